import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Settings } from '#server/settings.ts';
import { backupName, postgresDump, sqliteCopy } from './backup-folder.ts';
import { RestoreError } from './restore-error.ts';
import { refusePostgresInUse, replacePostgres } from './restore-postgres.ts';
import { refuseSqliteInUse, replaceSqlite, stageSqlite } from './restore-sqlite.ts';

/**
 * What is replaced is kept in DATA_DIR/before-restore-<time>, which is itself a backup.
 * @returns a sentence that says what was restored
 * @throws RestoreError where nothing was changed
 */
export async function restoreBackup(
  settings: Settings,
  given: string | undefined,
  now = new Date(),
): Promise<string> {
  const { dataDir, databaseUrl, databaseFile, uploadsDir } = settings;
  if (!given) throw new RestoreError('Say which one: npm run restore -- <folder that npm run backup made>');
  const backup = resolve(given);
  refuseWrongKind(backup, databaseUrl);
  // Copied next to the present data first: a full disk or a damaged backup is found before anything is replaced.
  const staged = join(dataDir, 'restoring');
  const kept = join(dataDir, backupName(now, 'before-restore'));

  const takeUploads = () => {
    if (existsSync(uploadsDir)) renameSync(uploadsDir, join(kept, 'uploads'));
    if (existsSync(join(staged, 'uploads'))) renameSync(join(staged, 'uploads'), uploadsDir);
  };
  rmSync(staged, { recursive: true, force: true });
  try {
    mkdirSync(staged, { recursive: true });
    const pictures = join(backup, 'uploads');
    if (existsSync(pictures)) cpSync(pictures, join(staged, 'uploads'), { recursive: true });
    let students: number;
    if (databaseUrl) {
      await refusePostgresInUse(databaseUrl);
      mkdirSync(kept);
      students = await replacePostgres(backup, databaseUrl, kept);
      takeUploads();
    } else {
      refuseSqliteInUse(databaseFile);
      students = await stageSqlite(backup, staged);
      mkdirSync(kept);
      replaceSqlite(staged, databaseFile, kept);
      takeUploads();
    }
    return `Restored ${basename(backup)} with ${students} students. Everybody signs in again. What was there before is in ${kept}`;
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
}

function refuseWrongKind(backup: string, databaseUrl: string | undefined): void {
  const hasFile = existsSync(join(backup, sqliteCopy));
  const hasDump = existsSync(join(backup, postgresDump));
  if (!hasFile && !hasDump) {
    throw new RestoreError(`There is no backup in ${backup}: name a folder that npm run backup made.`);
  }
  if (databaseUrl && !hasDump) {
    throw new RestoreError(
      'This backup is a SQLite file, and DATABASE_URL names PostgreSQL. Restore it without DATABASE_URL, then npm run copy:postgres.',
    );
  }
  if (!databaseUrl && !hasFile) {
    throw new RestoreError('This backup is of PostgreSQL: say where to with DATABASE_URL=postgres://…');
  }
}
