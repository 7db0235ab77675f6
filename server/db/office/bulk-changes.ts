// Changes of many students at once, with what each student was before and after, for the undo.

import { isoAfter } from '#server/clock.ts';
import { type Page, pageOf } from '#server/db/list-page.ts';
import { camelCased } from '#server/db/row-names.ts';
import { countChanged, findRow, insertRow, insertRows, listRows } from '#server/db/rows.ts';
import type { Database, Schema, Tx } from '#server/db/schema.ts';
import type { ListQuery } from '#shared/kit/list-query.ts';
import { type BulkChange, bulkUndoDays } from '#shared/office/bulk-changes.ts';
import type { Student } from '#shared/people/students.ts';
import { dayMilliseconds } from '#shared/teaching/weekdays.ts';

/** The fields that a change of many students may set. */
export type Standing = Pick<Student, 'year' | 'status' | 'statusSince'>;

export interface BulkChangeRow {
  studentId: string;
  before: Standing;
  after: Standing;
}

type Row = Omit<Schema['bulk_changes'], 'snapshot'> & { has_snapshot: number | boolean };

const toBulkChange = ({ has_snapshot, ...row }: Row): BulkChange => ({
  ...camelCased(row),
  hasSnapshot: Boolean(has_snapshot),
});

const select = (db: Database) =>
  db
    .selectFrom('bulk_changes')
    .select(['id', 'kind', 'label', 'at', 'actor', 'changed', 'went', 'stayed', 'undone_at'])
    .select((where) => where('snapshot', 'is not', null).$castTo<number | boolean>().as('has_snapshot'));

/** Newest first. */
export async function listBulkChanges(db: Database, query: ListQuery): Promise<Page<BulkChange>> {
  const direction = query.sort === 'at' ? 'asc' : 'desc';
  return pageOf(select(db).orderBy('at', direction).orderBy('id', direction), query, toBulkChange);
}

export async function findBulkChange(db: Database, id: string): Promise<BulkChange | undefined> {
  const row = await select(db).where('id', '=', id).executeTakeFirst();
  return row && toBulkChange(row);
}

/** @returns the CSV file; undefined where the change has none */
export async function findSnapshot(db: Database, id: string): Promise<string | undefined> {
  return (await findRow(db, 'bulk_changes', { id }))?.snapshot ?? undefined;
}

export async function insertBulkChange(
  tx: Tx,
  {
    snapshot,
    ...change
  }: Pick<BulkChange, 'kind' | 'label' | 'at' | 'actor' | 'went' | 'stayed'> & {
    snapshot?: string | undefined;
  },
  rows: readonly BulkChangeRow[],
): Promise<string> {
  const summary = { changed: rows.length, undone_at: null, snapshot: snapshot ?? null };
  const id = await insertRow(tx, 'bulk_changes', { ...change, ...summary });
  await insertRows(
    tx,
    'bulk_change_rows',
    rows.map(({ studentId, before, after }) => ({
      change_id: id,
      student_id: studentId,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })),
  );
  return id;
}

export async function listBulkChangeRows(db: Database, id: string): Promise<BulkChangeRow[]> {
  const rows = await listRows(db, 'bulk_change_rows', { change_id: id });
  return rows.map(({ student_id, before, after }) => ({
    studentId: student_id,
    before: JSON.parse(before) as Standing, // written by insertBulkChange
    after: JSON.parse(after) as Standing,
  }));
}

/** @returns false where it was undone before, or is too old */
export async function markBulkChangeUndone(tx: Tx, id: string, now: Date): Promise<boolean> {
  const undone = tx
    .updateTable('bulk_changes')
    .set({ undone_at: now.toISOString() })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .where('at', '>', isoAfter(now, -bulkUndoDays * dayMilliseconds));
  return (await countChanged(undone)) > 0;
}
