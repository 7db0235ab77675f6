// Makes DATA_DIR if needed, closes it to other users of the machine, and refuses an empty database file.
import { chmod, mkdir, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { type Settings, SettingsError } from './settings.ts';

const denyOtherUsers = 0o077;
/** Milliseconds: a process that is just making the same file has then written its first page. */
const patience = 2000;

/** @throws SettingsError for the person who starts the server */
export async function prepareDataDirectory(settings: Settings): Promise<void> {
  const { dataDir, databaseUrl, databaseFile } = settings;
  process.umask(denyOtherUsers); // for all files made from here on, SQLite's own included
  try {
    await mkdir(dataDir, { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST' && code !== 'ENOTDIR') throw error;
    throw new SettingsError(`Setting DATA_DIR names a file, not a directory: ${dataDir}.`);
  }
  if (!databaseUrl) await refuseEmptyDatabase(databaseFile);
  // Earlier versions made these files readable by all users of the machine.
  for (const suffix of ['', '-wal', '-shm']) await close(databaseFile + suffix);
}

/** SQLite takes an empty file for a new database: after a failed copy the server would silently start without any data. */
async function refuseEmptyDatabase(file: string): Promise<void> {
  const isEmpty = async () => (await stat(file).catch(() => undefined))?.size === 0;
  for (let waited = 0; await isEmpty(); waited += 100) {
    if (waited >= patience)
      throw new SettingsError(
        `The database ${file} is empty (0 bytes). Put a backup in its place, or delete it to begin with an empty college.`,
      );
    await wait(100);
  }
}

async function close(path: string): Promise<void> {
  try {
    await chmod(path, 0o600);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'EPERM' && code !== 'EROFS') throw error; // not there, or not ours to close
  }
}
