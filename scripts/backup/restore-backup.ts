import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Settings } from '#server/settings.ts';
import { backupName, postgresDump, sqliteCopy } from './backup-folder.ts';
import { RestoreError } from './restore-error.ts';
import { refusePostgresInUse, replacePostgres } from './restore-postgres.ts';
import { refuseSqliteInUse, replaceSqlite, stageSqlite } from './restore-sqlite.ts';
import type { RestoreOf } from './restored-database.ts';

/**
 * What is replaced is kept in DATA_DIR/before-restore-<time>, which is itself a backup.
 * @returns what to tell the person who restores
 * @throws RestoreError where nothing was changed
 */
export async function restoreBackup(
  settings: Settings,
  given: string | undefined,
  { now = new Date(), isComplete = false }: Partial<RestoreOf> = {},
): Promise<string> {
  const { dataDir, databaseUrl, databaseFile, uploadsDir } = settings;
  if (!given) throw new RestoreError('Say which one: npm run restore -- <folder that npm run backup made>');
  const backup = resolve(given);
  refuseWrongKind(backup, databaseUrl);
  refuseLinks(backup);
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
    // Of an earlier version: the next start takes the pictures into the database.
    const pictures = join(backup, 'uploads');
    if (isFile(pictures))
      throw new RestoreError('‘uploads’ of this backup is no folder: take an earlier one.');
    if (existsSync(pictures)) cpSync(pictures, join(staged, 'uploads'), { recursive: true });
    const restore = { settings, backup, now, isComplete };
    let sentences: string;
    if (databaseUrl) {
      await refusePostgresInUse(databaseUrl);
      mkdirSync(kept);
      sentences = await replacePostgres(restore, databaseUrl, kept);
      takeUploads();
    } else {
      refuseSqliteInUse(databaseFile);
      sentences = await stageSqlite(restore, staged);
      mkdirSync(kept);
      replaceSqlite(staged, databaseFile, kept);
      takeUploads();
    }
    return isEmpty(kept) ? sentences : `${sentences} What was there before is in ${kept}`;
  } finally {
    rmSync(staged, { recursive: true, force: true });
    if (isEmpty(kept)) rmdirSync(kept);
  }
}

const isEmpty = (directory: string) => existsSync(directory) && readdirSync(directory).length === 0;

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** A link would let the website show any file of this machine. */
function refuseLinks(backup: string): void {
  const entries = readdirSync(backup, { recursive: true, withFileTypes: true });
  const link = entries.find((entry) => entry.isSymbolicLink());
  if (link)
    throw new RestoreError(
      `‘${link.name}’ of this backup is a link, not a file. Copy the backup with cp -rL, which takes the files themselves, and restore the copy.`,
    );
}

function refuseWrongKind(backup: string, databaseUrl: string | undefined): void {
  const hasFile = isFile(join(backup, sqliteCopy));
  const hasDump = isFile(join(backup, postgresDump));
  if (!hasFile && !hasDump)
    throw new RestoreError(`There is no backup in ${backup}: name a folder that npm run backup made.`);
  if (databaseUrl && !hasDump)
    throw new RestoreError(
      'This backup is a SQLite file, and DATABASE_URL names PostgreSQL. Restore it without DATABASE_URL, then npm run copy:postgres.',
    );
  if (!databaseUrl && !hasFile)
    throw new RestoreError('This backup is of PostgreSQL: say where to with DATABASE_URL=postgres://…');
}
