// A concession is a fee with a negative amount; the fee that it reduces keeps the sum of its concessions.

import type { Context } from '#server/context.ts';
import { lockRecord } from '#server/db/locks.ts';
import { insertAdvances } from '#server/db/money/advances.ts';
import { addConceded, feeRows, insertConcession, updatePaidSum } from '#server/db/money/fees.ts';
import { findOwedFee } from '#server/db/money/owed-fees.ts';
import { insertAudit } from '#server/db/office/audit-log.ts';
import type { Tx } from '#server/db/schema.ts';
import { ApiError, conflict, notFound, orNotFound } from '#server/errors.ts';
import { formatRupees } from '#shared/kit/format.ts';
import type { ConcessionInput } from '#shared/money/concessions.ts';
import type { Fee } from '#shared/money/fees.ts';
import { askForAdvance } from './advances.ts';

type Change = Pick<Context<never>, 'db' | 'author' | 'clock' | 'ask' | 'approve'>;

/** What is paid already is kept as an advance. @throws 409 where the fee is less, or to ask first */
export async function grantConcession(
  { db, author, clock, ask, approve }: Change,
  studentId: string,
  feeId: string,
  { amount, reason }: ConcessionInput,
): Promise<Fee> {
  return db.transaction().execute(async (tx) => {
    await lockRecord(tx, 'student', studentId);
    const fee = await findOwedFee(tx, feeId);
    if (fee?.studentId !== studentId) throw notFound('Fee');
    if (fee.payableBy === 'government')
      throw conflict('The government pays this fee: there is nothing to concede to the student', 'amount');
    const most = fee.concessionOf ? 0 : fee.amount - fee.conceded;
    if (amount > most) {
      const left = most === 0 ? 'nothing' : `only ${formatRupees(most)}`;
      throw conflict(`Of ‘${fee.label}’ ${left} is left to be conceded`, 'amount');
    }
    const over = Math.max(0, amount - fee.open);
    await askForAdvance(ask, [{ ...fee, over }]);
    const label = `Concession: ${fee.label}`;
    const { dueOn } = fee;
    const concession = { studentId, label, amount, dueOn, concessionOf: feeId, concessionReason: reason };
    const id = await insertConcession(tx, concession);
    await addConceded(tx, feeId, amount);
    if (over > 0) {
      const paid = fee.paid - over;
      await updatePaidSum(tx, { id: feeId, paid, paidOn: paid > 0 ? fee.paidOn : null });
      await insertAdvances(tx, [{ studentId, feeId, amount: over }], clock());
    }
    const what = `${formatRupees(amount)} off ‘${fee.label}’ of ${fee.studentName}`;
    await approve(tx, { kind: 'concession', recordId: studentId, what, reason });
    const made = orNotFound(await feeRows.find(tx, studentId, id), 'Fee');
    const change = { action: 'create', noun: 'fee', recordId: studentId, label } as const;
    await insertAudit(tx, author, { ...change, after: made }, clock());
    return made;
  });
}

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
