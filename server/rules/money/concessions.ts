// A concession is a fee with a negative amount; the fee that it reduces keeps the sum of its concessions.

import { addConceded } from '#server/db/money/fees.ts';
import { findOwedFee } from '#server/db/money/owed-fees.ts';
import type { Tx } from '#server/db/schema.ts';
import { ApiError } from '#server/errors.ts';
import { formatRupees } from '#shared/kit/format.ts';

/** Called before a fee is deleted. @throws 409 for a fee that has concessions: they would reduce nothing */
export async function takeBackConcession(tx: Tx, id: string): Promise<void> {
  const { concessionOf, amount = 0, conceded = 0 } = (await findOwedFee(tx, id)) ?? {};
  if (conceded > 0) throw new ApiError(409, 'This fee has a concession. Delete the concession first.');
  if (concessionOf) await addConceded(tx, concessionOf, amount);
}

/** Called after a fee was restored. @throws 409 where the fee that the concession reduces has less open now */
export async function restoreConcession(tx: Tx, id: string): Promise<void> {
  const { concessionOf, amount = 0 } = (await findOwedFee(tx, id)) ?? {};
  if (!concessionOf) return;
  const fee = await findOwedFee(tx, concessionOf);
  if (!fee) throw new ApiError(409, 'The fee of this concession was deleted. Restore the fee first.');
  if (fee.open < -amount)
    throw new ApiError(409, `Only ${formatRupees(fee.open)} of ‘${fee.label}’ is open now.`);
  await addConceded(tx, concessionOf, -amount);
}
