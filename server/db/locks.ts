// Row locks: no other transaction changes a record between this transaction's read and write.
import { type LockedNoun, recordTypes } from '#shared/kit/record-types.ts';
import { isPostgres } from './driver/dialect.ts';
import { anyTable, chunksOf } from './rows.ts';
import type { Tx } from './schema.ts';

/**
 * Until this transaction ends no other transaction changes or deletes the record, or adds a row below it. To be called
 * before the record is read. On SQLite this does nothing: it has one writer at a time.
 */
export async function lockRecord(tx: Tx, noun: LockedNoun, id: string): Promise<void> {
  await lockRecords(tx, noun, [id]);
}

/** Locks several records in the order of their ids, so that two transactions cannot deadlock. */
export async function lockRecords(tx: Tx, noun: LockedNoun, ids: string[]): Promise<void> {
  if (!isPostgres(tx)) return;
  for (const chunk of chunksOf(ids.toSorted())) {
    const rows = anyTable(tx).selectFrom(recordTypes[noun].table).select('id').where('id', 'in', chunk);
    await rows.orderBy('id').forUpdate().execute();
  }
}
