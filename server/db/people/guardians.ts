import { sql } from 'kysely';
import { nextId } from '#server/db/ids.ts';
import { findsPerson, type Page, pageOf, sortedBy } from '#server/db/list-page.ts';
import { lastLogin } from '#server/db/office/audit-log.ts';
import { columnsOf, columnsWriter, recordReader, searchedText } from '#server/db/record-columns.ts';
import { snakeCased } from '#server/db/row-names.ts';
import { deleteWhere, idsOf, insertRows, rowsFor, saveRow, updateRows } from '#server/db/rows.ts';
import type { Database, Schema, Tx } from '#server/db/schema.ts';
import type { RecordOf, RowOf, Written } from '#shared/kit/fields/fields.ts';
import {
  type Guardian,
  type GuardianFilter,
  type GuardianLink,
  type GuardianListQuery,
  guardianFields,
  type StudentGuardian,
} from '#shared/people/guardians.ts';
import { tickOneNames } from '#shared/people/person-fields.ts';
import { isFormer } from '#shared/people/student-status.ts';
import { namedStudent, nameKeyColumns } from './name-keys.ts';

/** A guardian as stored. */
export type GuardianRecord = RecordOf<Written<typeof guardianFields>>;

type Row = RowOf<typeof guardianFields> & Pick<Guardian, 'id' | 'version'>;
const readRecord: (row: Row) => Omit<Guardian, 'students'> = recordReader(guardianFields, (record) =>
  tickOneNames(guardianFields, record),
);
const toColumns = columnsWriter(guardianFields, 'guardians');
const toSearchText = searchedText(guardianFields);

const columns = ['guardians.id', 'guardians.version', ...columnsOf(guardianFields)] as const;

const sortColumns = {
  lastName: ['last_name_key', 'first_name_key', 'guardians.id'],
  firstName: ['first_name_key', 'last_name_key', 'guardians.id'],
  phone: ['phone', 'guardians.id'],
} as const;

/** The search finds guardians by the names and numbers of their students too. */
function matching(q: string | undefined) {
  const found = findsPerson(q);
  if (found.length === 0) return sql<boolean>`1 = 1`;
  const ofStudents = findsPerson(q, sql`students.search_text`);
  return sql<boolean>`((${sql.join(found, sql` and `)}) or guardians.id in (select guardian_id from guardian_students
    inner join students on students.id = student_id where ${sql.join(ofStudents, sql` and `)}))`;
}

export async function listGuardianIds(db: Database, { q }: GuardianFilter): Promise<string[]> {
  return (await db.selectFrom('guardians').select('id').where(matching(q)).execute()).map(({ id }) => id);
}

export async function listGuardians(db: Database, query: GuardianListQuery): Promise<Page<Guardian>> {
  let select = sortedBy(db.selectFrom('guardians').select(columns), query.sort ?? 'lastName', sortColumns);
  select = select.where(matching(query.q));
  const { rows, total } = await pageOf(select, query);
  return { rows: await withStudents(db, rows), total };
}

/** The existing guardians among these values. */
export async function listGuardiansBy(
  db: Database,
  key: 'guardians.id' | 'phone',
  values: readonly string[],
): Promise<Guardian[]> {
  const rows = await rowsFor(values, (chunk) =>
    db.selectFrom('guardians').select(columns).where(key, 'in', chunk),
  );
  return withStudents(db, rows);
}

export async function findGuardian(db: Database, id: string): Promise<Guardian | undefined> {
  const [guardian] = await listGuardiansBy(db, 'guardians.id', [id]);
  return guardian;
}

/** One query for all: a page of 50 guardians must not cost 51. */
async function withStudents(db: Database, rows: readonly Row[]): Promise<Guardian[]> {
  if (rows.length === 0) return [];
  const links = await db
    .selectFrom('guardian_students')
    .innerJoin('students', 'students.id', 'student_id')
    .select(['guardian_id', 'relation', 'may_see_fees', 'may_see_marks'])
    .select(['students.id', 'first_name', 'last_name', 'enrollment_number', 'year', 'status'])
    .where('guardian_id', 'in', idsOf(rows))
    .orderBy('year')
    .orderBy('first_name_key')
    .orderBy('students.id')
    .execute();
  const students = Map.groupBy(links, ({ guardian_id }) => guardian_id);
  return rows.map((row) => ({
    ...readRecord(row),
    students: (students.get(row.id) ?? []).map((link) => ({
      ...namedStudent(link),
      year: link.year,
      isFormer: isFormer(link),
      ...toLink(link),
    })),
  }));
}

const toLink = (row: Pick<Schema['guardian_students'], 'relation' | 'may_see_fees' | 'may_see_marks'>) => ({
  relation: row.relation,
  maySeeFees: row.may_see_fees === 1,
  maySeeMarks: row.may_see_marks === 1,
});

const written = (record: GuardianRecord) => ({
  ...toColumns(record),
  ...nameKeyColumns(record),
  search_text: toSearchText(record),
});

export async function insertGuardians(tx: Tx, records: readonly GuardianRecord[]): Promise<string[]> {
  const rows = records.map((record) => ({ id: nextId(), ...written(record) }));
  await insertRows(tx, 'guardians', rows);
  return idsOf(rows);
}

/** @returns how many still had their version and were changed */
export async function updateGuardians(
  tx: Tx,
  guardians: readonly { id: string; version: number | undefined; record: GuardianRecord }[],
): Promise<number> {
  const rows = guardians.map(({ id, version, record }) => ({ id, version, ...written(record) }));
  return updateRows(tx, 'guardians', 'id', rows);
}

export async function listStudentGuardians(db: Database, studentId: string): Promise<StudentGuardian[]> {
  const rows = await db
    .selectFrom('guardian_students')
    .innerJoin('guardians', 'guardians.id', 'guardian_students.guardian_id')
    .select(['guardians.id', 'first_name as firstName', 'last_name as lastName', 'phone'])
    .innerJoin('accounts', 'accounts.guardian_id', 'guardians.id')
    .select(['relation', 'may_see_fees', 'may_see_marks', lastLogin.as('lastLoginAt')])
    .where('guardian_students.student_id', '=', studentId)
    .orderBy('last_name_key')
    .orderBy('first_name_key')
    .orderBy('guardians.id')
    .execute();
  return rows.map((row) => ({ ...row, ...toLink(row) }));
}

interface NewLink extends GuardianLink {
  guardianId: string;
  studentId: string;
}

export const insertLinks = (tx: Tx, links: readonly NewLink[]): Promise<void> =>
  insertRows(
    tx,
    'guardian_students',
    links.map(({ guardianId, studentId, relation, maySeeFees, maySeeMarks }) =>
      snakeCased({ guardianId, studentId, relation, maySeeFees, maySeeMarks }),
    ),
  );

/** Sets what there may be already. */
export async function saveLink(tx: Tx, { guardianId, studentId, ...link }: NewLink): Promise<void> {
  await saveRow(tx, 'guardian_students', snakeCased({ guardianId, studentId }), snakeCased(link));
}

/** @returns whether there was one */
export async function deleteLink(tx: Tx, guardianId: string, studentId: string): Promise<boolean> {
  return (await deleteWhere(tx, 'guardian_students', { guardian_id: guardianId, student_id: studentId })) > 0;
}
