// SQLite answers at once: without a pause between its statements an import would stand in everybody's way.
import { setImmediate as othersTurn } from 'node:timers/promises';
import { type Insertable, sql, type Transaction } from 'kysely';
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
    if (index > 0) await othersTurn();
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
    const value = sql.ref(`given.column${columns.indexOf(column) + 1}`);
    return isInteger ? sql`cast(${value} as integer)` : value;
  };
  const changes = columns
    .filter((column) => column !== key && column !== 'version')
    .map((column) => sql`${sql.ref(column)} = ${given(column)}`);
  const own = sql.ref(`${table}.version`);
  const isVersioned = columns.includes('version');
  if (isVersioned) changes.push(sql`version = ${own} + 1`);
  const unchanged = isVersioned ? sql`and ${own} = coalesce(${given('version', true)}, ${own})` : sql``;
  let changed = 0;
  for (const [index, chunk] of chunksOf(rows).entries()) {
    if (index > 0) await othersTurn();
    const values = chunk.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
    const { numAffectedRows = 0n } = await sql`
      update ${sql.table(table)} set ${sql.join(changes)} from (values ${sql.join(values)}) as given
      where ${sql.ref(`${table}.${key}`)} = ${given(key)} ${unchanged}`.execute(tx);
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
