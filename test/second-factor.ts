// The second factor of the tests' admins: outside the demonstration admins need one for every call.
import { createSecretKey, randomBytes } from 'node:crypto';
import { newTotpSecret, totpCode, totpStep } from '#server/auth/totp.ts';
import {
  findSecondFactor,
  startSecondFactor,
  turnOnSecondFactor,
} from '#server/db/account/second-factors.ts';
import type { Tx } from '#server/db/schema.ts';

const secret = newTotpSecret();

/** The key of the suites' sealed texts. Servers in processes of their own have another key: tests write their admins' sessions into the database. */
export const testKey = createSecretKey(randomBytes(32));

export async function giveSecondFactor(tx: Tx, accountId: string, now: Date): Promise<void> {
  await startSecondFactor(tx, testKey, accountId, secret);
  const { sealed = '' } = (await findSecondFactor(tx, testKey, accountId)) ?? {};
  await turnOnSecondFactor(tx, accountId, { sealed, step: 0 }, now);
}

/** The current code of the authenticator app; each code is valid once. */
export function secondFactorCode(now: Date): string {
  return totpCode(secret, totpStep(now));
}
