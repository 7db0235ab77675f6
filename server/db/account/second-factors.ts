import type { KeyObject } from 'node:crypto';
import { countOf } from '#server/db/list-page.ts';
import { countChanged, deleteWhere, findRow, insertRows, updateWhere } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { seal, unseal } from '#server/db/sealed-text.ts';

export interface SecondFactor {
  /** Base32; undefined where it was sealed with another key, so that no code is right. */
  secret: string | undefined;
  /** As the database has it. */
  sealed: string;
  /** When it was turned on; null while it is being set up. */
  since: string | null;
}

export async function findSecondFactor(
  db: Database,
  key: KeyObject,
  accountId: string,
): Promise<SecondFactor | undefined> {
  const { totp_secret: sealed, totp_since: since = null } =
    (await findRow(db, 'accounts', { id: accountId })) ?? {};
  if (!sealed) return undefined;
  return { secret: unseal(sealed, key, accountId), sealed, since };
}

/** Stores a secret that is not yet confirmed by a code. @returns false where the account has a second factor already */
export async function startSecondFactor(db: Database, key: KeyObject, accountId: string, secret: string) {
  const sealed = { totp_secret: seal(secret, key, accountId) };
  return (await updateWhere(db, 'accounts', { id: accountId, totp_since: null }, sealed)) > 0;
}

/** Turns the second factor on. @returns false where another request has turned it on or replaced the secret */
export async function turnOnSecondFactor(
  tx: Tx,
  accountId: string,
  { sealed, step }: { sealed: string; step: number },
  now: Date,
): Promise<boolean> {
  const confirmed = { id: accountId, totp_secret: sealed, totp_since: null };
  const on = { totp_since: now.toISOString(), totp_last_step: step };
  return (await updateWhere(tx, 'accounts', confirmed, on)) > 0;
}

/** @returns whether there was one */
export async function turnOffSecondFactor(tx: Tx, accountId: string): Promise<boolean> {
  await deleteWhere(tx, 'recovery_codes', { account_id: accountId });
  const change = tx
    .updateTable('accounts')
    .set({ totp_secret: null, totp_since: null, totp_last_step: 0 })
    .where('id', '=', accountId)
    .where('totp_since', 'is not', null);
  return (await countChanged(change)) > 0;
}

/** Marks the code's time step and all earlier ones as used. @returns false where the step was used before */
export async function useTotpStep(db: Database, accountId: string, step: number): Promise<boolean> {
  const change = db
    .updateTable('accounts')
    .set({ totp_last_step: step })
    .where('id', '=', accountId)
    .where('totp_last_step', '<', step);
  return (await countChanged(change)) > 0;
}

/** Replaces all earlier recovery codes. */
export async function replaceRecoveryCodes(tx: Tx, accountId: string, hashes: string[]): Promise<void> {
  await deleteWhere(tx, 'recovery_codes', { account_id: accountId });
  const rows = hashes.map((hash) => ({ account_id: accountId, code_hash: hash }));
  await insertRows(tx, 'recovery_codes', rows);
}

export async function countRecoveryCodes(db: Database, accountId: string): Promise<number> {
  return countOf(db.selectFrom('recovery_codes').select('code_hash').where('account_id', '=', accountId));
}

/** Deletes the code, which can be used once. @returns whether it existed */
export async function useRecoveryCode(db: Database, accountId: string, hash: string): Promise<boolean> {
  return (await deleteWhere(db, 'recovery_codes', { account_id: accountId, code_hash: hash })) > 0;
}

/** The secrets that this key cannot open. */
export async function countUnreadableSecrets(db: Database, key: KeyObject): Promise<number> {
  const accounts = await db.selectFrom('accounts').select(['id', 'totp_secret']).execute();
  return accounts.filter(({ id, totp_secret }) => totp_secret && !unseal(totp_secret, key, id)).length;
}
