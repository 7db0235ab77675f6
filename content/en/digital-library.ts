// Words of the digital library page (product §2.8).
export const digitalLibrary = {
  title: 'Institutional Digital Library',
  lead: 'Search for a book, see whether it helps you, then ask us for it.',
  picture: {
    src: 'services/digital-library.svg',
    alt: 'A student reads a book on a tablet between library shelves',
  },
  search: {
    heading: 'Search for books',
    label: 'Book, author or subject',
    placeholder: 'for example: kinesiology',
    button: 'Search',
    loading: 'Looking for books…',
    empty: 'No books found. Try fewer or other words.',
    failed: 'The book search cannot be reached just now. Please try again later.',
    resultsHeading: 'Books found',
    note: 'The search is done by an outside book service. It receives the words you type.',
  },
  /** What is looked up when the page loads (product §7). */
  firstQuery: 'Physiotherapy',
  recommendedHeading: 'Recommended books',
  unknownAuthor: 'Author not named',
  noCover: 'No cover picture',
  more: 'More about this book',
  disclaimer: {
    heading: 'Please note',
    text: 'Titles and covers come from an outside book service. The college does not sell these books and does not answer for their content. Read and copy only what the law and the publisher allow.',
  },
  request: {
    open: 'Request a Book',
    title: 'Request a Book',
    intro: 'Tell us which book you miss. WhatsApp opens with your request typed in, and you press send.',
    fields: {
      name: 'Your name',
      email: 'Email',
      bookTitle: 'Book title',
      author: 'Author',
      reason: 'Why do you need it?',
    },
    optional: 'optional',
    submit: 'Send on WhatsApp',
  },
  login: { label: 'Student Login', url: '/student-login' },
} as const;
