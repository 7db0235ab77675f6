// `npm run backup [-- <directory>]`: copies the database and the pictures while the server runs, and keeps the newest copies.
import { join, resolve } from 'node:path';
import { readSettings } from '#server/settings.ts';
import { noteBackup } from './backup/note-backup.ts';
import { deleteOutdated, saveBackup } from './backup/save-backup.ts';

try {
  const settings = readSettings();
  const directory = resolve(process.argv[2] ?? join(settings.dataDir, 'backups'));
  const target = saveBackup(settings, directory);
  console.log(`Saved in ${target}`);
  const jumpedFrom = await noteBackup(settings, target);
  if (jumpedFrom) console.log(`Older backups stay: the clock was last known to be right at ${jumpedFrom}.`);
  else deleteOutdated(settings, target);
} catch (error) {
  console.error(`No backup was made. ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
