// The tables of timetable, registers and attendance: a part of the schema.
import type { Generated } from 'kysely';
import type { SnakeCased, Versioned } from '#server/db/row-names.ts';
import type { AcademicYear } from '#shared/office/academic-years.ts';
import type { ClassKind } from '#shared/teaching/class-kinds.ts';
import type { ClassHeld, ClassInput } from '#shared/teaching/classes.ts';
import type { Mark } from '#shared/teaching/register-marks.ts';
import type { StudyMaterial } from '#shared/teaching/study/study-materials.ts';
import type { SubstitutionInput, TimetableEntryInput } from '#shared/teaching/timetable.ts';

export interface TimetableTables {
  /** At most one row; `periods` and `rooms` are JSON lists. */
  day_plan: { id: string; periods: string; rooms: string; version: Generated<number> };
  academic_years: SnakeCased<Omit<AcademicYear, 'aggregateFrom' | 'version'>> & {
    aggregate_from: Generated<number>;
    version: Generated<number>;
  };
  timetable: Versioned & SnakeCased<TimetableEntryInput> & { valid_until: string | null };
  substitutions: SnakeCased<SubstitutionInput> & { id: string };
  /** `units`: those of the subject that were finished in it, each a line. */
  classes: Versioned &
    SnakeCased<
      Omit<ClassInput, 'id' | 'entries' | 'units'> & Pick<ClassHeld, 'academicYear' | 'takenBy' | 'takenAt'>
    > & { account_id: string | null; units: Generated<string> };
  /** `file_id`: a PDF of `files`. */
  study_materials: Versioned &
    SnakeCased<Pick<StudyMaterial, 'subjectId' | 'title' | 'addedBy' | 'addedAt'>> & { file_id: string };
  attendance: { class_id: string; student_id: string; mark: Mark };
  /** The sums of `attendance`, and the counts of classes before registers were kept here. */
  attendance_sums: Record<Mark | 'earlier_held' | 'earlier_attended', Generated<number>> & {
    student_id: string;
    academic_year: string;
    subject_id: string;
    kind: ClassKind;
  };
}
