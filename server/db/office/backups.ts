// The backups that were made and read through, as `npm run backup` notes them.
import { insertRow } from '#server/db/rows.ts';
import type { Database, Schema } from '#server/db/schema.ts';

export type Backup = Omit<Schema['backups'], 'id'>;

export async function insertBackup(db: Database, backup: Backup): Promise<void> {
  await insertRow(db, 'backups', backup);
}

export async function findLastBackup(db: Database): Promise<Backup | undefined> {
  return db
    .selectFrom('backups')
    .select(['at', 'place', 'kilobytes'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
