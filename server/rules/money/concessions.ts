// A concession is a fee with a negative amount; the fee that it reduces keeps the sum of its concessions.

import { lockRecord } from '#server/db/locks.ts';
import { addConceded, feeRows, findConcession, insertConcession, owedFees } from '#server/db/money/fees.ts';
import { insertAudit } from '#server/db/office/audit-log.ts';
import type { Tx } from '#server/db/schema.ts';
import { ApiError, conflict, notFound } from '#server/errors.ts';
import type { Context } from '#server/http/context.ts';
import { formatRupees } from '#shared/kit/format.ts';
import type { ConcessionInput } from '#shared/money/concessions.ts';
import type { Fee } from '#shared/money/fees.ts';

type Change = Pick<Context<never>, 'db' | 'author' | 'clock'>;

/** @throws 409 where the fee has less open */
export async function grantConcession(
  { db, author, clock }: Change,
  studentId: string,
  feeId: string,
  { amount, reason }: ConcessionInput,
): Promise<Fee> {
  return db.transaction().execute(async (tx) => {
    await lockRecord(tx, 'student', studentId);
    const fee = (await owedFees(tx, [feeId])).get(feeId);
    if (fee?.studentId !== studentId) throw notFound('Fee');
    if (amount > fee.open) {
      const open = fee.open === 0 ? 'nothing' : `only ${formatRupees(fee.open)}`;
      throw conflict(`Of ‘${fee.label}’ ${open} is open`, 'amount');
    }
    const label = `Concession: ${fee.label}`;
    const id = await insertConcession(tx, { studentId, feeId, label, amount, dueOn: fee.dueOn, reason });
    await addConceded(tx, feeId, amount);
    const made = await feeRows.find(tx, studentId, id);
    if (!made) throw notFound('Fee');
    const change = { action: 'create', noun: 'fee', recordId: studentId, label } as const;
    await insertAudit(tx, author, { ...change, after: made }, clock());
    return made;
  });
}

/** Called before a fee is deleted. @throws 409 for a fee that has concessions: they would reduce nothing */
export async function takeBackConcession(tx: Tx, id: string): Promise<void> {
  const { concessionOf, amount = 0, conceded = 0 } = (await findConcession(tx, id)) ?? {};
  if (conceded > 0) throw new ApiError(409, 'This fee has a concession. Delete the concession first.');
  if (concessionOf) await addConceded(tx, concessionOf, amount);
}

/** Called after a fee was restored. @throws 409 where the fee that the concession reduces has less open now */
export async function restoreConcession(tx: Tx, id: string): Promise<void> {
  const { concessionOf, amount = 0 } = (await findConcession(tx, id)) ?? {};
  if (!concessionOf) return;
  const fee = (await owedFees(tx, [concessionOf])).get(concessionOf);
  if (!fee) throw new ApiError(409, 'The fee of this concession was deleted. Restore the fee first.');
  if (fee.open < -amount)
    throw new ApiError(409, `Only ${formatRupees(fee.open)} of ‘${fee.label}’ is open now.`);
  await addConceded(tx, concessionOf, -amount);
}
