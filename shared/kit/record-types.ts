// One row for each kind of record: its words, its table and what belongs to it there, and how the audit log tells of it.
// The locks, the list of deleted records, the audit log and the portal's sentences are derived from it.

import type { AuditGroup } from '#shared/office/audit-groups.ts';
import type { RecordTypeRow } from './fields/record-type-row.ts';

const ofWebsite = (title: string) =>
  ({
    group: 'website',
    writtenBy: 'website.write',
    restores: 'itself',
    isNamed: true,
    titled: { columns: [title] },
    isPlain: true,
  }) as const;

/** Of a person, in the order in which they can be restored. */
const person = ['personal_info', 'contact_info', 'accounts'] as const;
const personTitle = { columns: ['first_name', 'last_name'] };

export const recordTypes = {
  student: {
    name: 'Student',
    group: 'student',
    table: 'students',
    titled: personTitle,
    writtenBy: 'student.write',
    restores: {
      column: 'student_id',
      tables: [
        ...person,
        'fees',
        'reminders',
        'results',
        'grade_info',
        'attendance',
        'attendance_sums',
        'exam_marks',
        'hall_ticket_exceptions',
        'guardian_students',
        'message_readers',
        'no_dues',
        'certificate_requests',
      ],
    },
    isNamed: true,
    section: 'students',
    fields: async () => (await import('#shared/people/students.ts')).studentFields,
    importedBy: 'enrolment number or email',
  },
  fee: {
    name: 'Fee',
    group: 'student',
    table: 'fees',
    writtenBy: 'fee.write',
    restores: 'itself',
    fields: async () => (await import('#shared/money/fees.ts')).feeHistoryFields,
    importedBy: 'enrolment number, fee and academic year of the due date',
  },
  payment: {
    name: 'Payment',
    group: 'student',
    fields: async () => (await import('#shared/money/payments.ts')).paymentFields,
  },
  refund: {
    name: 'Refund',
    group: 'student',
    fields: async () => (await import('#shared/money/refunds.ts')).refundFields,
  },
  renewal: {
    name: 'Renewal',
    group: 'student',
    fields: async () => (await import('#shared/money/government/renewals.ts')).renewalFields,
  },
  'payment-claim': {
    name: 'Transfer told of',
    group: 'student',
    fields: async () => (await import('#shared/money/payments.ts')).paymentFields,
  },
  'bank-statement': {
    name: 'Bank statement',
    group: 'settings',
    labelledAs: 'a bank statement',
    created: 'Read',
  },
  'day-close': { name: 'Day close', group: 'settings', labelledAs: 'the cash desk', created: 'Closed' },
  reminder: { name: 'Reminder', group: 'student' },
  message: {
    name: 'Message',
    group: 'student',
    created: 'Prepared',
    fields: async () => (await import('#shared/people/messages.ts')).messageFields,
  },
  result: {
    name: 'Result',
    group: 'student',
    table: 'results',
    writtenBy: 'result.write',
    restores: 'itself',
    fields: async () => (await import('#shared/exams/results.ts')).resultFields,
  },
  grade: {
    name: 'Grade',
    group: 'student',
    table: 'grade_info',
    writtenBy: 'result.write',
    restores: 'itself',
    fields: async () => (await import('#shared/exams/grades.ts')).gradeFields,
  },
  'hall-ticket': { name: 'Hall ticket', group: 'student', created: 'Issued' },
  certificate: { name: 'Certificate', group: 'student', created: 'Issued' },
  'certificate-request': {
    name: 'Request for a certificate',
    group: 'student',
    table: 'certificate_requests',
    created: 'Took',
    isShort: true,
  },
  approval: { name: 'Request for approval', group: 'student', created: 'Asked for' },
  'no-dues': { name: 'Dues at a desk', group: 'student', isShort: true },
  faculty: {
    name: 'Faculty member',
    group: 'faculty',
    table: 'faculty',
    titled: personTitle,
    writtenBy: 'faculty.write',
    restores: { column: 'faculty_id', tables: [...person, 'teaching', 'message_readers'] },
    isNamed: true,
    section: 'faculty',
    fields: async () => (await import('#shared/people/faculty.ts')).facultyFields,
    importedBy: 'email',
  },
  guardian: {
    name: 'Guardian',
    group: 'guardian',
    table: 'guardians',
    titled: personTitle,
    writtenBy: 'guardian.write',
    restores: { column: 'guardian_id', tables: ['accounts', 'guardian_students', 'message_readers'] },
    isNamed: true,
    fields: async () => (await import('#shared/people/guardians.ts')).guardianFields,
    importedBy: 'mobile number',
  },
  teaching: {
    name: 'Teaching',
    group: 'faculty',
    table: 'teaching',
    writtenBy: 'teaching.write',
    restores: 'itself',
  },
  subject: {
    name: 'Subject',
    group: 'subject',
    table: 'subjects',
    titled: { columns: ['code', 'name'] },
    writtenBy: 'subject.write',
    restores: { column: 'subject_id', tables: ['teaching', 'study_materials'] },
    isNamed: true,
    fields: async () => (await import('#shared/teaching/subjects.ts')).subjectFields,
    importedBy: 'code',
  },
  'study-material': {
    name: 'Study material',
    group: 'subject',
    table: 'study_materials',
    titled: { columns: ['title'] },
    writtenBy: 'study-material.write',
    restores: 'itself',
    isNamed: true,
  },
  'exam-session': {
    name: 'Exam session',
    group: 'exam-session',
    table: 'exam_sessions',
    titled: { columns: ['name', 'academic_year'], between: ', ' },
    writtenBy: 'exam-session.write',
    restores: { column: 'session_id', tables: ['exam_papers', 'exam_marks', 'hall_ticket_exceptions'] },
    isNamed: true,
    fields: async () => (await import('#shared/exams/exam-sessions.ts')).examSessionFields,
  },
  event: {
    name: 'Event',
    group: 'event',
    table: 'events',
    titled: { columns: ['event_title'] },
    writtenBy: 'event.write',
    restores: { column: 'event_id', tables: ['event_photos'] },
    isNamed: true,
    fields: async () => (await import('#shared/website/events.ts')).eventFields,
  },
  'academic-calendar': {
    name: 'Calendar entry',
    group: 'academic-calendar',
    table: 'academic_calendar',
    titled: { columns: ['event', 'date'], between: ', ' },
    writtenBy: 'calendar.write',
    restores: 'itself',
    isNamed: true,
    fields: async () => (await import('#shared/teaching/academic-calendar.ts')).calendarFields,
    isPlain: true,
  },
  notice: {
    name: 'Notice',
    group: 'notice',
    table: 'notices',
    titled: { columns: ['title'] },
    writtenBy: 'notice.write',
    restores: 'itself',
    isNamed: true,
    fields: async () => (await import('#shared/website/notices/notices.ts')).noticeFields,
  },
  fact: {
    name: 'Fact',
    group: 'fact',
    table: 'facts',
    labelledAs: 'the fact',
    fields: async () => (await import('#shared/website/facts.ts')).allFactFields,
  },
  college: {
    name: 'College',
    group: 'settings',
    labelledAs: 'the college',
    fields: async () => (await import('#shared/website/college/college.ts')).collegeFields,
  },
  words: { name: 'Words', group: 'website', labelledAs: 'the words of the page' },
  enquiry: {
    name: 'Enquiry',
    group: 'enquiry',
    table: 'enquiries',
    titled: { columns: ['reference'] },
    writtenBy: 'enquiry.write',
    restores: { column: 'enquiry_id', tables: ['enquiry_messages'] },
    isNamed: true,
    section: 'enquiries',
    isShort: true,
  },
  'website-person': {
    name: 'Person of the website',
    ...ofWebsite('name'),
    table: 'website_people',
    fields: async () => (await import('#shared/website/website-people.ts')).personFields,
  },
  'gallery-picture': {
    name: 'Picture of the gallery',
    ...ofWebsite('title'),
    table: 'gallery_pictures',
    fields: async () => (await import('#shared/website/gallery-pictures.ts')).galleryPictureFields,
  },
  'exam-link': {
    name: 'Link of the examination hub',
    ...ofWebsite('title'),
    table: 'exam_links',
    fields: async () => (await import('#shared/website/exams/exam-links.ts')).examLinkFields,
  },
  course: {
    name: 'Course',
    ...ofWebsite('name'),
    table: 'courses',
    fields: async () => (await import('#shared/website/courses.ts')).courseFields,
  },
  'exam-date': {
    name: 'Date of the examination hub',
    ...ofWebsite('subject'),
    table: 'exam_dates',
    fields: async () => (await import('#shared/website/exams/exam-dates.ts')).examDateFields,
  },
  timetable: { name: 'Entry of the timetable', group: 'timetable', labelledAs: 'a class of the timetable' },
  substitution: { name: 'Substitution', group: 'timetable', labelledAs: 'the change of a class' },
  class: { name: 'Class', group: 'class', table: 'classes', labelledAs: 'the register of a class' },
  'attendance-counts': { name: 'Attendance so far', group: 'class', labelledAs: 'attendance so far' },
  'fee-plan': {
    name: 'Fee plan',
    group: 'settings',
    table: 'fee_plans',
    writtenBy: 'fee-plan.write',
    restores: 'itself',
    labelledAs: 'the fee plan',
    fields: async () => (await import('#shared/money/plans/fee-plans.ts')).feePlanFields,
  },
  account: { name: 'Account', group: 'account' },
  'calendar-feed': { name: 'Calendar link', group: 'account' },
  import: { name: 'Import', group: 'import' },
  settings: { name: 'Settings', group: 'settings' },
  analytics: { name: 'Analytics', group: 'analytics' },
  'personal-info': { name: 'Personal information', group: 'view' },
  'contact-info': { name: 'Contact information', group: 'view' },
  view: { name: 'Record looked at', group: 'view' },
} as const satisfies Readonly<Record<string, RecordTypeRow>>;

type Rows = typeof recordTypes;
export type RecordNoun = keyof Rows;
export type LockedNoun = { [N in RecordNoun]: Rows[N] extends { table: string } ? N : never }[RecordNoun];
/** The record types whose deleted records can be restored. */
export type DeletedNoun = {
  [N in RecordNoun]: Rows[N] extends { restores: unknown } ? N : never;
}[RecordNoun];

export const recordNouns = Object.keys(recordTypes) as [RecordNoun, ...RecordNoun[]]; // the keys of the table
export const deletedNouns = recordNouns.filter((noun) => 'restores' in recordTypes[noun]) as [
  DeletedNoun,
  ...DeletedNoun[],
]; // those that DeletedNoun names

/** The row of a record type, with every property that a row may have. The audit log has nouns of earlier versions too. */
export const recordType = (noun: string): RecordTypeRow =>
  recordTypes[noun as RecordNoun] ?? { name: noun, group: 'view' };

/** 'exam session' */
export const inSentence = (noun: string): string =>
  recordType(noun).name.replace(/^./, (first) => first.toLowerCase());

export const nounsOfGroup = (group: AuditGroup) =>
  recordNouns.filter((noun) => recordTypes[noun].group === group);
