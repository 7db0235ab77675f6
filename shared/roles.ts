// The permissions of each role. The server's guard, the portals' menus and the privilege tests read this table.

import type { Year } from './kit/study-years.ts';

export const roles = ['student', 'faculty', 'admin', 'guardian'] as const;
export type Role = (typeof roles)[number];

/** What a staff account may do: a set of permissions, not a free choice. An account may have several. */
export const permissionSets = ['office', 'cashier', 'exams', 'website', 'principal', 'admin'] as const;
export type PermissionSet = (typeof permissionSets)[number];
export const permissionSetLabels: Readonly<Record<PermissionSet, { name: string; text: string }>> = {
  office: { name: 'Office', text: 'Records of students, teaching, exams, website and enquiries' },
  cashier: { name: 'Cashier', text: 'Fees, payments, dues and receipts' },
  exams: { name: 'Examinations', text: 'Exam sessions, marks, memos, hall tickets; reads attendance' },
  website: { name: 'Website', text: 'What is published on the website, and enquiries' },
  principal: { name: 'Principal', text: 'Reads everything and publishes; changes no record' },
  admin: { name: 'Admin', text: 'All of it, with accounts and settings' },
};

/** The sets as the database keeps them: with commas between them. */
export const readPermissions = (stored: string): PermissionSet[] =>
  permissionSets.filter((set) => stored.split(',').includes(set));

/** `all` records · `own`, only the record that is the caller's own · `none` */
export type Extent = 'all' | 'own' | 'none';
/** Of a guardian `own` are the records of the own students; `fees` and `marks` only of those whose fees or marks the office lets be seen. */
export type GuardianExtent = Extent | 'fees' | 'marks';

interface Rule {
  anonymous: 'all' | 'none';
  student: Extent;
  faculty: Extent;
  guardian: GuardianExtent;
  /** The sets that may do it; `admin` may do everything. */
  sets: readonly PermissionSet[];
  /** The sets that may only read: for calls of the method GET. */
  readers: readonly PermissionSet[];
  /** What gives an account away, or cannot be undone: the caller is asked for the password again (`server/http/confirmation.ts`). */
  isConfirmed?: true;
}

const everyone: Rule = {
  anonymous: 'all',
  student: 'all',
  faculty: 'all',
  guardian: 'all',
  sets: permissionSets,
  readers: [],
};
const signedIn: Rule = { ...everyone, anonymous: 'none' };
/** Staff accounts with one of these sets; the principal reads everything. */
const by = (...sets: PermissionSet[]): Rule => ({
  anonymous: 'none',
  student: 'none',
  faculty: 'none',
  guardian: 'none',
  sets,
  readers: ['principal'],
});
/** Only the set `admin`, reading included. */
const admins: Rule = { ...by(), readers: [] };
const money: Rule = { ...by('cashier'), readers: ['principal', 'office'] };
const website = by('office', 'website');

export const rules = {
  'service.use': everyone,
  'auth.use': everyone,
  'account.own': signedIn,
  // The own second factor: with another one, its owner does not come in any more.
  'account.protect': { ...signedIn, isConfirmed: true },
  'student.list': { ...by('office', 'cashier', 'exams'), faculty: 'all' },
  'student.read': { ...by('office', 'cashier', 'exams'), student: 'own', guardian: 'own' },
  'student-photo.read': {
    ...by('office', 'cashier', 'exams'),
    student: 'own',
    faculty: 'all',
    guardian: 'own',
  },
  // Every field of a student: the other sets read those that `readBy` of the field gives them.
  'student-details.read': by('office'),
  'student.write': by('office'),
  'fees.list': { ...money, student: 'own', guardian: 'fees' },
  'payment.list': by('cashier'),
  'payment.write': by('cashier'),
  // Who has paid by transfer tells the office so.
  'renewal.write': by('office', 'cashier'),
  'payment-claim.write': { ...by('cashier'), student: 'own', guardian: 'fees' },
  'payment.cancel': { ...by('cashier'), isConfirmed: true },
  // Money goes out.
  'refund.write': { ...by('cashier'), isConfirmed: true },
  'day-close.write': by('cashier'),
  // The id in the path is the payment's: the handler answers students and guardians only about the own payments.
  'payment.read': { ...money, student: 'all', guardian: 'all' },
  'payment-info.read': { ...money, student: 'all', guardian: 'all' },
  'memo.read': { ...by('office', 'exams'), student: 'own', guardian: 'marks' },
  'guardian.list': by('office'),
  // Students see who looks at their record.
  'guardian.of-student': { ...by('office'), student: 'own' },
  // A guardian reads the own record, for the list of the own students.
  'guardian.read': { ...by('office'), guardian: 'own' },
  'guardian.write': by('office'),
  'message.read': by('office'),
  'message.write': by('office'),
  'fee-plan.list': money,
  'fee-plan.write': by('cashier'),
  'due.list': money,
  'due.remind': by('cashier', 'office'),
  'account.read': by('office'),
  'account.end-sessions': by('office'),
  // Who holds the link, or the password where no code is asked, has the account.
  'account.invite': { ...by('office'), isConfirmed: true },
  // To look at a portal as its person sees it.
  'view-as.use': by('office'),
  'admin.list': { ...admins, readers: ['principal'] },
  'admin.end-sessions': admins,
  'admin.write': { ...admins, isConfirmed: true },
  'fee.write': by('cashier'),
  'result.write': by('office', 'exams'),
  'faculty.list': by('office', 'exams'),
  'faculty.read': { ...by('office'), faculty: 'own' },
  // The email is the log-in name: only an admin can change it, the server keeps it in other callers' saves.
  'faculty.update': { ...by('office'), faculty: 'own' },
  'faculty.write': by('office'),
  'person.list': by('office'),
  'subject.read': { ...signedIn, guardian: 'none' },
  'subject.write': by('office'),
  'study-material.read': { ...signedIn, guardian: 'none' },
  // A teacher only that of the subjects that the office has entered as taught by the teacher.
  'study-material.write': { ...by('office'), faculty: 'all' },
  'teaching.read': { ...by('office', 'exams'), faculty: 'all' },
  'teaching.write': by('office'),
  // Students and guardians get only the sessions of the own year, without marks.
  'exam-session.read': signedIn,
  'exam-session.write': by('office', 'exams'),
  // A teacher reads and enters only the marks of the own subjects.
  'marks.write': { ...by('office', 'exams'), faculty: 'all' },
  'certificate.write': by('office'),
  'certificate.withdraw': { ...by('office'), isConfirmed: true },
  // What can be asked for is the same for all.
  'certificate-kind.read': signedIn,
  'certificate-request.ask': { ...by('office'), student: 'own', guardian: 'own' },
  'no-dues.read': { ...by('office'), student: 'own' },
  // Public: an employer who is shown a certificate can check it.
  'certificate.verify': everyone,
  'event.read': signedIn,
  'event.write': website,
  // Only pictures of what is published are found.
  'picture.read': everyone,
  'calendar.read': signedIn,
  'calendar.write': by('office'),
  'notice.read': signedIn,
  'notice.write': website,
  'class-notice.write': { ...by(), faculty: 'own' },
  'fact.write': website,
  // The handler compares the readers of the notice with the caller.
  'notice-file.read': everyone,
  // A visitor of the site, with the tick that allows to be called back: server/rules/website/enquiries.ts bounds how often.
  'enquiry.send': everyone,
  'enquiry.list': website,
  'enquiry.write': website,
  // People, pictures of the gallery and links of the examination hub.
  'website.write': website,
  // The words of the public pages, and what the college is called.
  'words.write': by('website'),
  'college.read': signedIn,
  // To put on the website what is entered, and to take it off.
  'website.publish': by('office', 'website', 'principal'),
  // Only the file of what is published is found.
  'exam-link-file.read': everyone,
  // The token in the address authorizes the request: calendar apps send no cookie.
  'calendar-feed.read': everyone,
  'timetable.read': signedIn,
  'timetable.write': by('office'),
  // A teacher says of an own class that it is not held, and nothing else: server/rules/teaching/registers.ts.
  'substitution.write': { ...by('office'), faculty: 'all' },
  // Whose registers a teacher may take and read is decided with the timetable: server/rules/teaching/registers.ts.
  'class.read': { ...by('office', 'exams'), faculty: 'all' },
  'class.write': { ...by('office'), faculty: 'all' },
  'class.delete': { ...by('office'), isConfirmed: true },
  // The own ticket: which student's it is, and whether the marks may be seen, the handler asks.
  'hall-ticket.read': { ...by(), readers: [], student: 'all', guardian: 'all' },
  'hall-ticket.write': by('office', 'exams'),
  'attendance.list': by('office', 'exams'),
  'attendance.write': by('office'),
  // Of one record.
  'history.list': by('office'),
  // Of the whole college.
  'audit-log.list': { ...admins, readers: ['principal'] },
  'deleted-record.list': by('office'),
  'deleted-record.restore': by('office'),
  'import.write': by('office'),
  'settings.read': { ...admins, sets: permissionSets },
  'settings.write': by('office'),
  // What is old by this clock is deleted for good.
  'clock.confirm': { ...admins, isConfirmed: true },
  'health.read': { ...admins, readers: ['principal'] },
  'analytics.read': { ...by('office', 'cashier', 'exams'), faculty: 'all' },
  'month.read': by('principal'),
  // What the caller has asked for; who approves sees what others ask for.
  'approval.list': { ...admins, sets: permissionSets },
  'approval.decide': { ...by('principal'), isConfirmed: true },
  'office-task.list': { ...admins, sets: permissionSets },
  'document.read': by('office', 'exams'),
} as const satisfies Record<string, Rule>;

export type Action = keyof typeof rules;

/** The signed-in user; `recordId` is the id of their student or faculty record, or of the admin's account. */
export interface Actor {
  role: Role;
  recordId: string;
  permissions: readonly PermissionSet[];
  hasSecondFactor?: boolean;
  /** The students of a guardian: those who have neither left nor graduated. */
  children?: readonly Child[];
}

/** What a guardian may see of a student. */
export interface Child {
  studentId: string;
  year: Year;
  maySeeFees: boolean;
  maySeeMarks: boolean;
}

/** The actions allowed to an admin who has not yet set up the second factor. */
const withoutSecondFactor: ReadonlySet<string> = new Set([
  'service.use',
  'auth.use',
  'account.own',
  'account.protect',
]);

/** @param isReading whether nothing is changed: some sets may only read */
export function extentOf(
  action: Action,
  { role, permissions }: Pick<Actor, 'role' | 'permissions'>,
  isReading = false,
): GuardianExtent {
  const { sets, readers, ...rule }: Rule = rules[action];
  const may = (set: PermissionSet) =>
    set === 'admin' || sets.includes(set) || (isReading && readers.includes(set));
  if (permissions.some(may)) return 'all';
  return role === 'admin' ? 'none' : rule[role];
}

interface Asked {
  /** The person's record that the call is about, if any. */
  recordId?: string | undefined;
  isReading?: boolean;
  /** Whether this installation requires a second factor of admins. */
  demandsFactor?: boolean;
}

/**
 * @returns 'unauthenticated' for an anonymous request (401), 'forbidden' for a user who may not do it (403), 'factor missing' for an admin who must set up the second factor first (403), 'unknown' for a guardian who asks for another's student (404)
 */
export function decide(
  action: Action,
  actor: Actor | null,
  { recordId, isReading = false, demandsFactor = false }: Asked = {},
) {
  const rule: Rule = rules[action];
  if (rule.anonymous === 'all') return 'allowed';
  if (!actor) return 'unauthenticated';
  const mustSetUp = demandsFactor && actor.permissions.length > 0 && !actor.hasSecondFactor;
  if (mustSetUp && !withoutSecondFactor.has(action)) return 'factor missing';
  const extent = extentOf(action, actor, isReading);
  if (extent === 'all') return 'allowed';
  if (extent === 'none') return 'forbidden';
  if (recordId === actor.recordId) return 'allowed';
  if (actor.role !== 'guardian') return 'forbidden';
  const child = childOf(actor, recordId);
  if (!child) return 'unknown';
  return extent === 'own' || child[extent === 'fees' ? 'maySeeFees' : 'maySeeMarks']
    ? 'allowed'
    : 'forbidden';
}

/** The guardian's student with this id; undefined for all others. */
export const childOf = ({ children = [] }: Pick<Actor, 'children'>, studentId: string | undefined) =>
  children.find((child) => child.studentId === studentId);

/** Whether the user works at the college: no student and no guardian. */
export const isStaff = ({ role }: Pick<Actor, 'role'>) => role === 'faculty' || role === 'admin';

/** Whether the caller is asked for the password again. */
export function isConfirmed(action: Action): boolean {
  const rule: Rule = rules[action];
  return rule.isConfirmed ?? false;
}

/**
 * The fields, by the noun of the audit log, whose change gives money or an account away, or deletes for good: whichever call
 * changes one of them, its user is asked for the password again.
 */
export const confirmedFields: Readonly<Record<string, readonly string[]>> = {
  // A message may send the link, and with it the account, to another site. With fewer months, enquiries are deleted.
  settings: [
    'paymentInfo.account',
    'paymentInfo.upiId',
    'inviteMessage',
    'enquiryMonths',
    'approvals.cancellation',
    'approvals.refund',
    'approvals.concession',
    'approvals.exception',
    'approvals.marks',
  ],
  // The log-in name.
  student: ['contactInfo.email'],
  faculty: ['contactInfo.email'],
  guardian: ['phone'],
};

/** Whether the user may do it for all records, e.g. see fees in the list. */
export function mayAll(action: Action, actor: Pick<Actor, 'role' | 'permissions'>, isReading = false) {
  return extentOf(action, actor, isReading) === 'all';
}
