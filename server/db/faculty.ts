import type { Selectable } from 'kysely';
import type { ContactInfo } from '#shared/contact-info.ts';
import type { Faculty, FacultyInclude, FacultyListQuery, FacultySortKey } from '#shared/faculty.ts';
import { parseSort } from '#shared/list-query.ts';
import { contains, type Page, pageOf, searchPatterns, searchText } from './list-page.ts';
import {
  type PersonalRecord,
  personColumns,
  personRows,
  toContactInfo,
  toPersonalInfo,
} from './person-rows.ts';
import { chunksOf } from './rows.ts';
import type { Database, Schema } from './schema.ts';

/** A faculty member as it is stored: nothing left to default. */
export interface FacultyRecord {
  firstName: string;
  lastName: string;
  designation: string;
  specialization: string;
  experienceYears: number;
  yearOfJoining: string;
  personalInfo: PersonalRecord;
  contactInfo: ContactInfo;
}

type FacultyRow = Omit<Selectable<Schema['faculty']>, 'search_text' | 'created_at' | 'updated_at'> &
  Parameters<typeof toPersonalInfo>[0] &
  Parameters<typeof toContactInfo>[0];

const facultyColumns = [
  'faculty.id',
  'first_name',
  'last_name',
  'designation',
  'specialization',
  'experience_years',
  'year_of_joining',
  'version',
] as const;

/** The one place where a row becomes a faculty member. */
function toFaculty(row: FacultyRow, include: readonly FacultyInclude[]): Faculty {
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    designation: row.designation,
    specialization: row.specialization,
    experienceYears: row.experience_years,
    yearOfJoining: row.year_of_joining,
    version: row.version,
    ...(include.includes('personalInfo') && { personalInfo: toPersonalInfo(row) }),
    ...(include.includes('contactInfo') && { contactInfo: toContactInfo(row) }),
  };
}

function toColumns(faculty: FacultyRecord) {
  return {
    first_name: faculty.firstName,
    last_name: faculty.lastName,
    designation: faculty.designation,
    specialization: faculty.specialization,
    experience_years: faculty.experienceYears,
    year_of_joining: faculty.yearOfJoining,
    search_text: searchText([
      faculty.firstName,
      faculty.lastName,
      faculty.contactInfo.email,
      faculty.contactInfo.phone,
      faculty.designation,
      faculty.specialization,
    ]),
  };
}

/** Every faculty member has both rows, so the joins never lose one. */
function selectFaculty(db: Database) {
  return db
    .selectFrom('faculty')
    .innerJoin('personal_info', 'personal_info.faculty_id', 'faculty.id')
    .innerJoin('contact_info', 'contact_info.faculty_id', 'faculty.id')
    .select([...facultyColumns, ...personColumns]);
}

const sortColumns = {
  lastName: ['last_name', 'first_name'],
  firstName: ['first_name', 'last_name'],
  email: ['email'],
  designation: ['designation', 'last_name', 'first_name'],
  specialization: ['specialization', 'last_name', 'first_name'],
  experienceYears: ['experience_years', 'last_name', 'first_name'],
  yearOfJoining: ['year_of_joining', 'last_name', 'first_name'],
} as const satisfies Record<FacultySortKey, readonly string[]>;

export async function listFaculty(
  db: Database,
  query: FacultyListQuery,
  include: readonly FacultyInclude[],
): Promise<Page<Faculty>> {
  const { key, direction } = parseSort<FacultySortKey>(query.sort ?? 'lastName');
  let select = selectFaculty(db);
  for (const column of sortColumns[key]) select = select.orderBy(column, direction);
  select = select.orderBy('faculty.id', direction);
  if (query.designation) select = select.where('designation', '=', query.designation);
  for (const pattern of searchPatterns(query.q)) select = select.where(contains(pattern));
  const { rows, total } = await pageOf(select, query);
  return { rows: rows.map((row) => toFaculty(row, include)), total };
}

export async function findFaculty(db: Database, id: string): Promise<Faculty | undefined> {
  const row = await selectFaculty(db).where('faculty.id', '=', id).executeTakeFirst();
  return row && toFaculty(row, ['personalInfo', 'contactInfo']);
}

/** Those that are there, for imports. @param key what the values are */
export async function listFacultyBy(
  db: Database,
  key: 'faculty.id' | 'email',
  values: string[],
): Promise<Faculty[]> {
  const members: Faculty[] = [];
  for (const chunk of chunksOf(values)) {
    const rows = await selectFaculty(db).where(key, 'in', chunk).execute();
    members.push(...rows.map((row) => toFaculty(row, ['personalInfo', 'contactInfo'])));
  }
  return members;
}

export const facultyRows = personRows<FacultyRecord>('faculty', toColumns);
