// What was deleted, kept as JSON so that it can be put back, account included. The tables themselves hold only what is.
import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database, Schema, Tx } from './schema.ts';

export type DeletedNoun = 'student' | 'faculty';

/** Tables whose rows belong to a person, in the order in which they can be put back. */
const ownedTables = {
  student: ['personal_info', 'contact_info', 'accounts', 'fees', 'results', 'grade_info'],
  faculty: ['personal_info', 'contact_info', 'accounts'],
} as const satisfies Record<DeletedNoun, readonly (keyof Schema)[]>;

const personTable = { student: 'students', faculty: 'faculty' } as const;
const ownerColumn = { student: 'student_id', faculty: 'faculty_id' } as const;

type Row = Record<string, unknown>;
type Rows = Record<string, Row[]>;

/** Rows are copied whole, whatever their columns: that keeps this file out of every change of a table. */
function anyTable(tx: Tx) {
  return tx as unknown as Transaction<Record<string, Row>>;
}

/** Keeps a copy of the person's rows. Called before they are deleted, in the same transaction. */
export async function insertDeletedRecord(
  tx: Tx,
  record: { noun: DeletedNoun; recordId: string; label: string; deletedBy: string | null; now: Date },
): Promise<void> {
  const { noun, recordId } = record;
  const untyped = anyTable(tx);
  const data: Rows = {
    [personTable[noun]]: await untyped
      .selectFrom(personTable[noun])
      .selectAll()
      .where('id', '=', recordId)
      .execute(),
  };
  for (const table of ownedTables[noun]) {
    data[table] = await untyped
      .selectFrom(table)
      .selectAll()
      .where(ownerColumn[noun], '=', recordId)
      .execute();
  }
  await tx
    .insertInto('deleted_records')
    .values({
      id: randomUUIDv7(),
      noun,
      record_id: recordId,
      label: record.label,
      data: JSON.stringify(data),
      deleted_at: record.now.toISOString(),
      deleted_by: record.deletedBy,
    })
    .execute();
}

/** Puts the person's rows back. @returns false where nothing is kept for that record */
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
  for (const table of [personTable[noun], ...ownedTables[noun]]) {
    const rows = await withoutLostSubjects(tx, data[table] ?? []);
    if (rows.length > 0) await untyped.insertInto(table).values(rows).execute();
  }
  await tx.deleteFrom('deleted_records').where('id', '=', kept.id).execute();
  return true;
}

/** A subject may have been deleted meanwhile; its marks cannot come back without it. */
async function withoutLostSubjects(tx: Tx, rows: Row[]) {
  const ids = rows.map((row) => row.subject_id).filter((id) => typeof id === 'string');
  if (ids.length === 0) return rows;
  const subjects = await tx.selectFrom('subjects').select('id').where('id', 'in', ids).execute();
  const known = new Set(subjects.map((subject) => subject.id));
  return rows.filter((row) => typeof row.subject_id === 'string' && known.has(row.subject_id));
}

export async function deleteOldDeletedRecords(db: Database, before: string): Promise<void> {
  await db.deleteFrom('deleted_records').where('deleted_at', '<', before).execute();
}
