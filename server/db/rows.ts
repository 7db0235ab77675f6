// SQLite answers synchronously: without a pause between its statements an import would block every other request.
import { setImmediate as nextRound } from 'node:timers/promises';

import {
  CompiledQuery,
  type ExpressionBuilder,
  type Insertable,
  type Kysely,
  type Selectable,
  type Updateable,
} from 'kysely';
import { isPostgres } from './driver/dialect.ts';
import { nextId } from './ids.ts';
import type { Database, Schema, Tx } from './schema.ts';

/** SQLite takes 32 766 parameters a statement, PostgreSQL 65 535; no table has more than 21 columns. */
const rowsPerStatement = 1000;

/**
 * A thousand rows a statement: an import of 5,000 students must not cost 30,000 of them.
 * @param unless rows whose value of this unique column is there already are left out
 */
export async function insertRows<T extends keyof Schema>(
  tx: Tx,
  table: T,
  rows: readonly Insertable<Schema[T]>[],
  unless?: keyof Schema[T] & string,
): Promise<void> {
  for (const [index, chunk] of chunksOf(rows).entries()) {
    if (index > 0) await nextRound();
    const insert = tx.insertInto(table).values(chunk);
    await (unless
      ? insert.onConflict((found) => found.column(unless as never).doNothing())
      : insert
    ).execute(); // a column of the table
  }
}

export function chunksOf<T>(items: readonly T[], size = rowsPerStatement): T[][] {
  const chunks: T[][] = [];
  for (let start = 0; start < items.length; start += size) chunks.push(items.slice(start, start + size));
  return chunks;
}

/** The rows of all values, read a chunk at a time, in the order of the values. */
export async function rowsFor<T, Row>(
  values: readonly T[],
  read: (chunk: T[]) => { execute: () => Promise<Row[]> },
): Promise<Row[]> {
  const lists: Row[][] = [];
  for (const chunk of chunksOf(values)) lists.push(await read(chunk).execute());
  return lists.flat();
}

export const idsOf = (rows: Iterable<{ id: string }>): string[] => Array.from(rows, ({ id }) => id);

export type AnyRow = Record<string, unknown>;

/** For code that handles several tables alike, and so cannot use the schema's column types. */
export const anyTable = (db: Database) => db as unknown as Kysely<Record<string, AnyRow>>;

/**
 * Updates rows with different values, a thousand per statement. Where rows have a `version`, it is increased, and a row is
 * changed only if it has the given version; undefined: any version.
 * @param key the column that identifies a row; all rows have the same columns
 * @returns how many rows were changed
 */
export async function updateRows(tx: Tx, table: keyof Schema, key: string, rows: readonly AnyRow[]) {
  const [first = {}] = rows;
  const columns = Object.keys(first);
  // Both databases name the columns of VALUES column1, column2 …; PostgreSQL takes them all for text.
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
    if (index > 0) await nextRound();
    const places = chunk.map(
      (_, row) => `(${columns.map((_, at) => place(row * columns.length + at)).join(', ')})`,
    );
    // Raw text, since joining sql fragments costs twice the time of the statement. It contains no value from a request.
    const text = `update ${table} set ${changes.join(', ')} from (values ${places.join(', ')}) as given where ${found}`;
    const values = chunk.flatMap((row) => columns.map((column) => row[column]));
    const { numAffectedRows = 0n } = await tx.executeQuery(CompiledQuery.raw(text, values));
    changed += Number(numAffectedRows);
  }
  return changed;
}

/** Updates one row by its id, under the rules of `updateRows`. @returns whether it was changed */
export async function updateRow(tx: Tx, table: keyof Schema, row: AnyRow & { id: string }): Promise<boolean> {
  return (await updateRows(tx, table, 'id', [row])) === 1;
}

/** Inserts one row with an id of its own. @returns the id */
export async function insertRow<T extends keyof Schema>(
  tx: Database,
  table: T,
  row: Omit<Insertable<Schema[T]>, 'id'>,
): Promise<string> {
  const id = nextId();
  await anyTable(tx)
    .insertInto(table)
    .values({ id, ...row })
    .execute();
  return id;
}

/** What belongs to the rows is deleted by foreign key. */
export async function deleteRows(tx: Tx, table: keyof Schema, ids: readonly string[]): Promise<void> {
  for (const chunk of chunksOf(ids)) await anyTable(tx).deleteFrom(table).where('id', 'in', chunk).execute();
}

/** Rows in which each of these columns has its value; null: in which it is empty. */
type Match<T extends keyof Schema> = Partial<Selectable<Schema[T]>>;

const matches = (which: object) => (row: ExpressionBuilder<Record<string, AnyRow>, string>) =>
  row.and(Object.entries(which).map(([column, value]) => row(column, value === null ? 'is' : '=', value)));

/** @param order columns, each ascending */
export async function listRows<T extends keyof Schema>(
  db: Database,
  table: T,
  which: Match<T>,
  order: readonly (keyof Schema[T] & string)[] = [],
): Promise<Selectable<Schema[T]>[]> {
  const all = anyTable(db).selectFrom<string>(table).selectAll().where(matches(which));
  const sorted = order.reduce((query, column) => query.orderBy(column), all);
  return (await sorted.execute()) as Selectable<Schema[T]>[]; // of the table
}

/** The first of them. */
export async function findRow<T extends keyof Schema>(db: Database, table: T, which: Match<T>) {
  const [row] = await listRows(db, table, which);
  return row;
}

/** @returns how many rows were changed */
export function updateWhere<T extends keyof Schema>(
  db: Database,
  table: T & string,
  which: Match<T>,
  change: Updateable<Schema[T]>,
): Promise<number> {
  return countChanged(
    anyTable(db)
      .updateTable(table as string)
      .set(change)
      .where(matches(which)),
  );
}

/** @returns how many rows were deleted */
export function deleteWhere<T extends keyof Schema>(
  db: Database,
  table: T,
  which: Match<T>,
): Promise<number> {
  return countChanged(
    anyTable(db)
      .deleteFrom(table as string)
      .where(matches(which)),
  );
}

/** Inserts a row, or changes the one that has this key already. */
export async function saveRow<T extends keyof Schema>(
  db: Database,
  table: T,
  key: Match<T>,
  columns: Updateable<Schema[T]>,
): Promise<void> {
  const insert = anyTable(db)
    .insertInto<string>(table)
    .values({ ...key, ...columns });
  await insert.onConflict((known) => known.columns(Object.keys(key)).doUpdateSet(columns)).execute();
}

/** Runs an update or a deletion. @returns how many rows it changed */
export async function countChanged(query: {
  executeTakeFirst: () => Promise<{ numUpdatedRows?: bigint; numDeletedRows?: bigint } | undefined>;
}): Promise<number> {
  const { numUpdatedRows, numDeletedRows } = (await query.executeTakeFirst()) ?? {};
  return Number(numUpdatedRows ?? numDeletedRows ?? 0);
}
