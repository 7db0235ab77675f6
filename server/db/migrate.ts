import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
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
 * The files of the folder by name, in their order: 0001-college, 0002-accounts … Append-only: a released migration is never
 * edited, a mistake is corrected by the next one. Numbers may be left out: branches that grow side by side take tens apart.
 * @throws where a number occurs twice, e.g. after a merge of two branches
 */
export async function findMigrations(from = folder): Promise<Migrations> {
  const paths = readdirSync(from, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /(^|[\\/])\d{4}-[a-z-]+\.ts$/.test(path),
  );
  const migrations: Migrations = {};
  let last = '';
  for (const path of paths.toSorted()) {
    const file = basename(path);
    const number = file.slice(0, 4);
    if (number === last) throw new MigrationError(`The number ${number} is there twice: ${file}.`);
    last = number;
    migrations[file.replace('.ts', '')] = (await import(pathToFileURL(join(from, path)).href)) as Migration;
  }
  return migrations;
}

/**
 * Brings the database to this version. Two processes may start together: the second waits and finds nothing to do.
 * A migration that fails is rolled back completely.
 * @param name of the database, for a refusal
 * @returns the names of the migrations that were applied
 */
export async function migrate(db: Database, migrations?: Migrations, name = 'The database') {
  const set = migrations ?? (await findMigrations());
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
    if (/previously executed migration .* is missing/.test(reason))
      throw new MigrationError(`${name} is newer than this program (${reason}). Install the newer program.`);
    // Where none has failed, the first statement found a read-only or full disk, no database, or no server.
    if (!failed) throw new MigrationError(`${name} cannot be used: ${reason}.`);
    throw new MigrationError(`${name} could not be brought up to date: ${failed.migrationName} ${reason}`);
  }
  return (results ?? []).map((result) => result.migrationName);
}
