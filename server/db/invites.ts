import type { Database, Tx } from './schema.ts';

export async function insertInvite(
  tx: Tx,
  invite: { tokenHash: string; accountId: string; expiresAt: string; createdAt: string },
): Promise<void> {
  // One open link per account: a new invite ends the earlier one.
  await deleteOpenInvites(tx, invite.accountId);
  await tx
    .insertInto('invites')
    .values({
      token_hash: invite.tokenHash,
      account_id: invite.accountId,
      expires_at: invite.expiresAt,
      used_at: null,
      created_at: invite.createdAt,
    })
    .execute();
}

export async function deleteOpenInvites(tx: Tx, accountId: string): Promise<void> {
  await tx.deleteFrom('invites').where('account_id', '=', accountId).where('used_at', 'is', null).execute();
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

/** Until when the account's open invite is valid; undefined where none is open. */
export async function findInviteExpiry(
  db: Database,
  accountId: string,
  now: Date,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('invites')
    .select('expires_at')
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row?.expires_at;
}

/** The account of an invite, which is not marked as used; undefined where the invite is unknown, used or expired. */
export async function findOpenInvite(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<{ accountId: string } | undefined> {
  return db
    .selectFrom('invites')
    .select('account_id as accountId')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
}
