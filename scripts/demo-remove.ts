// `npm run demo:remove`: removes the sample records and the accounts with published passwords from the database. The
// college's own records stay. Stop the server first.
import { listSampleAccounts } from '#server/auth/sample-accounts.ts';
import { removeDemoData } from '#server/db/demo/remove.ts';
import { openServices } from '#server/services.ts';
import { readSettings } from '#server/settings.ts';
import { endWith } from '#server/start-refusal.ts';

process.once('uncaughtException', endWith);

const { db } = await openServices(readSettings());
const count = await removeDemoData(db, await listSampleAccounts(db));
const admin = await db.selectFrom('accounts').select('id').where('role', '=', 'admin').executeTakeFirst();
await db.destroy();
console.log(count > 0 ? `Removed ${count} sample records and accounts.` : 'There were no sample records.');
if (!admin) console.log('No admin is left. Make one: npm run admin:create -- <username>');
