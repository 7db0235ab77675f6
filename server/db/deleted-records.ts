// What was deleted, kept as JSON so that it can be put back, account included. The tables themselves hold only what is.
import { sql } from 'kysely';
import { isoAfter } from '#server/clock.ts';
import {
  type DeletedNoun,
  type DeletedRecord,
  type DeletedRecordQuery,
  type DeletedRecordSortKey,
  keptDays,
} from '#shared/history.ts';
import { parseSort } from '#shared/list-query.ts';
import { nextId } from './ids.ts';
import { contains, type Page, pageOf, searchPatterns } from './list-page.ts';
import { type AnyRow, anyTable } from './rows.ts';
import type { Database, Schema, Tx } from './schema.ts';

/** The table of a noun, and those whose rows belong to a person, in the order in which they can be put back. */
const tables = {
  student: {
    table: 'students',
    owned: ['personal_info', 'contact_info', 'accounts', 'fees', 'results', 'grade_info'],
    owner: 'student_id',
  },
  faculty: { table: 'faculty', owned: ['personal_info', 'contact_info', 'accounts'], owner: 'faculty_id' },
  subject: { table: 'subjects', owned: [], owner: '' },
  event: { table: 'events', owned: [], owner: '' },
  'academic-calendar': { table: 'academic_calendar', owned: [], owner: '' },
} as const satisfies Record<
  DeletedNoun,
  { table: keyof Schema; owned: readonly (keyof Schema)[]; owner: string }
>;

type Rows = Record<string, AnyRow[]>;

/** Keeps a copy of the record's rows. Called before they are deleted, in the same transaction. */
export async function insertDeletedRecord(
  tx: Tx,
  record: { noun: DeletedNoun; recordId: string; label: string; deletedBy: string | null; now: Date },
): Promise<void> {
  const { noun, recordId } = record;
  const { table, owned, owner } = tables[noun];
  const rowsOf = (name: string, column: string) =>
    anyTable(tx).selectFrom(name).selectAll().where(column, '=', recordId).execute();
  const data: Rows = { [table]: await rowsOf(table, 'id') };
  for (const name of owned) data[name] = await rowsOf(name, owner);
  await tx
    .insertInto('deleted_records')
    .values({
      id: nextId(),
      noun,
      record_id: recordId,
      label: record.label,
      data: JSON.stringify(data),
      deleted_at: record.now.toISOString(),
      deleted_by: record.deletedBy,
    })
    .execute();
}

/** Puts the record's rows back. @returns false where nothing is kept for that record */
export async function restoreDeletedRecord(tx: Tx, noun: DeletedNoun, recordId: string): Promise<boolean> {
  const kept = await tx
    .selectFrom('deleted_records')
    .select(['id', 'data'])
    .where('noun', '=', noun)
    .where('record_id', '=', recordId)
    .orderBy('deleted_at', 'desc')
    .executeTakeFirst();
  if (!kept) return false;
  const data = JSON.parse(kept.data) as Rows; // written by insertDeletedRecord
  const untyped = anyTable(tx);
  for (const table of [tables[noun].table, ...tables[noun].owned]) {
    const rows = await withoutLostSubjects(tx, data[table] ?? []);
    if (rows.length > 0) await untyped.insertInto(table).values(rows).execute();
  }
  await tx.deleteFrom('deleted_records').where('id', '=', kept.id).execute();
  return true;
}

/** A subject may have been deleted meanwhile; its marks cannot come back without it. */
async function withoutLostSubjects(tx: Tx, rows: AnyRow[]) {
  const ids = rows.map((row) => row.subject_id).filter((id) => typeof id === 'string');
  if (ids.length === 0) return rows;
  const subjects = await tx.selectFrom('subjects').select('id').where('id', 'in', ids).execute();
  const known = new Set(subjects.map((subject) => subject.id));
  return rows.filter((row) => typeof row.subject_id === 'string' && known.has(row.subject_id));
}

const keptMilliseconds = keptDays * 86_400_000;
const oldest = (now: Date) => isoAfter(now, -keptMilliseconds);

const sortColumns = {
  deletedAt: 'deleted_at',
  label: 'label',
  noun: 'noun',
} as const satisfies Record<DeletedRecordSortKey, string>;

export async function listDeletedRecords(
  db: Database,
  query: DeletedRecordQuery,
  now: Date,
): Promise<Page<DeletedRecord>> {
  const { key, direction } = parseSort<DeletedRecordSortKey>(query.sort ?? '-deletedAt');
  let select = db
    .selectFrom('deleted_records')
    .leftJoin('accounts', 'accounts.id', 'deleted_records.deleted_by')
    .select(['deleted_records.id', 'noun', 'record_id', 'label', 'deleted_at', 'username'])
    .where('deleted_at', '>', oldest(now))
    .orderBy(sortColumns[key], direction)
    .orderBy('deleted_records.id', direction);
  if (query.noun) select = select.where('noun', '=', query.noun);
  for (const pattern of searchPatterns(query.q)) select = select.where(contains(pattern, sql`lower(label)`));
  const { rows, total } = await pageOf(select, query);
  return { rows: rows.map(toDeletedRecord), total };
}

function toDeletedRecord(row: {
  id: string;
  noun: string;
  record_id: string;
  label: string;
  deleted_at: string;
  username: string | null;
}): DeletedRecord {
  return {
    id: row.id,
    noun: row.noun as DeletedNoun, // insertDeletedRecord takes no other
    recordId: row.record_id,
    label: row.label,
    deletedAt: row.deleted_at,
    deletedBy: row.username ?? '',
    keptUntil: isoAfter(new Date(row.deleted_at), keptMilliseconds),
  };
}

export async function findDeletedRecord(db: Database, id: string, now: Date) {
  const row = await db
    .selectFrom('deleted_records')
    .select(['noun', 'record_id', 'label'])
    .where('id', '=', id)
    .where('deleted_at', '>', oldest(now))
    .executeTakeFirst();
  return row && { noun: row.noun as DeletedNoun, recordId: row.record_id, label: row.label }; // as above
}

/** @returns the profile pictures that went with them */
export async function deleteOldDeletedRecords(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .deleteFrom('deleted_records')
    .where('deleted_at', '<=', oldest(now))
    .returning('data')
    .execute();
  return rows.flatMap(({ data }) => {
    const { students = [] } = JSON.parse(data) as Rows; // written by insertDeletedRecord
    return students.map((student) => student.profile_pic).filter((name) => typeof name === 'string');
  });
}
