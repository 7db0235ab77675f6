// One schema type for both databases. Text, integer and real only, which both store and compare alike, and the bytes of files.
// Instants are ISO 8601 text in UTC, dates ISO text, so that they sort as they read.
import type { Generated, Kysely, Transaction } from 'kysely';
import type { gradeFields } from '#shared/exams/grades.ts';
import type { resultFields } from '#shared/exams/results.ts';
import type { RowOf } from '#shared/kit/fields/fields.ts';
import type { Language } from '#shared/kit/languages.ts';
import type { recordTypes } from '#shared/kit/record-types.ts';
import type { Year } from '#shared/kit/study-years.ts';
import type { DayClose } from '#shared/money/cash-desk/day-closes.ts';
import type { feeFields } from '#shared/money/fees.ts';
import type { Renewal } from '#shared/money/government/renewals.ts';
import type { Payer } from '#shared/money/payers.ts';
import type { paymentFields } from '#shared/money/payments.ts';
import type { FeeRaise } from '#shared/money/plans/fee-plans.ts';
import type { refundFields } from '#shared/money/refunds.ts';
import type { Approval } from '#shared/office/approvals.ts';
import type { CollegeAuditEntry } from '#shared/office/audit-log.ts';
import type { Import } from '#shared/office/imports.ts';
import type { NumberedKind } from '#shared/office/papers/document-kinds.ts';
import type { contactInfoFields } from '#shared/people/contact-info.ts';
import type { facultyFields } from '#shared/people/faculty.ts';
import type { personalInfoFields } from '#shared/people/personal-info.ts';
import type { studentFields } from '#shared/people/students.ts';
import type { Role } from '#shared/roles.ts';
import type { subjectFields } from '#shared/teaching/subjects.ts';
import type { TeachingInput } from '#shared/teaching/teaching.ts';
import type { eventFields } from '#shared/website/events.ts';
import type { ExamTables } from './exams/exam-tables.ts';
import type { BankTables } from './money/bank-tables.ts';
import type { OfficeTables } from './office/office-tables.ts';
import type { PeopleTables } from './people/people-tables.ts';
import type { SnakeCased, Versioned } from './row-names.ts';
import type { TimetableTables } from './teaching/timetable-tables.ts';
import type { WebsiteTables } from './website/website-tables.ts';

interface Person extends Versioned {
  /** The key of the searched fields. */
  search_text: string;
  /** What lists are sorted by. */
  last_name_key: Generated<string>;
  first_name_key: Generated<string>;
  created_at: string;
  updated_at: string;
}

/** One row for each student and each faculty member. */
interface OfPerson {
  id: string;
  student_id: string | null;
  faculty_id: string | null;
}

interface OfStudent extends Versioned {
  student_id: string;
}

type RecordTypes = typeof recordTypes;
type PlainNoun = {
  [N in keyof RecordTypes]: RecordTypes[N] extends { isPlain: true } ? N : never;
}[keyof RecordTypes];
/** The tables of which every column is that of a field. */
type PlainTables = {
  [N in PlainNoun as RecordTypes[N]['table']]: Versioned &
    RowOf<Awaited<ReturnType<RecordTypes[N]['fields']>>>;
};

export interface Schema
  extends PlainTables,
    TimetableTables,
    BankTables,
    OfficeTables,
    ExamTables,
    PeopleTables,
    WebsiteTables {
  students: Person &
    RowOf<typeof studentFields, 'students'> & {
      /** As `search_text`, without the fields that teachers may not read. */
      staff_search_text: string;
    };
  faculty: Person & RowOf<typeof facultyFields, 'faculty'>;
  personal_info: OfPerson & RowOf<typeof personalInfoFields>;
  contact_info: OfPerson & RowOf<typeof contactInfoFields>;
  /** Each line of `syllabus` is a unit. */
  subjects: Versioned & RowOf<typeof subjectFields> & { syllabus: Generated<string> };
  teaching: SnakeCased<TeachingInput> & { id: string };
  fees: OfStudent &
    RowOf<typeof feeFields> & {
      /** The sum of the fee's concessions, each of which is a row of its own with a negative amount. */
      conceded: Generated<number>;
      /** The fee that this concession reduces; null for a fee. */
      concession_of: Generated<string | null>;
      concession_reason: Generated<string | null>;
      payable_by: Generated<Payer>;
      sanctioned_on: Generated<string | null>;
      refused_on: Generated<string | null>;
      refused_reason: Generated<string | null>;
      /** The raise that entered the fee. */
      raise_id: Generated<string | null>;
    };
  /** Of the fee reimbursement, for an academic year. `state_on`: since when. */
  renewals: SnakeCased<Omit<Renewal, 'on'>> & { student_id: string; state_on: string | null };
  /** `quota`: '' for every one; `heads`: [{label, amount, dueOn}] as JSON. */
  fee_plans: Versioned & { academic_year: string; study_year: Year; quota: string; heads: string };
  /** `academic_year` of the plan; null where one fee was raised for chosen students. */
  fee_raises: SnakeCased<FeeRaise> & { academic_year: string | null };
  /** A prefilled message about dues was opened. */
  reminders: { id: string; student_id: string; opened_on: string; opened_by: string; language: string };
  /**
   * Triggers refuse every change but a cancellation. Without foreign keys: what was paid stays in the day book when the
   * student is deleted.
   */
  payments: Versioned &
    RowOf<typeof paymentFields> & {
      /** The parts of the receipt's number, which is unique. */
      receipt_year: string;
      receipt_serial: number;
      idempotency_key: string | null;
      search_text: string;
      /** What lists are sorted by. */
      student_name_key: Generated<string>;
    };
  /**
   * What moved between a student's fees and the advance: from what is paid of a fee where it is positive, taken by the fee where
   * it is negative. It counts while its fee exists. Without a fee: what was refunded and is owed again, as a fee of its own.
   */
  advances: { id: string; student_id: string; fee_id: string | null; amount: number; made_at: string };
  refunds: Versioned &
    RowOf<typeof refundFields> & { refund_year: string; refund_serial: number; search_text: string };
  day_closes: SnakeCased<DayClose>;
  /** The code on a receipt, from its first print on. */
  receipt_codes: { payment_id: string; code: string };
  /** The last number given. `year`: financial, academic or calendar year; of enrolment numbers what stands before the number: 'VCP26'. */
  counters: {
    series: 'receipt' | 'refund' | 'enquiry' | 'enrollment' | NumberedKind;
    year: string;
    last: number;
  };
  results: OfStudent & RowOf<typeof resultFields>;
  grade_info: OfStudent & RowOf<typeof gradeFields>;
  /** `event_photo`: the id of a JPEG in `files`. */
  events: Versioned &
    RowOf<typeof eventFields, 'events'> & {
      /** The photo as the website shows it: made when it is first looked at there. */
      photo_id: Generated<string | null>;
      /** The small size for lists; null in records older than the column. */
      event_thumbnail: string | null;
    };
  /** `size` in bytes. A picture has no name. `picture_id`: of one size of a picture of the website. */
  files: {
    id: string;
    name: string;
    size: number;
    created_at: string;
    picture_id: Generated<string | null>;
    bytes: Uint8Array;
  };
  accounts: {
    id: string;
    role: Role;
    /** Admins only: students and faculty sign in with their contact email, guardians with their phone number. */
    username: string | null;
    student_id: string | null;
    faculty_id: string | null;
    guardian_id: Generated<string | null>;
    /** PHC string; null until the invite is used. */
    password_hash: string | null;
    created_at: string;
    /** Base32; null without a second factor. */
    totp_secret: Generated<string | null>;
    /** When the second factor was turned on; null while it is being set up. */
    totp_since: Generated<string | null>;
    /** Codes of this time step and earlier ones are used. */
    totp_last_step: Generated<number>;
    /** The sets of permissions (shared/roles.ts), with commas between them; '' for students and most teachers. */
    permissions: Generated<string>;
    /** From this day on the account is closed: its name stays in every entry. */
    closed_on: Generated<string | null>;
    /** Of the portal. */
    language: Generated<Language>;
  };
  sessions: {
    id: string;
    /** SHA-256 of the cookie's token: a copy of the database opens no session. */
    token_hash: string;
    account_id: string;
    created_at: string;
    last_seen_at: string;
    idle_expires_at: string;
    expires_at: string;
    ip: string;
    user_agent: string;
    /** When the user last confirmed the password. */
    confirmed_at: Generated<string>;
  };
  recovery_codes: { account_id: string; code_hash: string };
  invites: {
    token_hash: string;
    account_id: string;
    expires_at: string;
    used_at: string | null;
    created_at: string;
  };
  known_devices: {
    /** SHA-256 of the cookie's token; one browser may be known to several accounts. */
    token_hash: string;
    account_id: string;
    last_login_at: string;
  };
  password_requests: { account_id: string; asked_at: string };
  login_failures: { key: string; failures: number; window_started_at: string; blocked_until: string };
  deleted_records: {
    id: string;
    noun: string;
    record_id: string;
    label: string;
    /** The rows as JSON, account included, for a restore. */
    data: string;
    deleted_at: string;
    deleted_by: string | null;
    /** A deleted student's number: not assigned again while the student can be restored. */
    enrollment_number: string | null;
  };
  audit_log: SnakeCased<Omit<CollegeAuditEntry, 'changes' | 'label' | 'about'>> & {
    account_id: string | null;
    /** JSON: {field: [before, after]}. */
    changes: string;
    request_id: string;
    label: Generated<string>;
    about: Generated<string>;
    /** The key of the names and values of the change, for the search box. */
    search_text: Generated<string>;
  };
  audit_redactions: {
    id: string;
    at: string;
    reason: string;
    /** The person whose entries were redacted; null where old entries of all people were deleted. */
    record_id: string | null;
    /** The number of entries; null only within the transaction of the redaction. */
    entries: number | null;
  };
  approvals: SnakeCased<Omit<Approval, 'isOwn'>> & {
    /** The record in whose history it stands. */
    record_id: string;
    /** JSON: the call as it was sent. */
    call: string;
    /** The same for the same call with another reason: it waits once. */
    call_key: string;
    account_id: string;
  };
  clock: { id: number; seen_at: string };
  /** Backups that were made and read through. `place`: the folder, and the machine's name. */
  backups: { id: string; at: string; place: string; kilobytes: number };
  /** `headings`: a digest of the file's; null before this was noted. `fields`: the field of each column, 'firstName,,year'. */
  imports: SnakeCased<Import> & { headings: string | null; fields: string | null };
  /** `version`: the record's after the import; `before`: the record before it, as JSON, null where the import created it. */
  import_rows: { import_id: string; record_id: string; version: number; before: string | null };
  /** The table has one row, inserted by the migration. */
  college_settings: {
    id: string;
    invite_message: string | null;
    /** JSON: the reservation categories. */
    categories: Generated<string>;
    /** JSON: account, UPI id and office hours; null until they are entered. */
    payment_info: Generated<string | null>;
    enquiry_months: Generated<number>;
    /** JSON: desks, days and the transfer certificate; null while they are those of the start. */
    papers: Generated<string | null>;
    /** JSON: what needs a second person; null: nothing. */
    approvals: Generated<string | null>;
    is_set_up: Generated<number>;
    version: Generated<number>;
  };
  sample_records: { table_name: string; record_id: string };
  calendar_feeds: {
    account_id: string;
    /** SHA-256 of the address's token: a copy of the database opens no calendar. */
    token_hash: string;
    created_at: string;
  };
}

export type Database = Kysely<Schema>;
/** The parameter of functions that must run inside the caller's transaction. */
export type Tx = Transaction<Schema>;
