// The tables of exam sessions, marks and certificates.
import type { Generated } from 'kysely';
import type { ExamKind, ExamState } from '#shared/exams/exam-sessions.ts';
import type { Year } from '#shared/kit/study-years.ts';
import type { NumberedKind } from '#shared/office/papers/document-kinds.ts';

export interface ExamTables {
  exam_sessions: {
    id: string;
    version: Generated<number>;
    name: string;
    academic_year: string;
    year: Year;
    kind: ExamKind;
    state: ExamState;
    /** The day of its first paper, for the order of the list. */
    first_date: string;
  };
  exam_papers: {
    session_id: string;
    subject_id: string;
    held_on: string;
    /** '09:30', or '' */
    starts_at: string;
    room: string;
    duration: Generated<string>;
    /** The name of the person who conducts the paper. */
    instructor: Generated<string>;
    max_marks: number;
    entered_by_id: string | null;
  };
  /** A row per student and subject, from the first entry on or from the locking of the session. */
  exam_marks: {
    id: string;
    version: Generated<number>;
    student_id: string;
    session_id: string;
    subject_id: string;
    marks: number | null;
    is_absent: 0 | 1;
    /** The name of the user who entered it last. */
    entered_by: string;
  };
  certificates: {
    id: string;
    kind: NumberedKind;
    academic_year: string;
    /** Counted by kind and academic year. */
    number: number;
    serial: string;
    code: string;
    /** Without a foreign key: a certificate outlives the record of its student. */
    student_id: string;
    /** The student as printed, as JSON. */
    facts: string;
    purpose: string;
    /** The exam session of a marks memo; '' for a memo of all of them, and for certificates; of a second transfer certificate the original. */
    about: Generated<string>;
    /** A hash of what a marks memo shows. */
    content: Generated<string>;
    issued_on: string;
    issued_by: string;
    withdrawn_on: string | null;
    withdrawal_reason: string;
  };
}
