import type { Database, Tx } from './schema.ts';

export async function isKnownDevice(db: Database, tokenHash: string, accountId: string): Promise<boolean> {
  const row = await db
    .selectFrom('known_devices')
    .select('account_id')
    .where('token_hash', '=', tokenHash)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Makes the browser known to the account under a new token, and to every account that knew it under the earlier one.
 * @param keep how many devices an account has at most: the table cannot be filled by signing in
 */
export async function insertKnownDevice(
  tx: Tx,
  device: { accountId: string; tokenHash: string; earlierHash: string | undefined },
  now: Date,
  keep: number,
): Promise<void> {
  const { accountId, tokenHash, earlierHash } = device;
  if (earlierHash) {
    await tx
      .updateTable('known_devices')
      .set({ token_hash: tokenHash })
      .where('token_hash', '=', earlierHash)
      .execute();
  }
  const row = { token_hash: tokenHash, account_id: accountId, last_login_at: now.toISOString() };
  await tx
    .insertInto('known_devices')
    .values(row)
    .onConflict((conflict) => conflict.columns(['token_hash', 'account_id']).doUpdateSet(row))
    .execute();
  const kept = tx
    .selectFrom('known_devices')
    .select('token_hash')
    .where('account_id', '=', accountId)
    .orderBy('last_login_at', 'desc')
    .orderBy('token_hash')
    .limit(keep);
  await tx
    .deleteFrom('known_devices')
    .where('account_id', '=', accountId)
    .where('token_hash', 'not in', kept)
    .execute();
}

/** @param exceptHash the device that stays known, where the caller goes on there */
export async function deleteKnownDevices(tx: Tx, accountId: string, exceptHash?: string): Promise<void> {
  let query = tx.deleteFrom('known_devices').where('account_id', '=', accountId);
  if (exceptHash) query = query.where('token_hash', '!=', exceptHash);
  await query.execute();
}

export async function deleteOldDevices(db: Database, before: string): Promise<void> {
  await db.deleteFrom('known_devices').where('last_login_at', '<', before).execute();
}
