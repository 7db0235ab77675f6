// The islands of the digital library in one file, so that they take one request.
export { BookRequestDialog } from './book-request-dialog.tsx';
export { BookSearch } from './book-search.tsx';
export { FoundBooks } from './found-books.tsx';
export { RecommendedBooks } from './recommended-books.tsx';
