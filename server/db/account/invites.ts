import { type CamelCased, snakeCased } from '#server/db/row-names.ts';
import { chunksOf, deleteWhere, insertRows, rowsFor } from '#server/db/rows.ts';
import type { Database, Schema, Tx } from '#server/db/schema.ts';
import { type OwnerRole, ownerColumns } from './accounts.ts';

type NewInvite = CamelCased<Omit<Schema['invites'], 'used_at'>>;

/** One open link per account: a new invite ends the earlier one. */
export async function insertInvites(tx: Tx, invites: readonly NewInvite[]): Promise<void> {
  for (const chunk of chunksOf(invites)) {
    const accounts = chunk.map(({ accountId }) => accountId);
    await tx.deleteFrom('invites').where('account_id', 'in', accounts).where('used_at', 'is', null).execute();
  }
  const rows = invites.map((invite) => ({ ...snakeCased(invite), used_at: null }));
  await insertRows(tx, 'invites', rows);
}

/** The accounts of those people who have not chosen a password yet: {id of the record: account id}. */
export async function listAccountsWithoutPassword(
  db: Database,
  noun: OwnerRole,
  recordIds: readonly string[],
): Promise<Map<string, string>> {
  const owner = ownerColumns[noun];
  const rows = await rowsFor(recordIds, (chunk) =>
    db
      .selectFrom('accounts')
      .select(['id', `${owner} as recordId`])
      .where(owner, 'in', chunk)
      .where('password_hash', 'is', null)
      // Those with a set of permissions are invited one by one, by an admin.
      .where('permissions', '=', ''),
  );
  return new Map(rows.map(({ id, recordId }) => [recordId ?? '', id]));
}

/** The open invites of students, faculty and guardians among these, with the record of each. */
export async function listOpenPersonInvites(db: Database, tokenHashes: readonly string[], now: Date) {
  return rowsFor(tokenHashes, (chunk) =>
    openInvites(db, now)
      .innerJoin('accounts', 'accounts.id', 'account_id')
      .select(['token_hash as tokenHash', 'expires_at as expiresAt'])
      .select(({ fn }) => fn.coalesce('student_id', 'faculty_id', 'guardian_id').$notNull().as('recordId'))
      .where('token_hash', 'in', chunk)
      // No slips are printed for admins.
      .where(({ fn }) => fn.coalesce('student_id', 'faculty_id', 'guardian_id'), 'is not', null),
  );
}

export async function deleteOpenInvites(tx: Tx, accountId: string): Promise<void> {
  await deleteWhere(tx, 'invites', { account_id: accountId, used_at: null });
}

/** Marks the invite as used. @returns its account's id; undefined where it is unknown, used or expired */
export async function useInvite(tx: Tx, tokenHash: string, now: Date): Promise<string | undefined> {
  const instant = now.toISOString();
  const row = await tx
    .updateTable('invites')
    .set({ used_at: instant })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', instant)
    .returning('account_id')
    .executeTakeFirst();
  return row?.account_id;
}

const openInvites = (db: Database, now: Date) =>
  db.selectFrom('invites').where('used_at', 'is', null).where('expires_at', '>', now.toISOString());

/** Until when the account's open invite is valid; undefined where none is open. */
export async function findInviteExpiry(db: Database, accountId: string, now: Date) {
  const open = openInvites(db, now).select('expires_at').where('account_id', '=', accountId);
  return (await open.executeTakeFirst())?.expires_at;
}

/** The account of an invite, which is not marked as used; undefined where the invite is unknown, used or expired. */
export async function findOpenInvite(db: Database, tokenHash: string, now: Date) {
  const open = openInvites(db, now).select('account_id as accountId').where('token_hash', '=', tokenHash);
  return open.executeTakeFirst();
}
