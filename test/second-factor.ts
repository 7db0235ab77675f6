// The second factor of the tests' admins: outside the demonstration admins need one for every call.
import { newTotpSecret, totpCode, totpStep } from '#server/auth/totp.ts';
import type { Tx } from '#server/db/schema.ts';
import { startSecondFactor, turnOnSecondFactor } from '#server/db/second-factors.ts';

const secret = newTotpSecret();

export async function giveSecondFactor(tx: Tx, accountId: string, now: Date): Promise<void> {
  await startSecondFactor(tx, accountId, secret);
  await turnOnSecondFactor(tx, accountId, { secret, step: 0 }, now);
}

/** The current code of the authenticator app; each code is valid once. */
export function secondFactorCode(now: Date): string {
  return totpCode(secret, totpStep(now));
}
