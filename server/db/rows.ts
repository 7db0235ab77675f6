import type { Insertable, Transaction } from 'kysely';
import type { Schema, Tx } from './schema.ts';

/** SQLite takes 32 766 parameters a statement, PostgreSQL 65 535; no table has more than 14 columns. */
const rowsPerStatement = 1000;

/** A thousand rows a statement: an import of 5,000 students must not cost 30,000 of them. */
export async function insertRows<T extends keyof Schema>(
  tx: Tx,
  table: T,
  rows: readonly Insertable<Schema[T]>[],
): Promise<void> {
  for (const chunk of chunksOf(rows)) await tx.insertInto(table).values(chunk).execute();
}

export function chunksOf<T>(items: readonly T[], size = rowsPerStatement): T[][] {
  const chunks: T[][] = [];
  for (let start = 0; start < items.length; start += size) chunks.push(items.slice(start, start + size));
  return chunks;
}

export type AnyRow = Record<string, unknown>;

/** For code that treats several tables alike and knows their columns by other means than the schema type. */
export function anyTable(tx: Tx) {
  return tx as unknown as Transaction<Record<string, AnyRow>>;
}
