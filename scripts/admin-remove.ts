// `npm run admin:remove -- <username>`: removes an admin account and ends its sessions. The last admin stays.
import { commandLine, removeAdmin } from '#server/auth/admins.ts';
import { prepareDataDirectory } from '#server/data-directory.ts';
import { findAccountByLogin } from '#server/db/account/accounts.ts';
import { connect } from '#server/db/connect.ts';
import { migrateFirst } from '#server/db/migrate.ts';
import { ApiError } from '#server/errors.ts';
import { readSettings } from '#server/settings.ts';
import { endWith } from '#server/start-refusal.ts';

process.once('uncaughtException', endWith);

const username = process.argv[2]?.trim() ?? '';
const settings = readSettings();
await prepareDataDirectory(settings);
await migrateFirst({ databaseUrl: settings.databaseUrl, file: settings.databaseFile });
const db = connect({ databaseUrl: settings.databaseUrl, file: settings.databaseFile });
try {
  const account = await findAccountByLogin(db, 'admin', username);
  if (!account) throw new ApiError(404, 'Say who: npm run admin:remove -- <username>');
  await removeAdmin(db, commandLine, account.id, new Date());
  console.log(`The admin account "${username}" is removed, and its sessions have ended.`);
} catch (error) {
  if (!(error instanceof ApiError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
await db.destroy();
