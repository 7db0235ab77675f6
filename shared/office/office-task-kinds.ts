// What the office's first screen names: what it needs without the schemas.

/** In the order of the screen. */
export const officeTaskKinds = [
  'registers-not-taken',
  'marks-not-entered',
  'certificates-asked',
  'enquiries-to-follow-up',
  'fees-overdue',
  'students-not-invited',
  'notices-ending',
  'facts-old',
] as const;
export type OfficeTaskKind = (typeof officeTaskKinds)[number];

export const mostNamed = 3;

/** The steps of the first days, in the order in which they are taken. */
export const setUpSteps = [
  'college',
  'logo',
  'academic-year',
  'fees',
  'website-people',
  'facts',
  'exam-dates',
  'voices',
  'second-admin',
  'backup',
  'subjects',
  'faculty',
  'teaching',
  'periods',
  'students',
  'fee-plans',
  'payment-info',
  'invites',
] as const;
export type SetUpStep = (typeof setUpSteps)[number];
