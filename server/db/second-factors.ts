import type { Database, Tx } from './schema.ts';

export interface SecondFactor {
  /** Base32. */
  secret: string;
  /** When it was turned on; null while it is being set up. */
  since: string | null;
}

export async function findSecondFactor(db: Database, accountId: string): Promise<SecondFactor | undefined> {
  const row = await db
    .selectFrom('accounts')
    .select(['totp_secret as secret', 'totp_since as since'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.secret ? { secret: row.secret, since: row.since } : undefined;
}

/** Stores a secret that is not yet confirmed by a code. @returns false where the account has a second factor already */
export async function startSecondFactor(db: Database, accountId: string, secret: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ totp_secret: secret })
    .where('id', '=', accountId)
    .where('totp_since', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Turns the second factor on. @returns false where another request has turned it on or replaced the secret */
export async function turnOnSecondFactor(
  tx: Tx,
  accountId: string,
  { secret, step }: { secret: string; step: number },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('accounts')
    .set({ totp_since: now.toISOString(), totp_last_step: step })
    .where('id', '=', accountId)
    .where('totp_secret', '=', secret)
    .where('totp_since', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** @returns whether there was one */
export async function turnOffSecondFactor(tx: Tx, accountId: string): Promise<boolean> {
  await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  const { numUpdatedRows } = await tx
    .updateTable('accounts')
    .set({ totp_secret: null, totp_since: null, totp_last_step: 0 })
    .where('id', '=', accountId)
    .where('totp_since', 'is not', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Marks the code's time step and all earlier ones as used. @returns false where the step was used before */
export async function useTotpStep(db: Database, accountId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('accounts')
    .set({ totp_last_step: step })
    .where('id', '=', accountId)
    .where('totp_last_step', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Replaces all earlier recovery codes. */
export async function replaceRecoveryCodes(tx: Tx, accountId: string, hashes: string[]): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('account_id', '=', accountId).execute();
  const rows = hashes.map((hash) => ({ account_id: accountId, code_hash: hash }));
  await tx.insertInto('recovery_codes').values(rows).execute();
}

export async function countRecoveryCodes(db: Database, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Deletes the code, which can be used once. @returns whether it existed */
export async function useRecoveryCode(db: Database, accountId: string, hash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
