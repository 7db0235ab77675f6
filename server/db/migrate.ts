import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { type ConnectOptions, connect } from './connect.ts';
import type { Database } from './schema.ts';

type Migrations = Record<string, Migration>;

const folder = join(import.meta.dirname, 'migrations');

export class MigrationError extends Error {}

/** Called before anything else uses the database. There is no time limit, also for waiting for another process. */
export async function migrateFirst(options: Pick<ConnectOptions, 'databaseUrl' | 'file'>): Promise<void> {
  const db = connect({ ...options, isPatient: true });
  try {
    await migrate(db, undefined, options.databaseUrl ? 'The database' : `The database ${options.file}`);
  } finally {
    await db.destroy();
  }
}

/**
 * The files of the folder by name, in their order, 0001-tables first. Append-only: a released migration is never edited, a
 * mistake is corrected by the next one. Numbers may be left out: branches that grow side by side take tens apart.
 * @throws where a number occurs twice, e.g. after a merge of two branches
 */
export async function findMigrations(from = folder): Promise<Migrations> {
  const files = readdirSync(from).filter((file) => /^\d{4}-[a-z-]+\.ts$/.test(file));
  const migrations: Migrations = {};
  let last = '';
  for (const file of files.toSorted()) {
    const number = file.slice(0, 4);
    if (number === last) throw new MigrationError(`The number ${number} is there twice: ${file}.`);
    last = number;
    migrations[file.replace('.ts', '')] = (await import(pathToFileURL(join(from, file)).href)) as Migration;
  }
  return migrations;
}

const tables = '0001-tables';
/** The last of the eighty migrations before the first release, which made the tables that 0001-tables.ts makes. */
const lastBefore = '0370-digits-of-urdu';

/** @param applied to a database @returns why this program cannot read it */
export function whyUnreadable(applied: readonly string[], known: readonly string[]): string | undefined {
  const newer = applied.find((name) => name > lastBefore && !known.includes(name));
  if (newer) return `is newer than this program (${newer}). Install the newer program.`;
  if (applied.includes(tables) || applied.includes(lastBefore)) return undefined;
  return `is of a program before ${lastBefore}. Start it once with the last program that has this migration.`;
}

/** @throws where this program cannot read the database */
async function acceptEarlier(db: Database, known: readonly string[], name: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`
    .execute(db)
    .catch(() => ({ rows: [] })); // a new database, or one that Kysely's own refusal tells of
  const applied = rows.map((row) => row.name);
  const why = applied.length > 0 && whyUnreadable(applied, known);
  if (why) throw new MigrationError(`${name} ${why}`);
  if (!applied.includes(lastBefore)) return;
  await db.transaction().execute(async (tx) => {
    await sql`update kysely_migration set name = ${tables} where name = '0001-college'`.execute(tx);
    await sql`delete from kysely_migration where name <> ${tables} and name <= ${lastBefore}`.execute(tx);
  });
}

/**
 * Brings the database to this version. Two processes may start together: the second waits and finds nothing to do.
 * A migration that fails is rolled back completely.
 * @param name of the database, for a refusal
 * @returns the names of the migrations that were applied
 */
export async function migrate(db: Database, migrations?: Migrations, name = 'The database') {
  const set = migrations ?? (await findMigrations());
  await acceptEarlier(db, Object.keys(set), name);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => set },
    // Numbers are given by area: a database may have a later number before an earlier one was written.
    allowUnorderedMigrations: true,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) {
    const failed = results?.find((result) => result.status === 'Error');
    const reason = error instanceof Error ? error.message : 'unknown reason';
    // Where none has failed, the first statement found a read-only or full disk, no database, or no server.
    if (!failed) throw new MigrationError(`${name} cannot be used: ${reason}.`);
    throw new MigrationError(`${name} could not be brought up to date: ${failed.migrationName} ${reason}`);
  }
  return (results ?? []).map((result) => result.migrationName);
}
