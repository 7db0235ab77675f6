// `npm run admin:remove -- <username>`: removes an admin account and ends its sessions. The last admin stays.
import { commandLine, removeAdmin } from '#server/auth/admins.ts';
import { findAccountByLogin } from '#server/db/account/accounts.ts';
import { ApiError } from '#server/errors.ts';
import { openServices } from '#server/services.ts';
import { readSettings } from '#server/settings.ts';
import { endWith } from '#server/start-refusal.ts';

process.once('uncaughtException', endWith);

const username = process.argv[2]?.trim() ?? '';
const { db, clock } = await openServices(readSettings());
try {
  const account = await findAccountByLogin(db, 'admin', username);
  if (!account) throw new ApiError(404, 'Say who: npm run admin:remove -- <username>');
  await removeAdmin(db, commandLine, account.id, clock());
  console.log(`The admin account "${username}" is removed, and its sessions have ended.`);
} catch (error) {
  if (!(error instanceof ApiError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
await db.destroy();
