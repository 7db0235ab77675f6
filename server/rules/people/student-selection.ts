import { byLastName } from '#server/db/people/name-keys.ts';
import { listStudentIds, listStudentsBy } from '#server/db/people/students.ts';
import type { Tx } from '#server/db/schema.ts';
import { selectedRecords } from '#server/records/selection.ts';
import { years } from '#shared/kit/study-years.ts';
import type { StudentSelection } from '#shared/people/student-selection.ts';
import type { Student } from '#shared/people/students.ts';

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
  return found.toSorted((a, b) => order(a) - order(b) || byLastName(a, b));
}

const order = ({ year }: Student) => years.indexOf(year);
