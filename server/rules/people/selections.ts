// The people that an action is for.
import { listFacultyBy, listFacultyIds } from '#server/db/people/faculty.ts';
import { listGuardianIds, listGuardiansBy } from '#server/db/people/guardians.ts';
import { byLastName } from '#server/db/people/name-keys.ts';
import { listStudentIds, listStudentsBy } from '#server/db/people/students.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { selectedRecords } from '#server/records/selection.ts';
import { years } from '#shared/kit/study-years.ts';
import type { FacultySelection } from '#shared/people/faculty.ts';
import type { GuardianSelection } from '#shared/people/guardians.ts';
import type { Student, StudentSelection } from '#shared/people/students.ts';

/** Those with these ids, with personal and contact information. */
export const peopleOf = {
  student: (db: Database, ids: string[]) => listStudentsBy(db, 'students.id', ids),
  faculty: (db: Database, ids: string[]) => listFacultyBy(db, 'faculty.id', ids),
  guardian: (db: Database, ids: string[]) => listGuardiansBy(db, 'guardians.id', ids),
};

// All are locked until the transaction ends, and throw 409 where they are not exactly those that the caller was shown.

/** By year and name. */
export async function selectedStudents(tx: Tx, selection: StudentSelection) {
  const found = await selectedRecords(tx, 'student', selection, listStudentIds, peopleOf.student);
  const order = ({ year }: Student) => years.indexOf(year);
  return found.toSorted((a, b) => order(a) - order(b) || byLastName(a, b));
}

/** By name. */
export async function selectedFaculty(tx: Tx, selection: FacultySelection) {
  const found = await selectedRecords(tx, 'faculty', selection, listFacultyIds, peopleOf.faculty);
  return found.toSorted(byLastName);
}

/** By name. */
export async function selectedGuardians(tx: Tx, selection: GuardianSelection) {
  const found = await selectedRecords(tx, 'guardian', selection, listGuardianIds, peopleOf.guardian);
  return found.toSorted(byLastName);
}
