// The lists of personal and contact information, of students and faculty together.
import { type RawBuilder, type SelectQueryBuilder, type Simplify, sql } from 'kysely';
import { byLetter, countOf, findsPerson, limits, type Page, totalOf } from '#server/db/list-page.ts';
import { columnsOf, partReader } from '#server/db/record-columns.ts';
import { idsOf } from '#server/db/rows.ts';
import type { Database } from '#server/db/schema.ts';
import { type WholeList, wholeList } from '#server/db/whole-list.ts';
import { parseSort } from '#shared/kit/list-query.ts';
import {
  type ContactInfoListQuery,
  type ContactInfoRow,
  type ContactInfoSortKey,
  contactInfoFields,
} from '#shared/people/contact-info.ts';
import {
  type PersonalInfoListQuery,
  type PersonalInfoRow,
  type PersonalInfoSortKey,
  personalInfoFields,
} from '#shared/people/personal-info.ts';
import { hasStatus } from './current-students.ts';

const toPersonalInfo = partReader(personalInfoFields, 'personalInfo');
const toContactInfo = partReader(contactInfoFields, 'contactInfo');

const ofOwner = (column: string) =>
  sql<string>`coalesce(${sql.ref(`students.${column}`)}, ${sql.ref(`faculty.${column}`)})`;
const [lastName, firstName] = [ofOwner('last_name_key'), ofOwner('first_name_key')];
const ownerColumn = { student: 'student_id', faculty: 'faculty_id' } as const;

const ownerColumns = [
  'student_id',
  'faculty_id',
  ofOwner('last_name').as('last_name'),
  ofOwner('first_name').as('first_name'),
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

type Query = PersonalInfoListQuery | ContactInfoListQuery;

/** Students of the status or faculty members, with all the words in name, number, email or phone. */
function peopleLike(db: Database, table: 'students' | 'faculty', { q, status }: Query) {
  let people = db.selectFrom(table).select('id');
  if (status && table === 'students') people = people.where(hasStatus(status));
  for (const found of findsPerson(q)) people = people.where(found);
  return people;
}

const nameOrder = {
  lastName: ['last_name_key', 'first_name_key', 'id'],
  firstName: ['first_name_key', 'last_name_key', 'id'],
} as const;

/** A page of people by name, merged from the index of each table: a union of both tables has no index. */
async function listIdsByName(
  db: Database,
  query: Query,
  key: keyof typeof nameOrder,
  direction: 'asc' | 'desc',
  page: { limit: number; offset: number },
): Promise<string[]> {
  const named = (table: 'students' | 'faculty') =>
    peopleLike(db, table, query).select(['last_name_key', 'first_name_key']);
  let people = named(query.of === 'faculty' ? 'faculty' : 'students');
  if (!query.of) people = people.unionAll(named('faculty'));
  for (const column of nameOrder[key]) people = people.orderBy(column, direction);
  const rows = await people.limit(page.limit).offset(page.offset).execute();
  return idsOf(rows);
}

/** Each person has one row in each list, so counting people is enough. */
async function countPeople(db: Database, query: Query): Promise<number> {
  const students = () => countOf(peopleLike(db, 'students', query));
  const faculty = () => countOf(peopleLike(db, 'faculty', query));
  return (query.of === 'faculty' ? 0 : await students()) + (query.of === 'student' ? 0 : await faculty());
}

interface PeopleList<DB, TB extends keyof DB, O, R> {
  table: 'personal_info' | 'contact_info';
  /** The table's rows, joined with the names of their owners. */
  select: SelectQueryBuilder<DB, TB, O>;
  /** The columns of each sort key. */
  columns: Record<string, readonly RawBuilder<unknown>[]>;
  toPerson: (row: Simplify<O>) => R;
}

async function listPeople<DB, TB extends keyof DB, O, R extends { id: string }>(
  db: Database,
  { table, select, columns, toPerson }: PeopleList<DB, TB, O, R>,
  query: Query,
): Promise<Page<R> | WholeList<R>> {
  const { key, direction } = parseSort(query.sort ?? 'lastName');
  const page = limits(query);
  let asked = select;
  for (const column of columns[key] ?? []) asked = asked.orderBy(column, direction);
  if (page && (key === 'lastName' || key === 'firstName')) {
    const ids = await listIdsByName(db, query, key, direction, page);
    const those = sql`(${sql.join(ids.length > 0 ? ids : [null])})`; // `in ()` is not valid SQL
    asked = asked.where(sql<boolean>`(student_id in ${those} or faculty_id in ${those})`);
  } else {
    if (query.of) asked = asked.where(sql<boolean>`${sql.ref(ownerColumn[query.of])} is not null`);
    const people = peopleLike(db, 'students', query).unionAll(peopleLike(db, 'faculty', query));
    if (query.status) asked = asked.where(sql<boolean>`(student_id is null or ${hasStatus(query.status)})`);
    // No index helps here: a search usually matches many rows, and all of them must be sorted.
    if (query.q) asked = asked.where(sql<boolean>`coalesce(student_id, faculty_id) in ${people}`);
    if (page) asked = asked.limit(page.limit).offset(page.offset);
  }
  const id = sql.ref<string>(`${table}.id`);
  if (!page) {
    const found = (await asked.clearSelect().select(id.as('id')).execute()) as unknown as { id: string }[]; // just selected
    return wholeList(
      found.map((row) => row.id),
      async (ids) => (await select.where(id, 'in', ids).execute()).map(toPerson),
    );
  }
  const rows = (await asked.execute()).map(toPerson);
  return { rows, total: await totalOf(query, rows.length, () => countPeople(db, query)) };
}

const personalSortColumns: Record<PersonalInfoSortKey, readonly RawBuilder<unknown>[]> = {
  lastName: [lastName, firstName, sql.ref('personal_info.id')],
  firstName: [firstName, lastName, sql.ref('personal_info.id')],
  dob: [sql.ref('dob'), sql.ref('personal_info.id')],
  gender: [sql.ref('gender'), lastName, firstName, sql.ref('personal_info.id')],
  nationality: [byLetter('nationality'), lastName, firstName, sql.ref('personal_info.id')],
  religion: [byLetter('religion'), lastName, firstName, sql.ref('personal_info.id')],
};

export async function listPersonalInfo(
  db: Database,
  query: PersonalInfoListQuery,
): Promise<Page<PersonalInfoRow> | WholeList<PersonalInfoRow>> {
  const select = db
    .selectFrom('personal_info')
    .leftJoin('students', 'students.id', 'student_id')
    .leftJoin('faculty', 'faculty.id', 'faculty_id')
    .select(['personal_info.id', ...columnsOf(personalInfoFields), ...ownerColumns]);
  const toPerson = (row: Parameters<typeof toPersonalInfo>[0] & OwnerRow & { id: string }) => ({
    id: row.id,
    ...toPersonalInfo(row),
    ...toOwners(row),
  });
  return listPeople(db, { table: 'personal_info', select, columns: personalSortColumns, toPerson }, query);
}

const contactSortColumns: Record<ContactInfoSortKey, readonly RawBuilder<unknown>[]> = {
  lastName: [lastName, firstName, sql.ref('contact_info.id')],
  firstName: [firstName, lastName, sql.ref('contact_info.id')],
  email: [sql.ref('email')],
  phone: [sql.ref('phone'), sql.ref('student_id'), sql.ref('contact_info.id')],
};

export async function listContactInfo(
  db: Database,
  query: ContactInfoListQuery,
): Promise<Page<ContactInfoRow> | WholeList<ContactInfoRow>> {
  const select = db
    .selectFrom('contact_info')
    .leftJoin('students', 'students.id', 'student_id')
    .leftJoin('faculty', 'faculty.id', 'faculty_id')
    .select(['contact_info.id', ...columnsOf(contactInfoFields), ...ownerColumns]);
  const toPerson = (row: Parameters<typeof toContactInfo>[0] & OwnerRow & { id: string }) => ({
    id: row.id,
    ...toContactInfo(row),
    ...toOwners(row),
  });
  return listPeople(db, { table: 'contact_info', select, columns: contactSortColumns, toPerson }, query);
}
