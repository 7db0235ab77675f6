import type { Clock } from '#server/clock.ts';
import {
  findAccountByLogin,
  findLoginName,
  insertAccount,
  isAdminNamed,
} from '#server/db/account/accounts.ts';
import {
  countOtherAdmins,
  deleteAdmin,
  readAdminAccess,
  updateAdminAccess,
} from '#server/db/account/admins.ts';
import { deleteSessionsOfAccount } from '#server/db/account/sessions.ts';
import { lockUntilCommit } from '#server/db/driver/dialect.ts';
import { type Author, insertAudit } from '#server/db/office/audit-log.ts';
import type { Database } from '#server/db/schema.ts';
import { ApiError, conflict } from '#server/errors.ts';
import type { Settings } from '#server/settings.ts';
import { textKey } from '#shared/kit/text/text-key.ts';
import type { PermissionSet } from '#shared/roles.ts';
import { accountOfRecord } from './account-of-record.ts';
import { invitePerson, linkOf, startInvite } from './invites.ts';
import { resetSecondFactor } from './second-factor.ts';

/** The author of changes made by commands on the server's machine. */
export const commandLine: Author = { accountId: null, label: 'command line', requestId: '' };

/** An account without a password, and the token of the link to choose one. */
export async function createAdmin(
  db: Database,
  author: Author,
  { username, sets }: { username: string; sets: readonly PermissionSet[] },
  now: Date,
) {
  return db.transaction().execute(async (tx) => {
    await lockUntilCommit(tx, `admin ${textKey(username)}`);
    if (await isAdminNamed(tx, username)) throw conflict('There is an admin with this username', 'username');
    const recordId = await insertAccount(tx, { role: 'admin', username, sets }, now);
    const change = { noun: 'account', recordId, label: username } as const;
    await insertAudit(tx, author, { ...change, action: 'create', after: { sets } }, now);
    return startInvite(tx, { id: recordId, role: 'admin' }, now);
  });
}

/** For the machine of the server: the link of a new account, or another one of an account whose password or second factor is lost. */
export async function adminLink(
  { db, clock, settings }: { db: Database; clock: Clock; settings: Settings },
  username: string,
): Promise<{ isNew: boolean; link: string }> {
  const existing = await findAccountByLogin(db, 'admin', username);
  const context = { db, author: commandLine, clock, settings };
  if (existing) await resetSecondFactor(context, 'admin', existing.id);
  const { link } = existing
    ? await invitePerson(context, 'admin', existing.id)
    : linkOf(settings, await createAdmin(db, commandLine, { username, sets: ['admin'] }, clock()));
  return { isNew: !existing, link };
}

/** Where no admin can sign in. @returns undefined where another process that starts at the same time has made the account */
export async function firstAdminLink(college: Parameters<typeof adminLink>[0]): Promise<string | undefined> {
  try {
    return (await adminLink(college, 'admin')).link;
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) return undefined;
    throw error;
  }
}

/** @throws 404, or 409 where no admin who can sign in would be left */
export async function changeAdmin(
  db: Database,
  author: Author,
  id: string,
  { sets, closedOn }: { sets?: readonly PermissionSet[] | undefined; closedOn?: string | null | undefined },
  now: Date,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Two admins who reduce each other at the same time: the second waits here and is then refused.
    await lockUntilCommit(tx, 'admins');
    const account = await accountOfRecord(tx, 'admin', id);
    const before = await readAdminAccess(tx, id);
    const after = {
      sets: sets ?? before.sets,
      closedOn: closedOn === undefined ? before.closedOn : closedOn,
    };
    const isLeft = after.sets.includes('admin') && after.closedOn === null;
    if (account.passwordHash && !isLeft && (await countOtherAdmins(tx, id)) === 0)
      throw conflict('The last admin who can sign in can be neither closed nor reduced.', 'sets');
    await updateAdminAccess(tx, id, after);
    if (after.closedOn !== null) await deleteSessionsOfAccount(tx, id);
    const { name: label } = await findLoginName(tx, id);
    const change = { action: 'update', noun: 'account', recordId: id, label } as const;
    await insertAudit(tx, author, { ...change, before, after }, now);
  });
}

/** @throws 404, or 409 for the last admin who can sign in: without one, no further admin could be invited */
export async function removeAdmin(db: Database, author: Author, id: string, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Where two admins remove each other at the same time, the second request waits here and is then refused.
    await lockUntilCommit(tx, 'admins');
    const account = await accountOfRecord(tx, 'admin', id);
    if (account.passwordHash && (await countOtherAdmins(tx, id)) === 0)
      throw new ApiError(409, 'The last admin who can sign in cannot be removed. Invite another one first.');
    const { name: label } = await findLoginName(tx, id);
    await deleteAdmin(tx, id);
    const change = { action: 'delete', noun: 'account', recordId: id, label } as const;
    await insertAudit(tx, author, { ...change, before: { role: 'admin' } }, now);
  });
}
