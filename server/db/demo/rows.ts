import type { Insertable } from 'kysely';
import type { Schema, Tx } from '../schema.ts';

/** SQLite takes 32 766 parameters a statement; no table has more than 14 columns. */
const rowsPerStatement = 1000;

export async function insertRows<T extends keyof Schema>(
  tx: Tx,
  table: T,
  rows: readonly Insertable<Schema[T]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    await tx
      .insertInto(table)
      .values(rows.slice(start, start + rowsPerStatement))
      .execute();
  }
}
