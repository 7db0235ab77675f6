// `npm run restore -- <backup>`: puts a folder that `npm run backup` made in the place of the college's records and
// pictures. The server must be stopped.
import { MigrationError } from '#server/db/migrate.ts';
import { readSettings, SettingsError } from '#server/settings.ts';
import { restoreBackup } from './restore-backup.ts';
import { RestoreError } from './restore-error.ts';

process.umask(0o077); // the files are the server's alone
try {
  console.log(await restoreBackup(readSettings(), process.argv[2]));
} catch (error) {
  const isOurs =
    error instanceof RestoreError || error instanceof SettingsError || error instanceof MigrationError;
  console.error(isOurs ? `The restore failed. ${error.message}` : error);
  process.exitCode = 1;
}
