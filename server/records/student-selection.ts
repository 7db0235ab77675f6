import type { Tx } from '#server/db/schema.ts';
import { listStudentIds, listStudentsBy } from '#server/db/students.ts';
import type { StudentSelection } from '#shared/student-selection.ts';
import type { Student } from '#shared/students.ts';
import { years } from '#shared/study-years.ts';
import { selectedRecords } from './selection.ts';

/**
 * The chosen students, with personal and contact information, locked until the transaction ends, in the order of their names.
 * @throws 409 where they are not exactly those that the caller was shown
 */
export async function selectedStudents(tx: Tx, selection: StudentSelection): Promise<Student[]> {
  const found = await selectedRecords(tx, selection, {
    noun: 'student',
    one: 'student',
    listIds: listStudentIds,
    listByIds: (db, ids) => listStudentsBy(db, 'students.id', ids),
  });
  return found.toSorted((a, b) => order(a) - order(b) || (nameOf(a) < nameOf(b) ? -1 : 1));
}

const order = ({ year }: Student) => years.indexOf(year);
const nameOf = ({ lastName, firstName }: Student) => `${lastName} ${firstName}`;
