import { sql } from 'kysely';
import { findsWords } from '#server/db/list-page.ts';
import { camelCased } from '#server/db/row-names.ts';
import type { Database } from '#server/db/schema.ts';
import { sortKey } from '#shared/kit/text/sort-key.ts';
import { wordsToFind } from '#shared/kit/text/text-key.ts';
import { fatherName, fullName, motherName } from '#shared/people/full-name.ts';
import { fullNameOf } from './name-keys.ts';

/** By what an import recognizes a person who has no number and no email in the file. */
export interface Identity {
  id: string;
  /** Full names: the person's own, then those of father and mother. */
  names: readonly string[];
  /** An instant; null where it is not known. */
  dob: string | null;
}

/** Initials may be one word here and two there. */
const isLong = (word: string) => word.length > 3;

/**
 * Those who may have the name, in any order of its words: the last name of each begins with one of them. Read from the index of
 * the last names.
 */
export function mayBeNamed(name: string | undefined) {
  const words = wordsToFind(name);
  if (words.length === 0) return [];
  const beginnings = words
    .flatMap((word) => (isLong(word) ? [word] : [word, ...Array.from(word)]))
    .map(sortKey);
  const ranges = beginnings.map(
    (word) => sql<boolean>`(last_name_key >= ${word} and last_name_key < ${`${word}!`})`,
  );
  return [sql<boolean>`(${sql.join(ranges, sql` or `)})`, ...findsWords(words.filter(isLong).join(' '))];
}

/** @param name only those who may have it */
export async function listStudentIdentities(db: Database, name?: string): Promise<Identity[]> {
  let select = db
    .selectFrom('students')
    .innerJoin('personal_info', 'student_id', 'students.id')
    .select(['students.id', 'first_name', 'last_name', 'dob'])
    .select(['father_first_name', 'father_last_name', 'mother_first_name', 'mother_last_name']);
  for (const condition of mayBeNamed(name)) select = select.where(condition);
  return (await select.execute()).map((row) => {
    const student = camelCased(row);
    return { ...student, names: [fullName(student), fatherName(student), motherName(student)] };
  });
}

export async function listFacultyIdentities(db: Database, name?: string): Promise<Identity[]> {
  let select = db
    .selectFrom('faculty')
    .innerJoin('personal_info', 'faculty_id', 'faculty.id')
    .select(['faculty.id', 'first_name', 'last_name', 'dob']);
  for (const condition of mayBeNamed(name)) select = select.where(condition);
  return (await select.execute()).map((row) => ({ id: row.id, dob: row.dob, names: [fullNameOf(row)] }));
}
