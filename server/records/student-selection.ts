import { lockRecords } from '#server/db/locks.ts';
import type { Tx } from '#server/db/schema.ts';
import { listStudentIds, listStudentsBy } from '#server/db/students.ts';
import { ApiError } from '#server/errors.ts';
import type { StudentSelection } from '#shared/student-selection.ts';
import type { Student } from '#shared/students.ts';

/**
 * The chosen students, with personal and contact information, locked until the transaction ends, in the order of their names.
 * @throws 409 where they are not exactly those that the caller was shown
 */
export async function selectedStudents(tx: Tx, selection: StudentSelection): Promise<Student[]> {
  const { ids = [], filter, expected = 0 } = selection;
  const chosen = filter ? await listStudentIds(tx, filter) : [...new Set(ids)];
  if (filter && chosen.length !== expected) {
    throw new ApiError(
      409,
      `You chose ${students(expected)}, but the list now has ${chosen.length}. Nothing was done. Look at the list again.`,
    );
  }
  await lockRecords(tx, 'student', chosen);
  const found = await listStudentsBy(tx, 'students.id', chosen);
  if (found.length !== chosen.length) {
    throw new ApiError(
      409,
      `${students(chosen.length - found.length)} of your choice no longer in the records. Nothing was done. Look at the list again.`,
    );
  }
  return found.toSorted((a, b) => order(a) - order(b) || (nameOf(a) < nameOf(b) ? -1 : 1));
}

const order = ({ year }: Student) => ['FIRST', 'SECOND', 'THIRD', 'FOURTH'].indexOf(year);
const nameOf = ({ lastName, firstName }: Student) => `${lastName} ${firstName}`;
const students = (count: number) => (count === 1 ? '1 student' : `${count} students`);
