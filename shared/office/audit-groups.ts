import { keysOf } from '#shared/kit/fields/keys.ts';

/** The filter of the audit log, in its order. */
export const auditGroups = {
  student: 'Students',
  faculty: 'Faculty',
  guardian: 'Guardians',
  subject: 'Subjects',
  'exam-session': 'Exam sessions',
  event: 'Events',
  'academic-calendar': 'Calendar',
  notice: 'Notices',
  fact: 'Facts',
  enquiry: 'Enquiries',
  website: 'Website',
  timetable: 'Timetable',
  class: 'Attendance',
  account: 'Accounts',
  import: 'Imports',
  settings: 'Settings',
  analytics: 'Analytics',
  view: 'Records looked at',
} as const;
export type AuditGroup = keyof typeof auditGroups;
export const auditGroupNames = keysOf(auditGroups);
