import { type Clock, isoAfter } from '#server/clock.ts';
import { insertInvites } from '#server/db/account/invites.ts';
import { type Author, insertAudit } from '#server/db/office/audit-log.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { adminTokenStart } from '#shared/account/log-in.ts';
import type { Role } from '#shared/roles.ts';
import { routes } from '#shared/routes.ts';
import { accountOfRecord, auditNounOf } from './account-of-record.ts';
import { hashToken, newToken } from './tokens.ts';

const inviteHours = 72;

export const inviteExpiry = (now: Date) => isoAfter(now, inviteHours * 3_600_000);

/** @returns the token, which tells the page of an admin's link by its beginning; only its hash is stored */
export async function startInvite(
  tx: Tx,
  { id, role }: { id: string; role: Role },
  now: Date,
): Promise<{ token: string; expiresAt: string }> {
  const random = newToken();
  const token = role === 'admin' ? adminTokenStart + random.slice(adminTokenStart.length) : random;
  const expiresAt = inviteExpiry(now);
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
  { db, author, clock, settings }: AccountContext & { settings: Origin },
  role: Role,
  recordId: string,
  check?: (tx: Tx) => Promise<void>,
): Promise<{ link: string; expiresAt: string }> {
  return db.transaction().execute(async (tx) => {
    await check?.(tx);
    const account = await accountOfRecord(tx, role, recordId);
    const invite = await startInvite(tx, { id: account.id, role }, clock());
    const noun = auditNounOf(role);
    await insertAudit(tx, author, { action: 'invite', noun, recordId }, clock());
    return linkOf(settings, invite);
  });
}

/** The token is in the fragment, which browsers do not send to a server. */
export function linkOf({ publicOrigin }: Origin, { token, expiresAt }: { token: string; expiresAt: string }) {
  return { link: `${publicOrigin}${routes.setPassword}#${token}`, expiresAt };
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
