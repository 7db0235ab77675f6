// The lists of personal and contact information, of students and faculty together.
import { type RawBuilder, sql } from 'kysely';
import { byLetter, countOf, findsPerson, limits, type Page, totalOf } from '#server/db/list-page.ts';
import { columnsOf, partReader } from '#server/db/record-columns.ts';
import { type AnyRow, anyTable, idsOf } from '#server/db/rows.ts';
import type { Database } from '#server/db/schema.ts';
import { type WholeList, wholeList } from '#server/db/whole-list.ts';
import type { Fields } from '#shared/kit/fields/fields.ts';
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

const ofOwner = (column: string) =>
  sql<string>`coalesce(${sql.ref(`students.${column}`)}, ${sql.ref(`faculty.${column}`)})`;
const [lastName, firstName] = [ofOwner('last_name_key'), ofOwner('first_name_key')];
const ownerColumn = { student: 'student_id', faculty: 'faculty_id' } as const;

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

interface PeopleList<Key extends string> {
  table: 'personal_info' | 'contact_info';
  fields: Fields;
  readPart: (row: never) => object;
  /** The columns of each sort key. */
  columns: Readonly<Record<Key, readonly RawBuilder<unknown>[]>>;
}

interface Row {
  id: string;
  student_id: string | null;
  faculty_id: string | null;
  first_name: string;
  last_name: string;
}

/** Makes the list of one table. @template R a row of it as read */
function peopleList<R extends { id: string }, Key extends string>({
  table,
  fields,
  readPart,
  columns,
}: PeopleList<Key>) {
  const id = sql.ref<string>(`${table}.id`);
  const toPerson = (row: AnyRow) => {
    const { student_id, faculty_id, ...names } = row as unknown as Row; // selected below
    const owner = (id: string | null) => id && { id, firstName: names.first_name, lastName: names.last_name };
    return {
      id: names.id,
      ...readPart(row as never),
      student: owner(student_id),
      faculty: owner(faculty_id),
    };
  };
  /** The table's rows, joined with the names of their owners. */
  const selectRows = (db: Database) =>
    anyTable(db)
      .selectFrom(table)
      .leftJoin('students', 'students.id', 'student_id')
      .leftJoin('faculty', 'faculty.id', 'faculty_id')
      .select([`${table}.id`, ...columnsOf(fields), 'student_id', 'faculty_id'])
      .select([ofOwner('last_name').as('last_name'), ofOwner('first_name').as('first_name')]);

  return async (
    db: Database,
    query: Query & { sort?: Key | `-${Key}` | undefined },
  ): Promise<Page<R> | WholeList<R>> => {
    const { key, direction } = parseSort<string>(query.sort ?? 'lastName');
    const page = limits(query);
    const select = selectRows(db);
    let asked = select;
    for (const column of columns[key as Key]) asked = asked.orderBy(column, direction); // one of the keys
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
    const read = async (rows: typeof asked) => (await rows.execute()).map(toPerson) as unknown as R[]; // of its fields
    if (!page) {
      const found = await asked.clearSelect().select(id.as('id')).execute();
      return wholeList(idsOf(found), (ids) => read(select.where(id, 'in', ids)));
    }
    const rows = await read(asked);
    return { rows, total: await totalOf(query, rows.length, () => countPeople(db, query)) };
  };
}

/** What makes each order unique is last. */
const ordersOf = (id: RawBuilder<unknown>) => ({
  lastName: [lastName, firstName, id],
  firstName: [firstName, lastName, id],
});

const personalId = sql.ref('personal_info.id');
export const listPersonalInfo = peopleList<PersonalInfoRow, PersonalInfoSortKey>({
  table: 'personal_info',
  fields: personalInfoFields,
  readPart: partReader(personalInfoFields, 'personalInfo'),
  columns: {
    ...ordersOf(personalId),
    dob: [sql.ref('dob'), personalId],
    gender: [sql.ref('gender'), lastName, firstName, personalId],
    nationality: [byLetter('nationality'), lastName, firstName, personalId],
    religion: [byLetter('religion'), lastName, firstName, personalId],
  },
});

const contactId = sql.ref('contact_info.id');
export const listContactInfo = peopleList<ContactInfoRow, ContactInfoSortKey>({
  table: 'contact_info',
  fields: contactInfoFields,
  readPart: partReader(contactInfoFields, 'contactInfo'),
  columns: {
    ...ordersOf(contactId),
    email: [sql.ref('email')],
    phone: [sql.ref('phone'), sql.ref('student_id'), contactId],
  },
});
