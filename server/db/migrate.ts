import { type Migration, Migrator } from 'kysely/migration';
import * as college from '#server/db/migrations/0001-college.ts';
import * as accounts from '#server/db/migrations/0002-accounts.ts';
import * as office from '#server/db/migrations/0003-office.ts';
import * as collegeSettings from '#server/db/migrations/0004-college-settings.ts';
import * as largeLists from '#server/db/migrations/0005-large-lists.ts';
import * as deletedNumbers from '#server/db/migrations/0006-deleted-numbers.ts';
import * as activity from '#server/db/migrations/0007-activity.ts';
import * as auditLogNames from '#server/db/migrations/0008-audit-log-names.ts';
import type { Database } from './schema.ts';

/** Append-only: a released migration is never edited, a mistake is mended by the next one. */
export const migrations: Record<string, Migration> = {
  '0001-college': { up: college.up },
  '0002-accounts': { up: accounts.up },
  '0003-office': { up: office.up },
  '0004-college-settings': { up: collegeSettings.up },
  '0005-large-lists': { up: largeLists.up },
  '0006-deleted-numbers': { up: deletedNumbers.up },
  '0007-activity': { up: activity.up },
  '0008-audit-log-names': { up: auditLogNames.up },
};

export class MigrationError extends Error {}

/**
 * Brings the database to this version. Safe with two processes starting together: the second waits and finds nothing to do.
 * A migration that fails is rolled back whole.
 * @returns the names of the migrations that were applied
 */
export async function migrate(db: Database, set = migrations): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => set },
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) {
    const failed = results?.find((result) => result.status === 'Error');
    const reason = error instanceof Error ? error.message : 'unknown reason';
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
