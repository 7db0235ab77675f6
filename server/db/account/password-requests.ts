import { isoAfter } from '#server/clock.ts';
import { saveRow } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import type { PasswordRequest } from '#shared/account/password-requests.ts';
import { fullName } from '#shared/people/full-name.ts';
import { type PermissionSet, readPermissions } from '#shared/roles.ts';
import { accountsWithOwners } from './accounts.ts';

/** A week: who has found the way in without the office stands there no longer. */
const waits = 7 * 86_400_000;

/** Asked again, it is as new. */
export async function savePasswordRequest(tx: Tx, accountId: string, now: Date): Promise<void> {
  await saveRow(tx, 'password_requests', { account_id: accountId }, { asked_at: now.toISOString() });
}

/** Those who wait, the longest first, and what each account may do. */
export async function listPasswordRequests(
  db: Database,
  now: Date,
): Promise<(PasswordRequest & { permissions: readonly PermissionSet[] })[]> {
  const rows = await accountsWithOwners(db)
    .innerJoin('password_requests', 'password_requests.account_id', 'accounts.id')
    // Only a link that was made since then answers the request.
    .leftJoin('invites', (join) =>
      join
        .onRef('invites.account_id', '=', 'accounts.id')
        .onRef('invites.created_at', '>=', 'asked_at')
        .on('invites.used_at', 'is', null)
        .on('invites.expires_at', '>', now.toISOString()),
    )
    .select(['role', 'username', 'permissions', 'asked_at as askedAt', 'invites.expires_at as linkUntil'])
    .select(({ fn }) => [
      fn.coalesce('students.id', 'faculty.id', 'guardians.id', 'accounts.id').as('recordId'),
      fn.coalesce('students.first_name', 'faculty.first_name', 'guardians.first_name').as('firstName'),
      fn.coalesce('students.last_name', 'faculty.last_name', 'guardians.last_name').as('lastName'),
      fn.coalesce('guardians.phone', 'contact_info.phone').as('phone'),
    ])
    .where('asked_at', '>', isoAfter(now, -waits))
    .where('closed_on', 'is', null)
    .orderBy('asked_at')
    .orderBy('accounts.id')
    .execute();
  return rows.map(({ username, firstName, lastName, phone, permissions, ...row }) => ({
    ...row,
    name: username ?? fullName({ firstName: firstName ?? '', lastName: lastName ?? '' }),
    phone: phone ?? '',
    permissions: readPermissions(permissions),
  }));
}
