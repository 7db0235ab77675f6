// Words of the page that says whether a certificate is valid.

export const verify = {
  title: 'Check a certificate',
  text: 'Every certificate and hall ticket of the college carries a code. This page says what the paper is and whether it is valid; it shows no more of the person than the initials.',
  label: 'Code on the certificate or hall ticket',
  submit: 'Check',
  papers: { certificate: 'certificate', ticket: 'hall ticket' },
  valid: 'This {paper} is valid.',
  withdrawn: 'This {paper} was withdrawn by the college on {date}. It is no longer valid.',
  unknown:
    'There is no certificate or hall ticket with this code. Compare it with the paper, letter by letter.',
  failed: 'The check did not work. Please try again in a moment.',
  facts: { kind: 'Paper', serial: 'Number', issuedOn: 'Date', holder: 'Issued to' },
  noScript: 'This page needs JavaScript. Without it, the office checks a certificate for you by phone.',
} as const;
