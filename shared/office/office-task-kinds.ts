// What the office's first screen names: what it needs without the schemas.
import { keysOf } from '#shared/kit/fields/keys.ts';
import type { Action } from '#shared/roles.ts';

/** Whose work each task is, in the order of the screen. */
export const officeTaskActions = {
  'registers-not-taken': 'class.read',
  'marks-not-entered': 'marks.write',
  'certificates-asked': 'certificate.write',
  'enquiries-to-follow-up': 'enquiry.list',
  'fees-overdue': 'due.list',
  'students-not-invited': 'account.read',
  'notices-ending': 'notice.write',
  'facts-old': 'fact.write',
} as const satisfies Record<string, Action>;
export type OfficeTaskKind = keyof typeof officeTaskActions;
export const officeTaskKinds = keysOf(officeTaskActions);

export const mostNamed = 3;

/** The steps of the first days in the order in which they are taken, each with its screen below /admin-dashboard. */
export const setUpTable = {
  college: { to: 'college', text: 'Enter the college: name, address, phones, emails, links' },
  logo: { to: 'college', text: 'Give it its logo and colours' },
  'academic-year': { to: 'settings?tab=timetable', text: 'Set the days of the academic year' },
  fees: { to: 'facts', text: 'Publish the fees, with the order that they stand in' },
  'website-people': { to: 'website-people', text: 'Enter the governing body and who else is shown' },
  facts: { to: 'facts', text: 'Publish seats, admission and what families ask' },
  'exam-dates': { to: 'exam-dates', text: 'Replace the sample dates of examinations' },
  voices: { to: 'words', text: 'Replace or hide the sample voices of students and webinars' },
  'second-admin': {
    to: 'settings?tab=admins',
    text: 'Invite a second admin, for the day when you cannot sign in',
  },
  backup: { to: 'settings?tab=health', text: 'Have a backup made, and kept on another machine' },
  subjects: { to: 'subjects', text: 'Enter the subjects of each year' },
  faculty: { to: 'faculty', text: 'Enter the faculty, or import them from a file' },
  teaching: { to: 'subjects', text: 'Say who teaches which subject' },
  periods: { to: 'settings?tab=timetable', text: 'Set the periods of the day and the rooms' },
  students: { to: 'students', text: 'Enter the students, or import them from a file' },
  'fee-plans': { to: 'fee-plans', text: 'Enter what each class pays, and until when' },
  'payment-info': { to: 'settings?tab=payments', text: 'Say how to pay: bank account or UPI' },
  invites: { to: 'students?invited=no', text: 'Invite the students to their portal' },
} as const;
export type SetUpStep = keyof typeof setUpTable;
export const setUpSteps = keysOf(setUpTable);
