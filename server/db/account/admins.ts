import { sql } from 'kysely';
import { countOf } from '#server/db/list-page.ts';
import { lastLogin } from '#server/db/office/audit-log.ts';
import { camelCased } from '#server/db/row-names.ts';
import { deleteWhere, updateWhere } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import type { Admin } from '#shared/account/auth.ts';
import { type PermissionSet, readPermissions } from '#shared/roles.ts';

export async function listAdmins(db: Database, now: Date): Promise<Omit<Admin, 'isSelf'>[]> {
  const instant = now.toISOString();
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'username', 'password_hash', 'totp_since', 'permissions', 'closed_on'])
    .select([
      lastLogin.as('last_login_at'),
      sql<string | null>`(select max(expires_at) from invites
        where account_id = accounts.id and used_at is null and expires_at > ${instant})`.as('invite_until'),
      sql<number>`(select count(*) from sessions
        where account_id = accounts.id and idle_expires_at > ${instant} and expires_at > ${instant})`.as(
        'devices',
      ),
    ])
    .where('role', '=', 'admin')
    .orderBy('username')
    .execute();
  return rows.map(({ username, permissions, password_hash, totp_since, ...row }) => ({
    ...camelCased(row),
    username: username ?? '',
    sets: readPermissions(permissions),
    hasPassword: password_hash !== null,
    hasSecondFactor: totp_since !== null,
  }));
}

/** The other accounts with one of these sets that can sign in. */
export async function countOtherAdmins(tx: Database, id: string, sets: readonly PermissionSet[] = ['admin']) {
  return countOf(
    tx
      .selectFrom('accounts')
      .select('id')
      .where('password_hash', 'is not', null)
      .where('closed_on', 'is', null)
      .where((where) => where.or(sets.map((set) => where('permissions', 'like', `%${set}%`))))
      .where('id', '!=', id),
  );
}

export async function readAdminAccess(
  tx: Tx,
  id: string,
): Promise<{ sets: PermissionSet[]; closedOn: string | null }> {
  const row = await tx
    .selectFrom('accounts')
    .select(['permissions', 'closed_on'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { sets: readPermissions(row.permissions), closedOn: row.closed_on };
}

export async function updateAdminAccess(
  tx: Tx,
  id: string,
  { sets, closedOn }: { sets: readonly PermissionSet[]; closedOn: string | null },
): Promise<void> {
  await updateWhere(tx, 'accounts', { id }, { permissions: sets.join(','), closed_on: closedOn });
}

/** Sessions, invites and the calendar feed are deleted by foreign key. */
export async function deleteAdmin(tx: Tx, id: string): Promise<void> {
  await deleteWhere(tx, 'accounts', { id, role: 'admin' });
}
