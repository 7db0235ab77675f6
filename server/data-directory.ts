// The directory with all that people have typed in: there, ours alone, and not what is left of a broken copy.
import { chmod, mkdir, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { type Settings, SettingsError } from './settings.ts';

const nobodyElse = 0o077;
/** Another process that makes the same file at this moment has written its first page by then. */
const patience = 2000;

/** @throws with a sentence for the person who starts the server */
export async function prepareDataDirectory(settings: Settings): Promise<void> {
  const { dataDir, databaseUrl, databaseFile, uploadsDir } = settings;
  process.umask(nobodyElse); // whatever is made from here on, SQLite's own files too
  try {
    await mkdir(dataDir, { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'EEXIST' && code !== 'ENOTDIR') throw error;
    throw new SettingsError(`Setting DATA_DIR names a file, not a directory: ${dataDir}.`);
  }
  if (!databaseUrl) await refuseEmptyDatabase(databaseFile);
  // What an earlier version has made, open to all.
  await close(uploadsDir, 0o700);
  for (const suffix of ['', '-wal', '-shm']) await close(databaseFile + suffix, 0o600);
}

/** SQLite takes a file of no bytes for a new database: after a broken copy the college would be empty, without a word. */
async function refuseEmptyDatabase(file: string): Promise<void> {
  const isEmpty = async () => (await stat(file).catch(() => undefined))?.size === 0;
  for (let waited = 0; await isEmpty(); waited += 100) {
    if (waited >= patience) {
      throw new SettingsError(
        `The database ${file} is empty (0 bytes). Put a backup in its place, or delete it to begin with an empty college.`,
      );
    }
    await wait(100);
  }
}

async function close(path: string, mode: number): Promise<void> {
  try {
    await chmod(path, mode);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'EPERM') throw error; // not there, or another user's to close
  }
}
