import type { OwnerRole } from '#server/db/account/accounts.ts';
import { findInviteExpiry } from '#server/db/account/invites.ts';
import { listSessions } from '#server/db/account/sessions.ts';
import { findLastLogin } from '#server/db/office/audit-log.ts';
import type { Database } from '#server/db/schema.ts';
import type { AccountState } from '#shared/account/auth.ts';
import { accountOfRecord } from './account-of-record.ts';
import { describeDevice } from './devices.ts';

/**
 * The state of a person's account, for the office. It contains no network addresses, which are private to the person.
 * @throws 404 where the record does not exist
 */
export async function readAccountState(
  db: Database,
  role: OwnerRole,
  recordId: string,
  now: Date,
): Promise<AccountState> {
  const account = await accountOfRecord(db, role, recordId);
  const sessions = await listSessions(db, account.id, now);
  return {
    hasPassword: account.passwordHash !== null,
    hasSecondFactor: account.hasSecondFactor,
    sets: [...account.permissions],
    lastLoginAt: await findLastLogin(db, account.id),
    inviteUntil: (await findInviteExpiry(db, account.id, now)) ?? null,
    devices: sessions.map((session) => ({
      id: session.id,
      device: describeDevice(session.user_agent),
      lastSeenAt: session.last_seen_at,
    })),
  };
}
