// `npm run admin:create -- <username>`: makes an admin account, or a new link for one that exists, and prints the
// one-time link to choose the password; the second factor is then set up again. No password is ever passed on a command line.
import { adminLink } from '#server/auth/admins.ts';
import { openServices } from '#server/services.ts';
import { readSettings } from '#server/settings.ts';
import { endWith } from '#server/start-refusal.ts';
import { adminInviteSchema } from '#shared/account/auth.ts';

process.once('uncaughtException', endWith);

// Without npm, which takes the '--' away, it would be a name.
const name = process.argv.slice(2).find((word) => word !== '--');
const parsed = adminInviteSchema.safeParse({ username: name });
if (!parsed.success) {
  console.error('Say who: npm run admin:create -- <username>');
  process.exit(1);
}

const { username } = parsed.data;
const services = await openServices(readSettings());
const { isNew, link } = await adminLink(services, username);
await services.db.destroy();
console.log(
  `${isNew ? 'Made' : 'New link for'} the admin account "${username}". Choose its password within 72 hours:`,
);
console.log(link);
