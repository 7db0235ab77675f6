// Words of the page that an invite link opens.

export const setPassword = {
  title: 'Choose your password',
  text: 'You need this page only once. It logs you in, and says with which name you log in from then on.',
  label: 'New password',
  hint: 'Three or four words that do not belong together are easy to keep and hard to guess. Names, phone numbers and dates do not count.',
  submit: 'Save password',
  submitting: 'Saving…',
  noToken: 'This link is not complete. Open it again from the message, or ask the office for a new one.',
  done: 'Your password is saved, and you are logged in.',
  /** Before the name. */
  names: {
    student: 'Next time log in with your e-mail',
    faculty: 'Next time log in with your e-mail',
    admin: 'Next time log in with your username',
    guardian: 'Next time log in with your mobile number',
  },
  open: 'Open my pages',
  failed: 'An error occurred. Please try again.',
} as const;
