// The people of an action on many: exactly those that the caller was shown, locked until the transaction ends.
import { lockRecords } from '#server/db/locks.ts';
import { listFacultyBy, listFacultyIds } from '#server/db/people/faculty.ts';
import { listGuardianIds, listGuardiansBy } from '#server/db/people/guardians.ts';
import { byLastName } from '#server/db/people/name-keys.ts';
import { listStudentIds, listStudentsBy } from '#server/db/people/students.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { ApiError } from '#server/errors.ts';
import { counted } from '#shared/kit/format.ts';
import { inSentence } from '#shared/kit/record-types.ts';
import { years } from '#shared/kit/study-years.ts';
import type { FacultySelection } from '#shared/people/faculty.ts';
import type { GuardianSelection } from '#shared/people/guardians.ts';
import type { StudentSelection } from '#shared/people/students.ts';

/** Those with these ids, with personal and contact information. */
export const peopleOf = {
  student: (db: Database, ids: string[]) => listStudentsBy(db, 'students.id', ids),
  faculty: (db: Database, ids: string[]) => listFacultyBy(db, 'faculty.id', ids),
  guardian: (db: Database, ids: string[]) => listGuardiansBy(db, 'guardians.id', ids),
};

/** By year and name. */
export async function selectedStudents(tx: Tx, selection: StudentSelection) {
  const found = await selected(tx, 'student', selection, listStudentIds, peopleOf.student);
  return found.toSorted((a, b) => years.indexOf(a.year) - years.indexOf(b.year)); // which leaves those of a year by name
}

export const selectedFaculty = (tx: Tx, selection: FacultySelection) =>
  selected(tx, 'faculty', selection, listFacultyIds, peopleOf.faculty);

export const selectedGuardians = (tx: Tx, selection: GuardianSelection) =>
  selected(tx, 'guardian', selection, listGuardianIds, peopleOf.guardian);

/** The ids of the rows, or a filter with the number of rows that were shown. */
interface Selection<F> {
  ids?: string[] | undefined;
  filter?: F | undefined;
  expected?: number | undefined;
}

/** By name. @throws 409 where they are not exactly those that the caller was shown */
async function selected<F, R extends Parameters<typeof byLastName>[0]>(
  tx: Tx,
  noun: keyof typeof peopleOf,
  { ids = [], filter, expected = 0 }: Selection<F>,
  listIds: (tx: Tx, filter: F) => Promise<string[]>,
  listByIds: (tx: Tx, ids: string[]) => Promise<R[]>,
): Promise<R[]> {
  const one = inSentence(noun);
  const chosen = filter ? await listIds(tx, filter) : [...new Set(ids)];
  if (filter && chosen.length !== expected)
    throw new ApiError(
      409,
      `You chose ${counted(expected, one)}, but the list now has ${chosen.length}. Nothing was done. Look at the list again.`,
    );
  await lockRecords(tx, noun, chosen);
  const found = await listByIds(tx, chosen);
  if (found.length !== chosen.length) {
    const gone = chosen.length - found.length;
    throw new ApiError(
      409,
      `${counted(gone, `${one} of your choice is`, `${one}s of your choice are`)} no longer in the records. Nothing was done. Look at the list again.`,
    );
  }
  return found.toSorted(byLastName);
}
