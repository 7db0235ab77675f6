// Words of the site search.
export const search = {
  open: 'Search this site',
  label: 'Search pages, questions, notices and people',
  placeholder: 'Fees, hostel, exam, scholarship …',
  close: 'Close the search',
  loading: 'Loading the search…',
  failed: 'The search cannot be loaded. Please check the connection and try again.',
  none: 'Nothing found for “{words}”. Try a shorter word, or ask us on WhatsApp.',
  hint: 'Type at least two letters.',
  kinds: { page: 'Page', question: 'Question', notice: 'Notice', person: 'Person' },
} as const;
