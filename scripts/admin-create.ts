// `npm run admin:create -- <username>`: makes an admin account, or a new link for one that exists, and prints the
// one-time link to choose the password. No password is ever passed on a command line.
import { startInvite } from '#server/auth/invites.ts';
import { findAccountByLogin, insertAccount } from '#server/db/accounts.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { readSettings } from '#server/settings.ts';
import { routes } from '#shared/routes.ts';

const username = process.argv[2]?.trim();
if (!username || username.length > 100) {
  console.error('Say who: npm run admin:create -- <username>');
  process.exit(1);
}

const settings = readSettings();
const db = connect({ databaseUrl: settings.databaseUrl, file: settings.databaseFile });
await migrate(db);
const now = new Date();
const existing = await findAccountByLogin(db, 'admin', username);
const { token } = await db.transaction().execute(async (tx) => {
  const accountId = existing?.id ?? (await insertAccount(tx, { role: 'admin', username }, now));
  return startInvite(tx, accountId, now);
});
await db.destroy();
console.log(
  `${existing ? 'New link for' : 'Made'} the admin account "${username}". Choose its password within 72 hours:`,
);
console.log(`${settings.publicOrigin}${routes.setPassword}#${token}`);
