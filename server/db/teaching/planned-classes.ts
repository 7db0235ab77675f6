// The columns that timetable, substitutions and classes share: what is taught, by whom and where.

import { type CamelCased, camelCased } from '#server/db/row-names.ts';
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

interface Names {
  first_name: string | null;
  last_name: string | null;
}

/** @param names null where no faculty member is joined */
export const teacherOf = (id: string | null, { first_name, last_name }: Names) =>
  id === null ? null : { id, firstName: first_name ?? '', lastName: last_name ?? '' };

interface Joined extends Names {
  subject_id: string;
  code: string;
  name: string;
  faculty_id: string | null;
}

/** The row with its subject and teacher; its other columns become properties. */
export function toPlanned<Row extends Joined>(
  row: Row,
): CamelCased<Omit<Row, keyof Joined>> & Pick<DayClass, 'subject' | 'faculty'> {
  const { subject_id, code, name, faculty_id, first_name, last_name, ...own } = row;
  return {
    ...camelCased(own),
    subject: { id: subject_id, code, name },
    faculty: teacherOf(faculty_id, { first_name, last_name }),
  };
}
