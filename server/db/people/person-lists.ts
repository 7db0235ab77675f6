// The lists of personal and contact information, of students and faculty together.
import { type RawBuilder, sql } from 'kysely';
import { byLetter, findsPerson, type Page, pageOf, sortedBy } from '#server/db/list-page.ts';
import { columnsOf, partReader } from '#server/db/record-columns.ts';
import { type AnyRow, anyTable, idsOf } from '#server/db/rows.ts';
import type { Database } from '#server/db/schema.ts';
import { type WholeList, wholeList } from '#server/db/whole-list.ts';
import type { Fields } from '#shared/kit/fields/fields.ts';
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

interface PeopleList<Key extends string> {
  table: 'personal_info' | 'contact_info';
  fields: Fields;
  readPart: (row: never) => object;
  /** The columns of each sort key. */
  columns: Readonly<Record<Key, readonly RawBuilder<unknown>[]>>;
}

interface Row {
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
  const toRecord = (row: AnyRow) => {
    const { student_id, faculty_id, first_name: firstName, last_name: lastName } = row as unknown as Row; // selected below
    const owner = (id: string | null) => id && { id, firstName, lastName };
    const own = { id: row.id, ...readPart(row as never) };
    return { ...own, student: owner(student_id), faculty: owner(faculty_id) } as unknown as R; // of its fields
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
    const { of, q, status, sort = 'lastName' } = query;
    const select = selectRows(db);
    // No index helps here: the rows are those of two tables, and a search usually matches many of them.
    const asked = sortedBy(select, sort as Key, columns, [
      ...(of ? [sql<boolean>`${sql.ref(ownerColumn[of])} is not null`] : []),
      ...(status ? [sql<boolean>`(student_id is null or ${hasStatus(status)})`] : []),
      ...findsPerson(q, ofOwner('search_text')),
    ]);
    if (query.page !== undefined) return pageOf(asked, query, toRecord);
    const found = await asked.clearSelect().select(id.as('id')).execute();
    return wholeList(idsOf(found), async (ids) =>
      (await select.where(id, 'in', ids).execute()).map(toRecord),
    );
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
