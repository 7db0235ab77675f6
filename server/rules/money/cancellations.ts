// A cancellation is an entry of the day on which it is made: the day on which the money was taken stays as it was.
import { cancelPayments } from '#server/db/money/payments.ts';
import { idsOf } from '#server/db/rows.ts';
import type { Tx } from '#server/db/schema.ts';
import { formatRupees, indiaDate } from '#shared/kit/format.ts';
import { amountOf } from '#shared/kit/sums.ts';
import type { CancelKind, Payment } from '#shared/money/payments.ts';
import { refuseClosedDays } from './day-closes.ts';
import type { PaymentChange } from './payments.ts';

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
