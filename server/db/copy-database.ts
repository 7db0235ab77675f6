// Copies one database into another, SQLite or PostgreSQL, either way.
import { sql } from 'kysely';
import { isPostgres } from './driver/dialect.ts';
import { type AnyRow, anyTable } from './rows.ts';
import type { Database, Tx } from './schema.ts';

/** A low number, because a row of `files` holds up to 5 MB. */
const rowsAtOnce = 10;

/**
 * Both databases must have the same version. One transaction on each side: a consistent copy, complete or not made at all.
 * @returns how many rows were copied; undefined where the target is not empty
 */
export async function copyDatabase(from: Database, to: Database): Promise<number | undefined> {
  const found = (await from.introspection.getTables()).map(({ name }) => name);
  const tables = parentsFirst(
    found.filter((name) => !name.startsWith('kysely_')),
    await listReferences(from),
  );
  return from.transaction().execute((source) =>
    to.transaction().execute(async (target) => {
      if (await target.selectFrom('accounts').select('id').limit(1).executeTakeFirst()) return undefined;
      // Without an account there is only what the migrations and the first start have entered.
      for (const table of tables.toReversed()) await anyTable(target).deleteFrom(table).execute();
      let count = 0;
      for (const table of tables) count += await copyTable(source, target, table);
      return count;
    }),
  );
}

interface Reference {
  child: string;
  parent: string;
}

/** Which table refers to which, as the database itself has it: a new table needs no entry anywhere. */
async function listReferences(db: Database): Promise<Reference[]> {
  const query = isPostgres(db)
    ? sql<Reference>`select child.relname as child, parent.relname as parent from pg_constraint
        join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
        where contype = 'f'`
    : sql<Reference>`select child.name as child, reference."table" as parent
        from sqlite_schema child join pragma_foreign_key_list(child.name) reference where child.type = 'table'`;
  return (await query.execute(db)).rows;
}

/** @returns the tables, each after those to which it refers */
function parentsFirst(tables: readonly string[], references: readonly Reference[]): string[] {
  const sorted = new Set<string>();
  const add = (table: string, below: readonly string[]) => {
    if (sorted.has(table) || below.includes(table)) return;
    for (const { child, parent } of references) if (child === table) add(parent, [...below, table]);
    sorted.add(table);
  };
  for (const table of tables) add(table, []);
  return [...sorted];
}

async function copyTable(source: Tx, target: Tx, table: string): Promise<number> {
  let count = 0;
  for await (const rows of rowsOf(source, table)) {
    await anyTable(target).insertInto(table).values(rows).execute();
    count += rows.length;
  }
  return count;
}

/** All rows of a table, some at a time. */
async function* rowsOf(source: Tx, table: string): AsyncIterable<AnyRow[]> {
  if (isPostgres(source)) return yield* fetched(source, table);
  let rows: AnyRow[] = [];
  for await (const row of anyTable(source).selectFrom(table).selectAll().stream()) {
    rows.push(row);
    if (rows.length < rowsAtOnce) continue;
    yield rows;
    rows = [];
  }
  if (rows.length > 0) yield rows;
}

/** PostgreSQL would send a whole table at once. */
async function* fetched(source: Tx, table: string): AsyncIterable<AnyRow[]> {
  await sql`declare copied cursor for select * from ${sql.table(table)}`.execute(source);
  for (;;) {
    const { rows } = await sql<AnyRow>`fetch ${sql.lit(rowsAtOnce)} from copied`.execute(source);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close copied`.execute(source);
}
