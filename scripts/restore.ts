// `npm run restore -- <backup>`: puts a folder that `npm run backup` made in the place of the college's records and
// pictures. The server must be stopped.
import { readSettings } from '#server/settings.ts';
import { startRefusal } from '#server/start-refusal.ts';
import { restoreBackup } from './restore-backup.ts';
import { RestoreError } from './restore-error.ts';

process.umask(0o077); // the files are the server's alone
try {
  console.log(await restoreBackup(readSettings(), process.argv[2]));
} catch (error) {
  const sentence = error instanceof RestoreError ? error.message : startRefusal(error);
  console.error(sentence ? `The restore failed. ${sentence}` : error);
  process.exitCode = 1;
}
