// Words of the digital library page (product §2.8).
export const digitalLibrary = {
  title: 'Institutional Digital Library',
  lead: 'Search for a book, see whether it helps you, then ask us for it.',
  picture: {
    src: 'services/digital-library.svg',
    alt: 'A student works at a laptop between the shelves of the library',
  },
  search: {
    heading: 'Search for books',
    label: 'Book, author or subject',
    placeholder: 'such as gait',
    button: 'Search',
    loading: 'Looking for books…',
    empty: 'No books found. Try fewer or other words.',
    failed: 'The book search cannot be reached just now. Please try again later.',
    slow: 'The book search is taking longer than usual. Please wait a moment.',
    timedOut: 'The book search did not answer in time. Please try again.',
    unclear: 'The book search gave an answer that cannot be read here. Please try again later.',
    retry: 'Try again',
    /** {count} is a number. */
    found: '{count} books found for “{words}”',
    foundOne: '1 book found for “{words}”',
    needsScript: 'The search needs JavaScript, which is switched off here.',
    list: { label: 'Our own list of recommended books', url: '/resources/books' },
    resultsHeading: 'Books found',
    note: 'The search is done by Google Books. It is asked when this page opens, and it receives the words you type.',
  },
  /** The search of the recommended books (product §7). */
  firstQuery: 'Physiotherapy',
  recommendedHeading: 'Recommended books',
  recommendedText: 'A few books to begin with.',
  noneRecommended: 'The book search has no books for us just now.',
  unknownAuthor: 'Author not named',
  noCover: 'No cover picture',
  more: 'More about this book',
  disclaimer: {
    heading: 'Disclaimer',
    text: 'Titles and covers come from Google Books. The college does not sell these books and is not responsible for their content. Read and copy only what the law and the publisher allow.',
  },
  request: {
    lead: 'Is a book missing? Ask the library to get it.',
    open: 'Request a Book',
    title: 'Request a Book',
    intro:
      'Tell us which book you are looking for. WhatsApp opens with your request typed in, and you press send.',
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
