import { sql } from 'kysely';
import { findsPerson } from '#server/db/list-page.ts';
import type { Database } from '#server/db/schema.ts';
import { fullName } from '#shared/people/full-name.ts';
import { fullNameOf } from './name-keys.ts';

/** By what an import recognizes a person who has no number and no e-mail in the file. */
export interface Identity {
  id: string;
  /** Full names: the person's own, then those of father and mother. */
  names: readonly string[];
  /** An instant; null where it is not known. */
  dob: string | null;
}

/** @param name only those in whose names or number each word of it is */
export async function listStudentIdentities(db: Database, name?: string): Promise<Identity[]> {
  let select = db
    .selectFrom('students')
    .innerJoin('personal_info', 'student_id', 'students.id')
    .select(['students.id', 'first_name', 'last_name', 'dob'])
    .select(['father_first_name', 'father_last_name', 'mother_first_name', 'mother_last_name']);
  for (const found of findsPerson(name, sql`students.search_text`)) select = select.where(found);
  return (await select.execute()).map((row) => ({
    id: row.id,
    dob: row.dob,
    names: [
      fullNameOf(row),
      fullName({ firstName: row.father_first_name, lastName: row.father_last_name }),
      fullName({ firstName: row.mother_first_name, lastName: row.mother_last_name }),
    ],
  }));
}

export async function listFacultyIdentities(db: Database): Promise<Identity[]> {
  const rows = await db
    .selectFrom('faculty')
    .innerJoin('personal_info', 'faculty_id', 'faculty.id')
    .select(['faculty.id', 'first_name', 'last_name', 'dob'])
    .execute();
  return rows.map((row) => ({ id: row.id, dob: row.dob, names: [fullNameOf(row)] }));
}
