import { type Clock, isoAfter } from '#server/clock.ts';
import type { Account } from '#server/db/account/accounts.ts';
import { insertInvites } from '#server/db/account/invites.ts';
import { type Author, insertAudit } from '#server/db/office/audit-log.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { forbidden } from '#server/errors.ts';
import { pathIn } from '#shared/kit/languages.ts';
import { type Actor, mayAll, type Role } from '#shared/roles.ts';
import { routes } from '#shared/routes.ts';
import { accountOfRecord, auditNounOf } from './account-of-record.ts';
import { hashToken, newToken } from './tokens.ts';

const minute = 60_000;
const inviteMinutes = 72 * 60;
/** Of a link by email, which the owner of the account has asked for. */
export const resetMinutes = 60;

export const inviteExpiry = (now: Date, minutes = inviteMinutes) => isoAfter(now, minutes * minute);

/** A guardian's token, whose link leads to the page in Telugu, begins with it. */
const guardianTokenStart = 'family-';

/** Only its hash is stored. */
export function newInviteToken(role: Role): string {
  const start = role === 'guardian' ? guardianTokenStart : '';
  return start + newToken().slice(start.length);
}

/** @returns the token */
export async function startInvite(
  tx: Tx,
  { id, role }: { id: string; role: Role },
  now: Date,
  minutes?: number,
): Promise<{ token: string; expiresAt: string }> {
  const token = newInviteToken(role);
  const expiresAt = inviteExpiry(now, minutes);
  const invite = { tokenHash: hashToken(token), accountId: id, expiresAt, createdAt: now.toISOString() };
  await insertInvites(tx, [invite]);
  return { token, expiresAt };
}

/**
 * Makes the invite link that the office gives to a person.
 * @param check throws where this person gets none
 * @throws 404 where the record does not exist
 */
export async function invitePerson(
  { db, author, clock, settings, session }: AccountContext & { settings: Origin; session?: User },
  role: Role,
  recordId: string,
  check?: (tx: Tx) => Promise<void>,
): Promise<{ link: string; expiresAt: string }> {
  return db.transaction().execute(async (tx) => {
    await check?.(tx);
    const account = await accountOfRecord(tx, role, recordId);
    // A command on the server's machine has no session.
    if (session) refuseUnlessAdmin(account, session);
    const invite = await startInvite(tx, { id: account.id, role }, clock());
    const noun = auditNounOf(role);
    await insertAudit(tx, author, { action: 'invite', noun, recordId }, clock());
    return linkOf(settings, invite);
  });
}

type User = Pick<Actor, 'role' | 'permissions'>;

/**
 * Whoever gets the link has what the account may do: an account with a set of permissions is given away by admins alone.
 * @throws 403
 */
export function refuseUnlessAdmin({ permissions }: Pick<Account, 'permissions'>, user: User): void {
  if (permissions.length > 0 && !mayAll('admin.write', user))
    throw forbidden('This account may do more than teach: only an admin can make its links.');
}

/** The token is in the fragment, which browsers do not send to a server. Guardians get the page in Telugu. */
export function linkOf({ publicOrigin }: Origin, { token, expiresAt }: { token: string; expiresAt: string }) {
  const language = token.startsWith(guardianTokenStart) ? 'te' : 'en';
  return { link: `${publicOrigin}${pathIn(language, routes.setPassword)}#${token}`, expiresAt };
}

/** The parts of a context that a change of an account needs. */
export interface AccountContext {
  db: Database;
  author: Author;
  clock: Clock;
}

export interface Origin {
  publicOrigin: string;
}
