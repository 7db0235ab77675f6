// Words of the page that an invite link opens.

export const setPassword = {
  title: 'Choose your password',
  text: 'You need this page only once. Afterwards you log in with your e-mail and the password you choose here.',
  textOfAdmins:
    'You need this page only once. Afterwards you log in with your username and the password you choose here.',
  textOfGuardians:
    'You need this page only once. Afterwards you log in with your mobile number and the password you choose here.',
  label: 'New password',
  hint: 'Three or four words that do not belong together are easy to keep and hard to guess. Names, phone numbers and dates do not count.',
  submit: 'Save password',
  submitting: 'Saving…',
  noToken: 'This link is not complete. Open it again from the message, or ask the office for a new one.',
  done: 'Your password is saved. Log in now:',
  links: [
    { label: 'Student Login', url: '/student-login' },
    { label: 'Faculty Login', url: '/faculty-login' },
  ],
  failed: 'An error occurred. Please try again.',
} as const;
