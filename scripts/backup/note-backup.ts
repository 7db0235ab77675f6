// Tells the database of a backup, for the admin's health page. A backup is good without it.
import { readdirSync, statSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { connect } from '#server/db/connect.ts';
import { insertBackup } from '#server/db/office/backups.ts';
import { findClockJump } from '#server/rules/office/clock-jumps.ts';
import type { Settings } from '#server/settings.ts';

/** @returns the last time before a jump of the clock, in which no backup may be deleted by its age */
export async function noteBackup({ databaseUrl, databaseFile }: Settings, folder: string) {
  const db = connect({ databaseUrl, file: databaseFile });
  try {
    const place = `${hostname()}:${folder}`;
    const now = new Date();
    await insertBackup(db, {
      at: now.toISOString(),
      place,
      kilobytes: Math.ceil(sizeOf(folder) / 1000),
    });
    return await findClockJump(db, now);
  } catch (error) {
    // A database that the server of this version has not opened yet has no table for it.
    console.error(`The health page will not show this backup: ${String(error)}`);
    return undefined;
  } finally {
    await db.destroy();
  }
}

function sizeOf(folder: string): number {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(folder, name)))
    .reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
}
