// Deleted records, kept as JSON so that they can be restored, with the account. The other tables contain only existing records.

import { sql } from 'kysely';
import { isoAfter } from '#server/clock.ts';
import { isPostgres } from '#server/db/driver/dialect.ts';
import { byLetter, findsWords, type Page, pageOf, plain, sortedBy } from '#server/db/list-page.ts';
import { camelCased, snakeCased } from '#server/db/row-names.ts';
import { type AnyRow, anyTable, idsOf, insertRow, rowsFor } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { recountStudent } from '#server/db/teaching/attendance.ts';
import { type DeletedNoun, recordTypes } from '#shared/kit/record-types.ts';
import { type DeletedRecord, type DeletedRecordQuery, keptDays } from '#shared/office/deleted-records.ts';
import { dayMilliseconds } from '#shared/teaching/weekdays.ts';

/** The tables whose rows belong to an account. Sessions, invite links and the calendar feed end with the deletion. */
const ofAccount = ['recovery_codes'] as const;

type Rows = Record<string, AnyRow[]>;

/** Keeps a copy of the record's rows. Called before they are deleted, in the same transaction. */
export async function insertDeletedRecord(
  tx: Tx,
  record: { noun: DeletedNoun; recordId: string; label: string; deletedBy: string | null; now: Date },
): Promise<void> {
  const { noun, recordId } = record;
  const rowsOf = (name: string, column: string, id: unknown) =>
    anyTable(tx).selectFrom(name).selectAll().where(column, '=', id).execute();
  const { table, restores } = recordTypes[noun];
  const data: Rows = { [table]: await rowsOf(table, 'id', recordId) };
  if (restores !== 'itself') {
    for (const name of restores.tables) data[name] = await rowsOf(name, restores.column, recordId);
    const [account] = data.accounts ?? [];
    if (account) for (const name of ofAccount) data[name] = await rowsOf(name, 'account_id', account.id);
  }
  const { label, deletedBy, now } = record;
  await insertRow(tx, 'deleted_records', {
    ...snakeCased({ noun, recordId, label, deletedBy, deletedAt: now.toISOString() }),
    data: JSON.stringify(data),
    enrollment_number: (data.students?.[0]?.enrollment_number ?? null) as string | null, // a text column
  });
}

/** @returns the rows of the record, for `restoreRows`; undefined where none are kept, or another request restored it first */
export async function takeDeletedRecord(
  tx: Tx,
  noun: DeletedNoun,
  recordId: string,
): Promise<Rows | undefined> {
  const latest = tx
    .selectFrom('deleted_records')
    .select('id')
    .where('noun', '=', noun)
    .where('record_id', '=', recordId)
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1);
  const kept = await tx
    .deleteFrom('deleted_records')
    .where('id', '=', latest)
    .returning('data')
    .executeTakeFirst();
  return kept && (JSON.parse(kept.data) as Rows); // written by insertDeletedRecord
}

/** Copies of records, locked: no other call restores them before this transaction ends, each with the record's own row. */
export async function lockDeletedRecords(tx: Tx, noun: DeletedNoun, recordIds: readonly string[]) {
  const kept = await rowsFor(recordIds, (chunk) => {
    const select = tx.selectFrom('deleted_records').select(['id', 'data']).where('noun', '=', noun);
    const rows = select.where('record_id', 'in', chunk).orderBy('id');
    return isPostgres(tx) ? rows.forUpdate() : rows;
  });
  return kept.flatMap(({ id, data }) => {
    const all = JSON.parse(data) as Rows; // written by insertDeletedRecord
    return (all[recordTypes[noun].table] ?? []).map((row) => ({ id, row, all }));
  });
}

/** The record comes back with these values. */
export async function updateDeletedRecord(
  tx: Tx,
  { id, row, all }: Awaited<ReturnType<typeof lockDeletedRecords>>[number],
  values: AnyRow,
): Promise<void> {
  Object.assign(row, values);
  await tx.updateTable('deleted_records').set('data', JSON.stringify(all)).where('id', '=', id).execute();
}

/** The student, and the subject if it has one, that a deleted fee, result or grade belongs to. */
export function parentsOf(data: Rows): { studentId: string; subjectId: string | undefined } {
  const [row] = Object.values(data).flat();
  return { studentId: row?.student_id as string, subjectId: row?.subject_id as string | undefined }; // text columns
}

/** Inserts the rows in the order in which they were stored, so that foreign keys hold. */
export async function restoreRows(tx: Tx, data: Rows): Promise<void> {
  for (const [table, all] of Object.entries(data)) {
    const rows = await withoutLostParents(tx, all);
    if (rows.length > 0) await anyTable(tx).insertInto(table).values(rows).execute();
  }
  // A class may have been deleted in the meantime: its mark does not come back and must not be counted.
  for (const { id } of data.students ?? []) await recountStudent(tx, id as string); // one, with a text id
}

/** The records that rows of another record refer to. */
const parents = [
  ['subject_id', 'subjects'],
  ['faculty_id', 'faculty'],
  ['session_id', 'exam_sessions'],
  ['student_id', 'students'],
  ['class_id', 'classes'],
  ['guardian_id', 'guardians'],
  ['entered_by_id', 'faculty'],
] as const;

/** Another record may have been deleted in the meantime, e.g. a subject: results in it cannot be restored without it. */
async function withoutLostParents(tx: Tx, all: AnyRow[]): Promise<AnyRow[]> {
  let rows = all;
  for (const [column, table] of parents) {
    const ids = new Set(rows.map((row) => row[column]).filter((id) => typeof id === 'string'));
    if (ids.size === 0) continue;
    const found = await tx
      .selectFrom(table)
      .select('id')
      .where('id', 'in', [...ids])
      .execute();
    const known = new Set<unknown>(idsOf(found));
    const isLost = (row: AnyRow) => typeof row[column] === 'string' && !known.has(row[column]);
    // The paper of an exam session stays without the teacher who was to enter its marks.
    rows =
      column === 'entered_by_id'
        ? rows.map((row) => (isLost(row) ? { ...row, entered_by_id: null } : row))
        : rows.filter((row) => !isLost(row));
  }
  return rows;
}

const keptMilliseconds = keptDays * dayMilliseconds;
const oldest = (now: Date) => isoAfter(now, -keptMilliseconds);

const sortColumns = {
  deletedAt: ['deleted_at', 'deleted_records.id'],
  label: [byLetter('label'), 'deleted_records.id'],
  noun: ['noun', 'deleted_records.id'],
} as const;

export async function listDeletedRecords(
  db: Database,
  query: DeletedRecordQuery,
  now: Date,
): Promise<Page<DeletedRecord>> {
  const kept = db
    .selectFrom('deleted_records')
    .leftJoin('accounts', 'accounts.id', 'deleted_records.deleted_by')
    .select(['deleted_records.id', 'noun', 'record_id', 'label', 'deleted_at', 'username'])
    .where('deleted_at', '>', oldest(now));
  const found = findsWords(query.q, plain(sql`label`));
  let select = sortedBy(kept, query.sort ?? '-deletedAt', sortColumns, found);
  if (query.noun) select = select.where('noun', '=', query.noun);
  return pageOf(select, query, ({ username, noun, ...row }) => ({
    ...camelCased(row),
    noun: noun as DeletedNoun, // insertDeletedRecord takes no other
    deletedBy: username ?? '',
    keptUntil: isoAfter(new Date(row.deleted_at), keptMilliseconds),
  }));
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

/** The passwords of deleted people with this email, which would be valid again after a restore. */
export async function listDeletedPasswordHashes(db: Database, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('deleted_records')
    .select('data')
    .where('data', 'like', `%"${email}"%`)
    .execute();
  return rows.flatMap(({ data }) => {
    const { accounts = [] } = JSON.parse(data) as Rows; // written by insertDeletedRecord
    return accounts.map((account) => account.password_hash).filter((hash) => typeof hash === 'string');
  });
}

export async function deleteOldDeletedRecords(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('deleted_records').where('deleted_at', '<=', oldest(now)).execute();
}
