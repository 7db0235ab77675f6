import { cpSync, existsSync, mkdirSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Settings } from '#server/settings.ts';
import { backupName, outdatedBackups, postgresDump, sqliteCopy } from './backup-folder.ts';
import { dumpPostgres } from './postgres-tools.ts';

/** Copies the database while the server runs. @returns the new folder */
export function saveBackup(settings: Settings, directory: string, now = new Date()): string {
  const { databaseFile, databaseUrl, uploadsDir } = settings;
  const target = freeName(directory, now);
  // The backup gets its final name only when it is complete.
  const partial = `${target}.part`;
  try {
    mkdirSync(partial, { recursive: true, mode: 0o700 });
    // Pictures of an earlier version, until the start takes them into the database; the folder may be a link to another disk.
    if (existsSync(uploadsDir))
      cpSync(realpathSync(uploadsDir), join(partial, 'uploads'), { recursive: true });
    if (databaseUrl) dumpPostgres(databaseUrl, join(partial, postgresDump));
    else saveSqlite(databaseFile, join(partial, sqliteCopy));
    renameSync(partial, target);
  } catch (error) {
    rmSync(partial, { recursive: true, force: true });
    throw error;
  }
  return target;
}

/** Two backups of one second: the later one has the name of the next second that is free. */
function freeName(directory: string, now: Date): string {
  const target = join(directory, backupName(now));
  return existsSync(target) ? freeName(directory, new Date(now.getTime() + 1000)) : target;
}

/** @param target the backup that was just made: it stays, also where the clock was set back and others seem newer */
export function deleteOutdated({ backups }: Settings, target: string, now = new Date()): void {
  const directory = dirname(target);
  const entries = readdirSync(directory).filter((entry) => entry !== basename(target));
  for (const entry of outdatedBackups(entries, { ...backups, newest: backups.newest - 1 }, now))
    rmSync(join(directory, entry), { recursive: true });
}

/** A consistent copy, also during writes. It is checked immediately, since backups are rarely tried before they are needed. */
function saveSqlite(databaseFile: string, copy: string): void {
  if (!existsSync(databaseFile)) throw new Error(`There is no ${databaseFile}: set DATA_DIR.`);
  const database = new DatabaseSync(databaseFile, { readOnly: true, timeout: 5000 });
  database.prepare('vacuum into ?').run(copy);
  database.close();
  const saved = new DatabaseSync(copy, { readOnly: true });
  const [answer] = saved.prepare('pragma integrity_check').all();
  const [table] = saved.prepare("select name from sqlite_master where name = 'students'").all();
  saved.close();
  if (!table) throw new Error(`${databaseFile} holds no records of a college.`);
  if (answer?.integrity_check !== 'ok') throw new Error('The copy of the database is damaged.');
}
