// Pictures of people that an earlier version kept in DATA_DIR/uploads, or that a backup of it brings back: they are taken into the
// database at the start, once.
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { insertFile } from '#server/db/files.ts';
import { chunksOf } from '#server/db/rows.ts';
import type { Database } from '#server/db/schema.ts';

/** In one commit: each waits for the disk. */
const atOnce = 100;

/** A start that was interrupted goes on with the next one: no file is deleted before all are in the database. */
export async function takeInUploads(db: Database, folder: string, now: Date): Promise<void> {
  if (!existsSync(folder)) return;
  const names = (await readdir(folder)).filter((name) => name.endsWith('.webp'));
  for (const chunk of chunksOf(names, atOnce)) {
    await db.transaction().execute(async (tx) => {
      for (const name of chunk) {
        const picture = await readFile(join(folder, name)).catch(isTaken);
        if (picture) await insertFile(tx, picture, now, { id: name });
      }
    });
  }
  for (const name of names) await rm(join(folder, name), { force: true });
  // It stays where it is a link to another disk, or has files that are not ours.
  await rmdir(folder).catch(() => undefined);
}

/** Another process that starts at the same time has taken all in, and deletes them. */
function isTaken(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
