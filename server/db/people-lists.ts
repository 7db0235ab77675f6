// The lists of personal and contact information: students and faculty in one.
import { sql } from 'kysely';
import { parseSort } from '#shared/list-query.ts';
import type {
  ContactInfoListQuery,
  ContactInfoRow,
  ContactInfoSortKey,
  PersonalInfoListQuery,
  PersonalInfoRow,
  PersonalInfoSortKey,
} from '#shared/people.ts';
import { contains, type Page, pageOf, searchPatterns } from './list-page.ts';
import { toContactInfo, toPersonalInfo } from './people.ts';
import type { Database } from './schema.ts';

const lastName = sql<string>`coalesce(students.last_name, faculty.last_name)`;
const firstName = sql<string>`coalesce(students.first_name, faculty.first_name)`;
const searched = sql<string>`coalesce(students.search_text, faculty.search_text)`;
const ownerColumn = { student: 'student_id', faculty: 'faculty_id' } as const;

const ownerColumns = [
  'student_id',
  'faculty_id',
  lastName.as('last_name'),
  firstName.as('first_name'),
] as const;

interface OwnerRow {
  student_id: string | null;
  faculty_id: string | null;
  first_name: string;
  last_name: string;
}

function toOwners({ student_id, faculty_id, first_name, last_name }: OwnerRow) {
  const owner = (id: string | null) => (id ? { id, firstName: first_name, lastName: last_name } : null);
  return { student: owner(student_id), faculty: owner(faculty_id) };
}

const personalSortColumns = {
  lastName: [lastName, firstName],
  firstName: [firstName, lastName],
  dob: ['dob'],
  gender: ['gender', lastName, firstName],
  nationality: ['nationality', lastName, firstName],
  religion: ['religion', lastName, firstName],
} as const satisfies Record<PersonalInfoSortKey, readonly unknown[]>;

export async function listPersonalInfo(
  db: Database,
  query: PersonalInfoListQuery,
): Promise<Page<PersonalInfoRow>> {
  const { key, direction } = parseSort<PersonalInfoSortKey>(query.sort ?? 'lastName');
  let select = db
    .selectFrom('personal_info')
    .leftJoin('students', 'students.id', 'student_id')
    .leftJoin('faculty', 'faculty.id', 'faculty_id')
    .select(['personal_info.id', 'dob', 'address', 'gender', 'nationality', 'religion', ...ownerColumns]);
  for (const column of personalSortColumns[key]) select = select.orderBy(column, direction);
  select = select.orderBy('personal_info.id', direction);
  if (query.of) select = select.where(ownerColumn[query.of], 'is not', null);
  for (const pattern of searchPatterns(query.q)) select = select.where(contains(pattern, searched));
  const { rows, total } = await pageOf(select, query);
  return { rows: rows.map((row) => ({ id: row.id, ...toPersonalInfo(row), ...toOwners(row) })), total };
}

const contactSortColumns = {
  lastName: [lastName, firstName],
  firstName: [firstName, lastName],
  email: ['email'],
  phone: ['phone'],
} as const satisfies Record<ContactInfoSortKey, readonly unknown[]>;

export async function listContactInfo(
  db: Database,
  query: ContactInfoListQuery,
): Promise<Page<ContactInfoRow>> {
  const { key, direction } = parseSort<ContactInfoSortKey>(query.sort ?? 'lastName');
  let select = db
    .selectFrom('contact_info')
    .leftJoin('students', 'students.id', 'student_id')
    .leftJoin('faculty', 'faculty.id', 'faculty_id')
    .select(['contact_info.id', 'email', 'phone', ...ownerColumns]);
  for (const column of contactSortColumns[key]) select = select.orderBy(column, direction);
  select = select.orderBy('contact_info.id', direction);
  if (query.of) select = select.where(ownerColumn[query.of], 'is not', null);
  for (const pattern of searchPatterns(query.q)) select = select.where(contains(pattern, searched));
  const { rows, total } = await pageOf(select, query);
  return { rows: rows.map((row) => ({ id: row.id, ...toContactInfo(row), ...toOwners(row) })), total };
}
