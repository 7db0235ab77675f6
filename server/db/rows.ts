// SQLite answers synchronously: without a pause between its statements an import would block every other request.
import { setImmediate as pauseForOtherRequests } from 'node:timers/promises';
import { CompiledQuery, type Insertable, type Transaction } from 'kysely';
import { isPostgres } from './dialect.ts';
import type { Schema, Tx } from './schema.ts';

/** SQLite takes 32 766 parameters a statement, PostgreSQL 65 535; no table has more than 14 columns. */
const rowsPerStatement = 1000;

/** A thousand rows a statement: an import of 5,000 students must not cost 30,000 of them. */
export async function insertRows<T extends keyof Schema>(
  tx: Tx,
  table: T,
  rows: readonly Insertable<Schema[T]>[],
): Promise<void> {
  for (const [index, chunk] of chunksOf(rows).entries()) {
    if (index > 0) await pauseForOtherRequests();
    await tx.insertInto(table).values(chunk).execute();
  }
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

/**
 * Gives rows their own values, a thousand in a statement. Where they have a `version` each counts one up, and is changed
 * only while it still has that one; undefined: whichever it has.
 * @param key the column that finds the row; each row has it, and the same columns as the others
 * @returns how many rows were changed
 */
export async function updateRows(
  tx: Tx,
  table: keyof Schema,
  key: string,
  rows: readonly AnyRow[],
): Promise<number> {
  const [first = {}] = rows;
  const columns = Object.keys(first);
  // Both databases call the columns of a list of values column1, column2 …; PostgreSQL takes them all for text.
  const given = (column: string, isInteger = typeof first[column] === 'number') => {
    const name = `given.column${columns.indexOf(column) + 1}`;
    return isInteger ? `cast(${name} as integer)` : name;
  };
  const changes = columns
    .filter((column) => column !== key && column !== 'version')
    .map((column) => `${column} = ${given(column)}`);
  let found = `${table}.${key} = ${given(key)}`;
  if (columns.includes('version')) {
    changes.push(`version = ${table}.version + 1`);
    found += ` and ${table}.version = coalesce(${given('version', true)}, ${table}.version)`;
  }
  const place = isPostgres(tx) ? (index: number) => `$${index + 1}` : () => '?';
  let changed = 0;
  for (const [index, chunk] of chunksOf(rows).entries()) {
    if (index > 0) await pauseForOtherRequests();
    const places = chunk.map(
      (_, row) => `(${columns.map((_, at) => place(row * columns.length + at)).join(', ')})`,
    );
    // Text, not fragments: putting those together would cost twice what the statement does. No word of it is a caller's.
    const text = `update ${table} set ${changes.join(', ')} from (values ${places.join(', ')}) as given where ${found}`;
    const values = chunk.flatMap((row) => columns.map((column) => row[column]));
    const { numAffectedRows = 0n } = await tx.executeQuery(CompiledQuery.raw(text, values));
    changed += Number(numAffectedRows);
  }
  return changed;
}

/** @param row as `updateRows` takes it, found by its id. @returns whether it was changed */
export async function updateRow(tx: Tx, table: keyof Schema, row: AnyRow & { id: string }): Promise<boolean> {
  return (await updateRows(tx, table, 'id', [row])) === 1;
}

export async function deleteRows(
  tx: Tx,
  table: 'students' | 'faculty' | 'subjects',
  ids: readonly string[],
): Promise<void> {
  for (const chunk of chunksOf(ids)) await tx.deleteFrom(table).where('id', 'in', chunk).execute();
}
