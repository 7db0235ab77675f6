// A cancellation is an entry of the day on which it is made: the day on which the money was taken stays as it was.
import { lockRecord } from '#server/db/locks.ts';
import { updatePaidSums } from '#server/db/money/fees.ts';
import { findOwedFee, type OwedFee } from '#server/db/money/owed-fees.ts';
import { cancelPayments, findPayment, listValidPayments } from '#server/db/money/payments.ts';
import { insertAudit } from '#server/db/office/audit-log.ts';
import { findStudent } from '#server/db/people/students.ts';
import { idsOf } from '#server/db/rows.ts';
import type { Tx } from '#server/db/schema.ts';
import { ApiError, invalid, orNotFound } from '#server/errors.ts';
import { formatDate, formatRupees, indiaDate } from '#shared/kit/format.ts';
import { amountOf } from '#shared/kit/sums.ts';
import type { CancelKind, Cancellation, Payment } from '#shared/money/payments.ts';
import { enterFee, lastDay, moveBack, settleAdvance, takeAdvances } from './advances.ts';
import { refuseClosedDays } from './day-closes.ts';
import { audited, type PaymentChange } from './payments.ts';

/** @throws 409 where today is closed. @returns whether they were all valid until now */
export async function enterCancellations(
  tx: Tx,
  { author, clock, approve }: Pick<PaymentChange, 'author' | 'clock' | 'approve'>,
  payments: readonly Payment[],
  { reason, kind }: { reason: string; kind: CancelKind },
): Promise<boolean> {
  const [first] = payments;
  if (!first) return true;
  const now = clock();
  await refuseClosedDays(tx, [indiaDate(now)], 'day');
  const receipts = payments.map(({ receiptNumber }) => receiptNumber).join(', ');
  const amount = formatRupees(amountOf(payments));
  const what = `Cancel receipt ${receipts} of ${first.studentName}: ${amount}`;
  const isDone = await cancelPayments(tx, idsOf(payments), { by: author.label, reason, kind, now });
  if (isDone) await approve(tx, { kind: 'cancellation', recordId: first.studentId, what, reason });
  return isDone;
}

/** @throws 409 where it is cancelled already, today is closed, or its student is deleted */
export async function cancelPayment(
  change: PaymentChange,
  id: string,
  { reason, kind, charge = 0 }: Cancellation,
): Promise<Payment> {
  const { db, author, clock } = change;
  const now = clock();
  if (charge > 0 && kind !== 'returned')
    throw invalid('Only a returned cheque or transfer has a charge', 'charge');
  return db.transaction().execute(async (tx) => {
    const found = orNotFound(await findPayment(tx, id), 'Payment');
    const { studentId, receiptNumber } = found;
    await lockRecord(tx, 'student', studentId);
    if (!(await findStudent(tx, studentId, []))) {
      throw new ApiError(409, 'The student of this payment was deleted. Restore the student first.');
    }
    if (!(await enterCancellations(tx, change, [found], { reason, kind }))) {
      const { cancelledAt } = (await findPayment(tx, id)) ?? found;
      throw new ApiError(409, `This payment was cancelled already, on ${formatDate(cancelledAt ?? '')}`);
    }
    const fee = await findOwedFee(tx, found.feeId);
    if (fee) await takeOff(tx, change, fee, found);
    const cancelled = (await findPayment(tx, id)) ?? found;
    const entry = { action: 'cancel', noun: 'payment', recordId: studentId, label: receiptNumber } as const;
    const after = { ...audited(found), cancelReason: reason, cancelKind: kind };
    await insertAudit(tx, author, { ...entry, after }, now);
    if (charge > 0) {
      const label = `Charge of the bank: receipt ${receiptNumber}`;
      const fee = { studentId, label, amount: charge };
      await takeAdvances(tx, change, [{ id: await enterFee(tx, change, fee), studentId }]);
    }
    return cancelled;
  });
}

/** The fee is open again, and what the payment had put into the advance is gone from there. */
async function takeOff(
  tx: Tx,
  change: PaymentChange,
  fee: OwedFee,
  { amount, receiptNumber }: Payment,
): Promise<void> {
  const left = await listValidPayments(tx, [fee.id]);
  const back = await moveBack(tx, fee.studentId, fee.id, amount, change.clock());
  const paid = Math.max(0, fee.paid - amount + back);
  await updatePaidSums(tx, [{ id: fee.id, paid, paidOn: paid > 0 ? lastDay(left, fee.paidOn) : null }]);
  await settleAdvance(tx, change, fee.studentId, { reason: `receipt ${receiptNumber}` });
}
