// New databases of the tests: SQLite in memory, or in the PostgreSQL cluster where the suite runs on one.
import { randomUUID } from 'node:crypto';
import { Kysely, sql } from 'kysely';
import { inject } from 'vitest';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { anyTable } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { emptyTables } from './emptied-tables.ts';
import { addressOf, migratedName } from './servers/postgres.ts';

/** Without any table. */
export async function emptyDatabase(): Promise<Database> {
  return open(await freshDatabaseUrl());
}

/** With all tables. */
export async function migratedDatabase(): Promise<Database> {
  if (inject('databaseUrl')) return emptiedDatabase();
  const db = open(undefined);
  // The statements of the finished schema take a fifth of the time of the migrations.
  schema ??= readSchema();
  const { tables, rows, rest } = await schema;
  for (const statement of tables) await sql.raw(statement).execute(db);
  for (const [table, values] of rows)
    await anyTable(db as Tx)
      .insertInto(table)
      .values(values)
      .execute();
  for (const statement of rest) await sql.raw(statement).execute(db);
  return db;
}

/** PostgreSQL's databases of this process that no test uses, still connected. */
const unused: Database[] = [];

/** PostgreSQL takes fifty times as long to make a database, a thousand files, as to empty the tables of one. */
async function emptiedDatabase(): Promise<Database> {
  for (let db = unused.shift(); db; db = unused.shift()) {
    if (await emptyTables(db)) return db;
    await Kysely.prototype.destroy.call(db);
  }
  const db = open(await freshDatabaseUrl(migratedName));
  db.destroy = async () => void unused.push(db);
  return db;
}

function open(databaseUrl: string | undefined): Database {
  return connect(databaseUrl ? { databaseUrl, file: '' } : { file: ':memory:' });
}

let schema: ReturnType<typeof readSchema> | undefined;

/** What makes a migrated SQLite database: the tables, the rows that migrations insert, then indexes and triggers. */
async function readSchema() {
  const db = open(undefined);
  await migrate(db);
  const { rows: made } = await sql<{ type: string; name: string; sql: string }>`
    select type, name, sql from sqlite_master where sql is not null`.execute(db);
  const tables = made.filter(({ type }) => type === 'table');
  const rows = await Promise.all(
    tables.map(
      async ({ name }) =>
        [
          name,
          await anyTable(db as Tx)
            .selectFrom(name)
            .selectAll()
            .execute(),
        ] as const,
    ),
  );
  await db.destroy();
  return {
    tables: tables.map((table) => table.sql),
    rows: rows.filter(([, values]) => values.length > 0),
    rest: made.filter(({ type }) => type !== 'table').map((other) => other.sql),
  };
}

/**
 * The address of a new PostgreSQL database; undefined where the suite runs on SQLite.
 * @param template the database that is copied; by default it is empty
 */
export async function freshDatabaseUrl(template = 'template1'): Promise<string | undefined> {
  const cluster = inject('databaseUrl');
  if (!cluster) return undefined;
  const name = `t${randomUUID().replaceAll('-', '')}`;
  const owner = open(cluster);
  await sql.raw(`create database ${name} template ${template}`).execute(owner);
  await owner.destroy();
  return addressOf(cluster, name);
}
