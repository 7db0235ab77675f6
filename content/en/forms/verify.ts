// Words of the page that says whether a certificate, hall ticket, marks memo or receipt is valid.

export const verify = {
  title: 'Check a document',
  text: 'Certificates, hall tickets, marks memos and receipts of the college carry a code. This page says what the document is and whether it is valid; it shows no more of the person than the initials.',
  label: 'Code on the document',
  submit: 'Check',
  valid: 'This document is valid.',
  withdrawn: 'This document was withdrawn by the college on {date}. It is no longer valid.',
  cancelled: {
    mistake: 'This receipt was cancelled by the college on {date}. It is no longer valid.',
    returned: 'The payment of this receipt was returned by the bank on {date}. It is no longer valid.',
  },
  unknown: 'There is no document with this code. Compare it with the paper, letter by letter.',
  failed: 'The check did not work. Please try again in a moment.',
  facts: {
    college: 'College',
    kind: 'Document',
    serial: 'Number',
    issuedOn: 'Date',
    holder: 'Issued to',
  },
  noScript: 'This page needs JavaScript. Without it, the office checks a document for you by phone.',
} as const;
