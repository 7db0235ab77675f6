import { copyFileSync, existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sqliteCopy } from './backup-folder.ts';
import { RestoreError } from './restore-error.ts';
import { type RestoreOf, readReplaced, takeIntoUse } from './restored-database.ts';

const busy = 5;

/** Leaving the write-ahead log needs the file alone: no other connection may have it open, even an idle one. */
export function refuseSqliteInUse(file: string): void {
  if (!existsSync(file)) return;
  try {
    const database = new DatabaseSync(file, { timeout: 500 });
    database.exec('pragma journal_mode = delete');
    database.close();
  } catch (error) {
    // Any other error: the file is damaged, which may be the reason for the restore.
    if ((error as { errcode?: number }).errcode !== busy) return;
    throw new RestoreError(`The server is still running on ${file}: stop it first.`);
  }
}

/** Copies the database of the backup, checks the copy and brings it to this version. @returns what to tell the person who restores */
export async function stageSqlite(restore: RestoreOf, staged: string): Promise<string> {
  const { backup, settings } = restore;
  const { databaseFile } = settings;
  const file = join(staged, sqliteCopy);
  copyFileSync(join(backup, sqliteCopy), file);
  refuseDamaged(file);
  const replaced = existsSync(databaseFile) ? await readReplaced({ file: databaseFile }, restore) : undefined;
  const sentences = await takeIntoUse({ file }, restore, replaced);
  refuseSqliteInUse(file); // merges the write-ahead log into the file, so that the file is complete by itself
  return sentences;
}

function refuseDamaged(file: string): void {
  let answers: unknown[] = [];
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    const found = database.prepare('pragma integrity_check').all();
    // SQLite takes an empty file, and one of another program, for a sound database.
    database.prepare('select name from kysely_migration limit 1').all();
    answers = [
      ...found.filter((row) => row.integrity_check !== 'ok'),
      ...database.prepare('pragma foreign_key_check').all(),
    ];
    database.close();
  } catch (error) {
    answers = [error];
  }
  if (answers.length > 0)
    throw new RestoreError('The database of this backup is damaged: take an earlier one.');
}

export function replaceSqlite(staged: string, databaseFile: string, kept: string): void {
  for (const suffix of ['', '-wal', '-shm']) {
    if (existsSync(databaseFile + suffix)) renameSync(databaseFile + suffix, join(kept, sqliteCopy + suffix));
  }
  renameSync(join(staged, sqliteCopy), databaseFile);
}
