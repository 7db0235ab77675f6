// The permissions of each role. The server's guard, the portals' menus and the privilege tests read this table.

export const roles = ['student', 'faculty', 'admin'] as const;
export type Role = (typeof roles)[number];

/** `all` records · `own`, only the record that is the caller's own · `none` */
export type Extent = 'all' | 'own' | 'none';

interface Rule {
  anonymous: 'all' | 'none';
  student: Extent;
  faculty: Extent;
  admin: 'all' | 'none';
  /** What gives an account away, or cannot be undone: the caller is asked for the password again (`server/http/confirmation.ts`). */
  isConfirmed?: true;
}

const everyone: Rule = { anonymous: 'all', student: 'all', faculty: 'all', admin: 'all' };
const signedIn: Rule = { anonymous: 'none', student: 'all', faculty: 'all', admin: 'all' };
const staff: Rule = { anonymous: 'none', student: 'none', faculty: 'all', admin: 'all' };
const admins: Rule = { anonymous: 'none', student: 'none', faculty: 'none', admin: 'all' };

export const rules = {
  'service.use': everyone,
  'auth.use': everyone,
  'account.own': signedIn,
  // The own second factor: with another one, its owner does not come in any more.
  'account.protect': { ...signedIn, isConfirmed: true },
  'student.list': staff,
  'student.read': { anonymous: 'none', student: 'own', faculty: 'none', admin: 'all' },
  'student-photo.read': { anonymous: 'none', student: 'own', faculty: 'all', admin: 'all' },
  'student.write': admins,
  'fees.list': { anonymous: 'none', student: 'own', faculty: 'none', admin: 'all' },
  'payment.list': admins,
  'payment.write': admins,
  'payment.cancel': { ...admins, isConfirmed: true },
  // The id in the path is the payment's: the handler answers a student only about the own payments.
  'payment.read': { anonymous: 'none', student: 'all', faculty: 'none', admin: 'all' },
  'payment-info.read': { anonymous: 'none', student: 'all', faculty: 'none', admin: 'all' },
  'fee-plan.list': admins,
  'fee-plan.write': admins,
  'due.list': admins,
  'due.remind': admins,
  'account.read': admins,
  'account.end-sessions': admins,
  // Who holds the link, or the password where no code is asked, has the account.
  'account.invite': { ...admins, isConfirmed: true },
  'admin.list': admins,
  'admin.write': { ...admins, isConfirmed: true },
  'student-record.write': admins,
  'faculty.list': admins,
  'faculty.read': { anonymous: 'none', student: 'none', faculty: 'own', admin: 'all' },
  // The e-mail is the log-in name: only an admin can change it, the server keeps it in other callers' saves.
  'faculty.update': { anonymous: 'none', student: 'none', faculty: 'own', admin: 'all' },
  'faculty.write': admins,
  'person.list': admins,
  'subject.read': signedIn,
  'subject.write': admins,
  'teaching.read': staff,
  'teaching.write': admins,
  // A student gets only the sessions of the own year, without marks.
  'exam-session.read': signedIn,
  'exam-session.write': admins,
  // A teacher reads and enters only the marks of the own subjects.
  'marks.write': staff,
  'certificate.write': admins,
  'certificate.withdraw': { ...admins, isConfirmed: true },
  // Public: an employer who is shown a certificate can check it.
  'certificate.verify': everyone,
  'event.read': signedIn,
  'event.write': admins,
  // Only pictures of what is published are found.
  'picture.read': everyone,
  'calendar.read': signedIn,
  'calendar.write': admins,
  'notice.read': signedIn,
  'notice.write': admins,
  'fact.write': admins,
  // The handler compares the readers of the notice with the caller.
  'notice-file.read': everyone,
  // A visitor of the site, with the tick that allows to be called back: server/rules/website/enquiries.ts bounds how often.
  'enquiry.send': everyone,
  'enquiry.list': admins,
  'enquiry.write': admins,
  // People, pictures of the gallery and links of the examination hub.
  'website.write': admins,
  // Only the file of what is published is found.
  'exam-link-file.read': everyone,
  // The token in the address authorizes the request: calendar apps send no cookie.
  'calendar-feed.read': everyone,
  'timetable.read': signedIn,
  'timetable.write': admins,
  // Whose registers a teacher may take and read is decided with the timetable: server/rules/teaching/registers.ts.
  'class.read': staff,
  'class.write': staff,
  'class.delete': { ...admins, isConfirmed: true },
  'hall-ticket.write': admins,
  'attendance.list': admins,
  'attendance.write': admins,
  'audit-log.list': admins,
  'deleted-record.list': admins,
  'deleted-record.restore': admins,
  'import.write': admins,
  'settings.read': admins,
  'settings.write': admins,
  // What is old by this clock is deleted for good.
  'clock.confirm': { ...admins, isConfirmed: true },
  'health.read': admins,
  'analytics.read': staff,
  'office-task.list': admins,
  'document.read': admins,
} as const satisfies Record<string, Rule>;

export type Action = keyof typeof rules;

/** The signed-in user; `recordId` is the id of their student or faculty record, or of the admin's account. */
export interface Actor {
  role: Role;
  recordId: string;
  hasSecondFactor?: boolean;
}

/** The actions allowed to an admin who has not yet set up the second factor. */
const withoutSecondFactor: ReadonlySet<string> = new Set([
  'service.use',
  'auth.use',
  'account.own',
  'account.protect',
]);

/**
 * @param recordId the person's record that the call is about, if any
 * @param demandsFactor whether this installation requires a second factor of admins
 * @returns 'unauthenticated' for an anonymous request (401), 'forbidden' for a user who may not do it (403), 'factor missing' for an admin who must set up the second factor first (403)
 */
export function decide(action: Action, actor: Actor | null, recordId?: string, demandsFactor = false) {
  const rule: Rule = rules[action];
  if (rule.anonymous === 'all') return 'allowed';
  if (!actor) return 'unauthenticated';
  const mustSetUp = demandsFactor && actor.role === 'admin' && !actor.hasSecondFactor;
  if (mustSetUp && !withoutSecondFactor.has(action)) return 'factor missing';
  const extent = rule[actor.role];
  if (extent === 'all') return 'allowed';
  return extent === 'own' && recordId === actor.recordId ? 'allowed' : 'forbidden';
}

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
  settings: ['paymentInfo.account', 'paymentInfo.upiId', 'inviteMessage', 'enquiryMonths'],
  // The log-in name.
  student: ['contactInfo.email'],
  faculty: ['contactInfo.email'],
};

/** Whether the role has the permission for all records, e.g. to see fees in the list. */
export function mayAll(action: Action, role: Role): boolean {
  return rules[action][role] === 'all';
}
