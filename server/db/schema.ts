// One schema type for both databases. Text, integer and real only: both store and compare them alike.
// Instants are ISO 8601 text in UTC, dates ISO text, so that they sort as they read.
import type { Generated, Kysely, Transaction } from 'kysely';
import type { Gender } from '#shared/genders.ts';
import type { Role } from '#shared/roles.ts';
import type { Year } from '#shared/study-years.ts';

export interface Schema {
  students: {
    id: string;
    first_name: string;
    last_name: string;
    enrollment_number: string;
    profile_pic: string | null;
    father_first_name: string;
    father_last_name: string;
    mother_first_name: string;
    mother_last_name: string;
    year: Year;
    /** Lower-case names, e-mail, phone and enrolment number, for the search box. */
    search_text: string;
    version: Generated<number>;
    created_at: string;
    updated_at: string;
  };
  faculty: {
    id: string;
    first_name: string;
    last_name: string;
    designation: string;
    specialization: string;
    experience_years: number;
    year_of_joining: string;
    search_text: string;
    version: Generated<number>;
    created_at: string;
    updated_at: string;
  };
  personal_info: {
    id: string;
    student_id: string | null;
    faculty_id: string | null;
    dob: string | null;
    address: string;
    gender: Gender | 'Not specified';
    nationality: string;
    religion: string;
  };
  contact_info: {
    id: string;
    student_id: string | null;
    faculty_id: string | null;
    email: string;
    phone: string;
  };
  subjects: { id: string; code: string; name: string; year: Year; version: Generated<number> };
  fees: {
    id: string;
    student_id: string;
    label: string;
    amount: number;
    paid: number;
    due_on: string;
    paid_on: string | null;
    version: Generated<number>;
  };
  results: {
    id: string;
    student_id: string;
    subject_id: string;
    exam: string;
    marks: number;
    max_marks: number;
    held_on: string;
    version: Generated<number>;
  };
  grade_info: {
    id: string;
    student_id: string;
    subject_id: string;
    grade: string;
    grade_point: number;
    term: string;
    version: Generated<number>;
  };
  events: {
    id: string;
    event_title: string;
    event_date: string;
    /** Base64 JPEG without the data prefix, as the wire has it. */
    event_photo: string | null;
    /** The same, small, for lists; null in records older than the column. */
    event_thumbnail: string | null;
    version: Generated<number>;
  };
  academic_calendar: { id: string; year: Year; event: string; date: string; version: Generated<number> };
  accounts: {
    id: string;
    role: Role;
    /** Admins only: students and faculty sign in with their contact e-mail. */
    username: string | null;
    student_id: string | null;
    faculty_id: string | null;
    /** PHC string; null until the invite is used. */
    password_hash: string | null;
    created_at: string;
  };
  sessions: {
    id: string;
    /** SHA-256 of the cookie's token: the table alone signs nobody in. */
    token_hash: string;
    account_id: string;
    created_at: string;
    last_seen_at: string;
    idle_expires_at: string;
    expires_at: string;
    ip: string;
    user_agent: string;
  };
  invites: {
    token_hash: string;
    account_id: string;
    expires_at: string;
    used_at: string | null;
    created_at: string;
  };
  login_failures: { key: string; failures: number; window_started_at: string; blocked_until: string };
  deleted_records: {
    id: string;
    noun: string;
    record_id: string;
    label: string;
    /** The rows as JSON, account included, to be put back. */
    data: string;
    deleted_at: string;
    deleted_by: string | null;
    /** Of a student: not given again while the student can come back. */
    enrollment_number: string | null;
  };
  audit_log: {
    id: string;
    at: string;
    account_id: string | null;
    actor: string;
    action: string;
    noun: string;
    record_id: string;
    /** JSON: {field: [before, after]}. */
    changes: string;
    request_id: string;
    /** Which row below the record, in words: a fee's label; '' for the record itself. */
    label: Generated<string>;
    /** What the record was called after the change; '' for what has no name. */
    about: Generated<string>;
    /** Lower-case names and values of the change, for the search box. */
    search_text: Generated<string>;
  };
  imports: {
    id: string;
    noun: string;
    file_name: string;
    at: string;
    actor: string;
    created: number;
    updated: number;
    skipped: number;
    undone_at: string | null;
  };
  import_rows: {
    import_id: string;
    record_id: string;
    /** Of the record after the import: another one now means that somebody has changed it since. */
    version: number;
    /** The record as JSON, to put back; null where the import made it. */
    before: string | null;
  };
  /** One row, made with the table. */
  college_settings: { id: string; invite_message: string | null; version: Generated<number> };
  calendar_feeds: {
    account_id: string;
    /** SHA-256 of the address's token: the table alone opens no calendar. */
    token_hash: string;
    created_at: string;
  };
}

export type Database = Kysely<Schema>;
/** What a function takes that must run inside the caller's transaction. */
export type Tx = Transaction<Schema>;
