// The sample accounts have published passwords: the server starts with them only in a demonstration.

import { type Account, findAccountByLogin } from '#server/db/account/accounts.ts';
import { demoAccounts } from '#server/db/demo/accounts.ts';
import { listDeletedPasswordHashes } from '#server/db/office/deleted-records.ts';
import type { Database } from '#server/db/schema.ts';
import { type Settings, SettingsError } from '#server/settings.ts';
import { verifyPassword } from './passwords.ts';

/** @throws SettingsError where an account has a published password and DEMO is not on */
export async function refuseSampleAccounts(
  db: Database,
  { isDemo, isDemoAskedFor, publicOrigin }: Pick<Settings, 'isDemo' | 'isDemoAskedFor' | 'publicOrigin'>,
): Promise<void> {
  if (isDemo && !isDemoAskedFor && publicOrigin.startsWith('https:'))
    throw new SettingsError(
      'PUBLIC_ORIGIN is https and DEMO is not set: anyone could sign in to the sample accounts with the published passwords. ' +
        'Set DEMO=off (and run "npm run demo:remove" where the sample records are already in), or DEMO=on for a demonstration.',
    );
  if (!isDemo && (await hasSampleAccounts(db)))
    throw new SettingsError(
      'The database holds sample accounts with published passwords, and DEMO is off. ' +
        'Remove them and the sample records with "npm run demo:remove", or choose another DATA_DIR or DATABASE_URL.',
    );
}

/** The sample accounts that still have the published password. */
export async function listSampleAccounts(db: Database): Promise<Account[]> {
  const open = await Promise.all(
    Object.values(demoAccounts).map(async ({ role, loginName, password }) => {
      const account = await findAccountByLogin(db, role, loginName);
      const isOpen = account?.passwordHash && (await verifyPassword(password, account.passwordHash));
      return isOpen ? [account] : [];
    }),
  );
  return open.flat();
}

/** Restoring a deleted person restores the password, so deleted accounts are checked too. */
async function hasSampleAccounts(db: Database): Promise<boolean> {
  if ((await listSampleAccounts(db)).length > 0) return true;
  const { student, faculty, guardian } = demoAccounts;
  for (const { loginName, password } of [student, faculty, guardian]) {
    for (const hash of await listDeletedPasswordHashes(db, loginName)) {
      if (await verifyPassword(password, hash)) return true;
    }
  }
  return false;
}
