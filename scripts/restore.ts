// `npm run restore -- <backup>`: puts a folder that `npm run backup` made in the place of the college's records.
// The server must be stopped. --nothing-after: nothing was entered since, so no number is left out.
import { parseArgs } from 'node:util';
import { readSettings } from '#server/settings.ts';
import { startRefusal } from '#server/start-refusal.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { RestoreError } from './backup/restore-error.ts';

process.umask(0o077); // the files are the server's alone
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'nothing-after': { type: 'boolean' } },
  });
  const isComplete = values['nothing-after'] ?? false;
  console.log(await restoreBackup(readSettings(), positionals[0], { isComplete }));
} catch (error) {
  const sentence = error instanceof RestoreError ? error.message : startRefusal(error);
  console.error(sentence ? `The restore failed. ${sentence}` : error);
  process.exitCode = 1;
}
