// Words of the log-in screens (product §2.10, §8).
import { contact } from '#content/college.ts';

export const login = {
  titles: {
    student: 'Student Login',
    faculty: 'Faculty Login',
    admin: 'Admin Login',
    guardian: 'Parent Login',
  },
  picture: {
    src: 'gallery/about-college/students.svg',
    alt: 'Four students in uniform stand together beside a bookshelf',
  },
  toggleLabel: 'Log in as',
  modes: { student: 'Student', faculty: 'Faculty', admin: 'Admin', guardian: 'Parent' },
  /** Below the students' log-in. */
  forParents: 'Parents and guardians log in here',
  fields: {
    email: 'Email',
    username: 'Username',
    phone: 'Mobile number',
    password: 'Password',
    code: 'Code',
  },
  codeHint: 'Six digits of your authenticator app, or a recovery code',
  showPassword: 'Show password',
  submit: 'Login',
  submitting: 'Logging in…',
  required: {
    email: 'Email is required',
    username: 'Username is required',
    phone: 'Phone number is required',
    password: 'Password is required',
  },
  /** Product §8: these exact texts. */
  failures: {
    admin: 'Invalid admin credentials',
    student: 'Invalid email or password',
    faculty: 'Invalid credentials',
    guardian: 'Invalid phone number or password',
    other: 'An error occurred. Please try again.',
  },
  forgot: {
    question: 'Forgot password?',
    answer: `A link lets you choose a new password. Ask for it here, or the office, in person, by phone ${contact.phone} or on WhatsApp.`,
    ask: 'Ask for a link',
    nameFirst: 'Type the name with which you log in above first.',
    tooOften: 'You have asked a few times already. Please wait an hour, or call the office.',
    notSent: 'That could not be sent. Please try again, or call the office.',
    button: 'Ask on WhatsApp',
    message: 'I forgot the password of my account at the college and ask for a new link.',
  },
} as const;
