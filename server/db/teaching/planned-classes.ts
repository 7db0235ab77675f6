// The columns that timetable, substitutions and classes share: what is taught, by whom and where.

import type { Year } from '#shared/kit/study-years.ts';
import type { ClassKind } from '#shared/teaching/class-kinds.ts';
import type { DayClass } from '#shared/teaching/timetable.ts';

/** For a select from a table that is joined with `subjects` and, to the left, with `faculty`. */
export const plannedColumns = [
  'period',
  'room',
  'kind',
  'subject_id',
  'subjects.code',
  'subjects.name',
  'faculty_id',
  'faculty.first_name',
  'faculty.last_name',
] as const;

export interface PlannedRow {
  period: number;
  year: Year;
  room: string;
  kind: ClassKind;
  subject_id: string;
  code: string;
  name: string;
  faculty_id: string | null;
  first_name: string | null;
  last_name: string | null;
}

export type Planned = Pick<DayClass, 'period' | 'year' | 'subject' | 'faculty' | 'room' | 'kind'>;

export function toPlanned(row: PlannedRow): Planned {
  const { period, year, room, kind, faculty_id, first_name, last_name } = row;
  return {
    period,
    year,
    subject: { id: row.subject_id, code: row.code, name: row.name },
    faculty: faculty_id ? { id: faculty_id, firstName: first_name ?? '', lastName: last_name ?? '' } : null,
    room,
    kind,
  };
}

export function plannedValues(input: {
  period: number;
  year: Year;
  subjectId: string;
  facultyId: string | null;
  room: string;
  kind: ClassKind;
}) {
  const { period, year, subjectId, facultyId, room, kind } = input;
  return { period, year, subject_id: subjectId, faculty_id: facultyId, room, kind };
}
