// The tables of timetable, registers, attendance and hall tickets: a part of the schema.
import type { Generated } from 'kysely';
import type { SnakeCased } from '#server/db/row-names.ts';
import type { Versioned } from '#server/db/versioned.ts';
import type { Year } from '#shared/kit/study-years.ts';
import type { AcademicYear } from '#shared/office/academic-years.ts';
import type { ClassKind } from '#shared/teaching/class-kinds.ts';
import type { Mark } from '#shared/teaching/register-marks.ts';

interface PlannedClass {
  period: number;
  year: Year;
  subject_id: string;
  faculty_id: string | null;
  room: string;
  kind: ClassKind;
}

export interface TimetableTables {
  /** At most one row; `periods` and `rooms` are JSON lists. */
  day_plan: { id: string; periods: string; rooms: string; version: Generated<number> };
  academic_years: SnakeCased<Omit<AcademicYear, 'aggregateFrom' | 'version'>> & {
    aggregate_from: Generated<number>;
    version: Generated<number>;
  };
  timetable: Versioned & PlannedClass & { weekday: number; valid_from: string; valid_until: string | null };
  substitutions: { id: string } & PlannedClass & {
      day: string;
      /** 0 or 1. */
      is_cancelled: number;
      reason: string;
    };
  classes: Versioned &
    PlannedClass & {
      academic_year: string;
      day: string;
      account_id: string | null;
      /** The account's name when the register was taken. */
      taken_by: string;
      taken_at: string;
      /** The units of the subject that were finished in it, each a line. */
      units: Generated<string>;
    };
  study_materials: Versioned & {
    subject_id: string;
    /** A PDF of `files`. */
    file_id: string;
    title: string;
    added_by: string;
    added_at: string;
  };
  attendance: { class_id: string; student_id: string; mark: Mark };
  /** The sums of `attendance`, and the counts of classes before registers were kept here. */
  attendance_sums: Record<Mark | 'earlier_held' | 'earlier_attended', Generated<number>> & {
    student_id: string;
    academic_year: string;
    subject_id: string;
    kind: ClassKind;
  };
  hall_ticket_exceptions: {
    session_id: string;
    student_id: string;
    reason: string;
    /** The account's name. */
    allowed_by: string;
    allowed_at: string;
  };
}
