import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import * as college from './migrations/0001-college.ts';
import * as accounts from './migrations/0002-accounts.ts';
import type { Database } from './schema.ts';

/** Append-only: a released migration is never edited, a mistake is mended by the next one. */
export const migrations: Record<string, Migration> = {
  '0001-college': college,
  '0002-accounts': accounts,
};

export class MigrationError extends Error {}

/**
 * Brings the database to this version. Safe with two processes starting together: the second waits and finds nothing to do.
 * A migration that fails is rolled back whole.
 * @returns the names of the migrations that were applied
 */
export async function migrate(db: Database, set = migrations): Promise<string[]> {
  const migrator = new Migrator({
    // Kysely's migrator is not typed by schema; it only uses the connection.
    db: db as unknown as Kysely<unknown>,
    provider: { getMigrations: async () => set },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) {
    const failed = results?.find((result) => result.status === 'Error');
    const reason = error instanceof Error ? error.message : String(error);
    if (/previously executed migration .* is missing/.test(reason)) {
      throw new MigrationError(
        `The database is newer than this program (${reason}). Install the newer program.`,
      );
    }
    throw new MigrationError(
      `The database could not be brought up to date: ${failed?.migrationName ?? ''} ${reason}`,
    );
  }
  return (results ?? []).map((result) => result.migrationName);
}
