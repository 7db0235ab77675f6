import { findRow, saveRow, updateWhere } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';

export async function isKnownDevice(db: Database, tokenHash: string, accountId: string): Promise<boolean> {
  const device = { token_hash: tokenHash, account_id: accountId };
  return (await findRow(db, 'known_devices', device)) !== undefined;
}

/**
 * Stores the browser's new token for the account, and replaces the earlier token for other accounts that know the browser.
 * @param keep the most devices of an account, so that log-ins cannot fill the table
 */
export async function insertKnownDevice(
  tx: Tx,
  accountId: string,
  { tokenHash, earlierHash }: { tokenHash: string; earlierHash: string | undefined },
  now: Date,
  keep: number,
): Promise<void> {
  if (earlierHash)
    await updateWhere(tx, 'known_devices', { token_hash: earlierHash }, { token_hash: tokenHash });
  const device = { token_hash: tokenHash, account_id: accountId };
  await saveRow(tx, 'known_devices', device, { last_login_at: now.toISOString() });
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

/** @param exceptHash the caller's own device, which stays known */
export async function deleteKnownDevices(tx: Tx, accountId: string, exceptHash?: string): Promise<void> {
  let query = tx.deleteFrom('known_devices').where('account_id', '=', accountId);
  if (exceptHash) query = query.where('token_hash', '!=', exceptHash);
  await query.execute();
}

export async function deleteOldDevices(db: Database, before: string): Promise<void> {
  await db.deleteFrom('known_devices').where('last_login_at', '<', before).execute();
}
