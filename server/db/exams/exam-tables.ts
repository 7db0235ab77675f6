// The tables of exam sessions, marks and certificates.
import type { Generated } from 'kysely';
import type { SnakeCased, Versioned } from '#server/db/row-names.ts';
import type { ExamSession } from '#shared/exams/exam-sessions.ts';
import type { HallTicketStudent } from '#shared/exams/hall-tickets.ts';
import type { Mark } from '#shared/exams/marks.ts';
import type { KeptCertificate } from '#shared/office/papers/certificates.ts';
import type { NumberedKind } from '#shared/office/papers/document-kinds.ts';

export interface ExamTables {
  /** `first_date`: the day of its first paper, for the order of the list. */
  exam_sessions: Versioned &
    SnakeCased<Pick<ExamSession, 'name' | 'academicYear' | 'year' | 'kind' | 'state'>> & {
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
  exam_marks: Versioned &
    SnakeCased<Omit<Mark, 'absent' | 'version'>> & { session_id: string; is_absent: number };
  hall_ticket_exceptions: SnakeCased<NonNullable<HallTicketStudent['exception']>> & {
    session_id: string;
    student_id: string;
  };
  /** `student_id` without a foreign key: a certificate outlives the record of its student. */
  certificates: SnakeCased<
    Omit<KeptCertificate, 'kind' | 'duplicateOf' | 'reason' | 'sessionId' | 'facts'>
  > & {
    kind: NumberedKind;
    /** Counted by kind and academic year. */
    number: number;
    /** The student as printed, as JSON. */
    facts: string;
    /** The exam session of a marks memo; '' for a memo of all of them, and for certificates; of a second transfer certificate the original. */
    about: Generated<string>;
    /** A hash of what a marks memo shows. */
    content: Generated<string>;
  };
}
