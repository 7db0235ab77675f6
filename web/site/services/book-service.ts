// The book search of another company (product §7).
export const bookSearch = 'https://www.googleapis.com/books/v1/volumes';
/** The one host that covers of the book search may come from. */
export const bookCovers = 'https://books.google.com';
