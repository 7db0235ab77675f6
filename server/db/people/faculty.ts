import { byLetter, findsPerson, type Page, pageOf, sortedBy } from '#server/db/list-page.ts';
import { columnsOf, filterConditions, recordReader } from '#server/db/record-columns.ts';
import { rowsFor } from '#server/db/rows.ts';
import type { Database } from '#server/db/schema.ts';
import type { RecordOf, RowOf, Written } from '#shared/kit/fields/fields.ts';
import type { FacultyFilter } from '#shared/people/faculty.ts';
import {
  type Faculty,
  type FacultyInclude,
  type FacultyListQuery,
  facultyFields,
} from '#shared/people/faculty.ts';
import { tickOneNames } from '#shared/people/person-fields.ts';
import { personRows } from './person-rows.ts';

/** A faculty member as stored, with all defaults filled in. */
export type FacultyRecord = RecordOf<Written<typeof facultyFields>>;

/** Turns a row into a faculty member. */
const toFaculty: (
  row: RowOf<typeof facultyFields> & Pick<Faculty, 'id' | 'version'>,
  include: readonly FacultyInclude[],
) => Faculty = recordReader(facultyFields, (record) => tickOneNames(facultyFields, record));

/** Every faculty member has both rows, so inner joins lose no record. */
function selectFaculty(db: Database) {
  return db
    .selectFrom('faculty')
    .innerJoin('personal_info', 'personal_info.faculty_id', 'faculty.id')
    .innerJoin('contact_info', 'contact_info.faculty_id', 'faculty.id')
    .select(['faculty.id', 'faculty.version', ...columnsOf(facultyFields)]);
}

const byName = ['last_name_key', 'first_name_key'] as const;
const sortColumns = {
  lastName: [...byName, 'faculty.id'],
  firstName: ['first_name_key', 'last_name_key', 'faculty.id'],
  email: ['email', 'faculty.id'],
  designation: [byLetter('designation'), ...byName, 'faculty.id'],
  specialization: [byLetter('specialization'), ...byName, 'faculty.id'],
  experienceYears: ['experience_years', ...byName, 'faculty.id'],
  yearOfJoining: ['year_of_joining', ...byName, 'faculty.id'],
} as const;

const matching = (filter: FacultyFilter) => [
  ...filterConditions(facultyFields, filter),
  ...findsPerson(filter.q),
];

/** For an action on all faculty members that match a filter. */
export async function listFacultyIds(db: Database, filter: FacultyFilter): Promise<string[]> {
  let select = db.selectFrom('faculty').select('id');
  for (const condition of matching(filter)) select = select.where(condition);
  return (await select.execute()).map(({ id }) => id);
}

export async function listFaculty(
  db: Database,
  query: FacultyListQuery,
  include: readonly FacultyInclude[],
): Promise<Page<Faculty>> {
  let select = sortedBy(selectFaculty(db), query.sort ?? 'lastName', sortColumns);
  for (const condition of matching(query)) select = select.where(condition);
  return pageOf(select, query, (row) => toFaculty(row, include));
}

export async function findFaculty(db: Database, id: string): Promise<Faculty | undefined> {
  const row = await selectFaculty(db).where('faculty.id', '=', id).executeTakeFirst();
  return row && toFaculty(row, ['personalInfo', 'contactInfo']);
}

/** The existing faculty members among these values, for imports. @param key the column of the values */
export async function listFacultyBy(db: Database, key: 'faculty.id' | 'email', values: string[]) {
  const rows = await rowsFor(values, (chunk) => selectFaculty(db).where(key, 'in', chunk));
  return rows.map((row) => toFaculty(row, ['personalInfo', 'contactInfo']));
}

export const facultyRows = personRows('faculty', facultyFields);
