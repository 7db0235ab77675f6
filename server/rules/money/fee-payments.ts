// The payments behind the calls that write a fee: `paid` and `paidOn` of a fee are the sum and the last date of its payments,
// and a caller that writes them makes or cancels payments. The history shows the change as one of the fee.

import type { Context } from '#server/context.ts';
import { insertAdvances, movedOutOf } from '#server/db/money/advances.ts';
import { updatePaidSum } from '#server/db/money/fees.ts';
import { findOwedFee, listFeesBy, type OwedFee } from '#server/db/money/owed-fees.ts';
import { listPaymentsOfFees, listValidPayments } from '#server/db/money/payments.ts';
import { idsOf } from '#server/db/rows.ts';
import type { Tx } from '#server/db/schema.ts';
import { ApiError, invalid } from '#server/errors.ts';
import { refuseFormerStudents } from '#server/rules/people/current-students.ts';
import { refuseDayToCome } from '#server/rules/teaching/days-to-come.ts';
import { formatDate, formatRupees, indiaDate } from '#shared/kit/format.ts';
import { amountOf } from '#shared/kit/sums.ts';
import { lettersOf } from '#shared/kit/text/text-key.ts';
import type { Fee, FeeInput } from '#shared/money/fees.ts';
import type { Payment } from '#shared/money/payments.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import { lastDay, moveBack, settleAdvance, takeAdvances } from './advances.ts';
import { enterCancellations } from './cancellations.ts';
import { restoreConcession, takeBackConcession } from './concessions.ts';
import { saveGovernmentLine } from './government-fees.ts';
import { enterPayments, latest, newPayment, type PaymentChange } from './payments.ts';

type AskingChange = PaymentChange & Pick<Context<never>, 'ask'>;

const withTheFee = 'entered with the fee';
const feeDeleted = 'The fee was deleted';

/** What is written as paid, and what was before. */
interface Paid {
  paid: number;
  day: string | null;
  paidBefore: number;
  dayBefore: string | null;
}

/**
 * Called after the fee was saved. Makes or cancels payments, so that their sum and last day are what was written.
 * @param before undefined for a new fee
 */
export async function savePaid(
  tx: Tx,
  change: AskingChange,
  id: string,
  input: FeeInput,
  before: Fee | undefined,
): Promise<void> {
  if (!before) await change.ask('same-fee', () => sameFee(tx, id, input));
  if (await saveGovernmentLine(tx, change, id, input, before)) return;
  const fee = await findOwedFee(tx, id);
  if (!fee) return;
  await savePaidOf(tx, change, fee, input, before);
  if (!before) await takeAdvances(tx, change, [fee]);
  else if (fee.amount < before.amount) await approveLess(tx, change, fee, before.amount);
}

/** A fee of the student that becomes smaller, or goes, is a concession in effect. */
async function approveLess(tx: Tx, { approve }: PaymentChange, fee: OwedFee, before: number): Promise<void> {
  const { label, amount, payableBy, studentName, studentId } = fee;
  if (payableBy === 'government') return;
  const what = `‘${label}’ of ${studentName}: ${formatRupees(before)} → ${formatRupees(amount)}`;
  await approve(tx, { kind: 'concession', recordId: studentId, what, reason: '' });
}

async function savePaidOf(
  tx: Tx,
  change: PaymentChange,
  fee: OwedFee,
  input: FeeInput,
  before: Fee | undefined,
): Promise<void> {
  const { paid: paidBefore = 0, paidOn: dayBefore = null } = before ?? {};
  const { amount, paid = paidBefore, paidOn: day } = input;
  if (fee.concessionOf) throw new ApiError(409, 'A concession is not changed: delete it and enter it again.');
  // A former student takes no new fee, and so no larger one.
  if (before && amount > before.amount)
    await refuseFormerStudents(tx, [fee.studentId], 'no fee can be made larger');
  refuseMoreThanOwed(paid, amount, fee.conceded);
  const isOtherDay = day !== null && day !== dayBefore;
  if (paid === paidBefore && !(isOtherDay && paid > 0)) return;
  if (isOtherDay) refuseDayToCome('paidOn', day, change.clock());

  const written = { paid, day, paidBefore, dayBefore };
  if (paid > paidBefore) await enterMore(tx, change, fee, written);
  else await takeBack(tx, change, fee, written);
}

/** An instalment has another amount and another day. @param id of the fee as it was just stored */
async function sameFee(tx: Tx, id: string, { label, amount, dueOn }: FeeInput): Promise<string | undefined> {
  const stored = await findOwedFee(tx, id);
  if (!stored) return undefined;
  const year = academicYearOf(dueOn);
  const same = (await listFeesBy(tx, 'student_id', [stored.studentId])).find(
    (fee) =>
      fee.id !== id &&
      fee.academicYear === year &&
      lettersOf(fee.label) === lettersOf(label) &&
      (fee.amount === amount || fee.dueOn === dueOn),
  );
  if (!same) return undefined;
  const known = `${formatRupees(same.amount)}, due on ${formatDate(same.dueOn)}`;
  return `${stored.studentName} has ‘${same.label}’ for ${year} already: ${known}.`;
}

function refuseMoreThanOwed(paid: number, amount: number, conceded: number): void {
  if (paid <= amount - conceded) return;
  const what = conceded > 0 ? `Paid and conceded (${formatRupees(conceded)})` : 'Paid';
  throw invalid(`${what} cannot be more than the amount`, 'paid');
}

/** More paid: a payment of the difference. */
async function enterMore(
  tx: Tx,
  change: PaymentChange,
  fee: OwedFee,
  { paid, day, paidBefore, dayBefore }: Paid,
): Promise<void> {
  const now = change.clock();
  const paidOn = day ?? indiaDate(now);
  const mode = fee.payableBy === 'government' ? 'scholarship' : 'cash';
  const more = { amount: paid - paidBefore, paidOn, mode, reference: '', note: withTheFee } as const;
  await enterPayments(tx, [newPayment(fee, more, change, now)], change, now);
  await updatePaidSum(tx, { id: fee.id, paid, paidOn: latest(dayBefore, paidOn) });
}

/**
 * Less paid: the payment of exactly the difference is cancelled, else those entered last. Another day: those of later days and
 * the latest one. Where the cancelled payments were more than the difference, the rest is entered again as a new payment: today,
 * unless another day is written, since a day that is over never changes. What the fee has of an advance goes back there.
 */
async function takeBack(
  tx: Tx,
  change: PaymentChange,
  fee: OwedFee,
  { paid, day, paidBefore, dayBefore }: Paid,
): Promise<void> {
  const now = change.clock();
  const valid = await listValidPayments(tx, [fee.id]);
  const isLater = ({ paidOn }: Payment) => day !== null && day !== dayBefore && paidOn > day;
  const taken =
    paid < paidBefore
      ? worthAtLeast(valid, paidBefore - paid)
      : valid.filter((payment, index) => index === 0 || isLater(payment));
  const left = valid.filter((payment) => !taken.includes(payment));
  const reason =
    paid === paidBefore
      ? 'The day was changed with the fee'
      : `Paid was changed with the fee: ${formatRupees(paidBefore)} → ${formatRupees(paid)}`;
  await enterCancellations(tx, change, taken, { reason, kind: 'mistake' });
  const back = await moveBack(tx, fee.studentId, fee.id, amountOf(taken), now);
  const sum = paidBefore - amountOf(taken) + back;
  const oldest = taken.at(-1);
  let lastOn = lastDay(left, day);
  if (oldest && paid > sum) {
    const { mode, reference, receiptNumber } = oldest;
    const paidOn = day !== null && day !== dayBefore ? day : indiaDate(now);
    const rest = { amount: paid - sum, paidOn, mode, reference, note: `in place of ${receiptNumber}` };
    await enterPayments(tx, [newPayment(fee, rest, change, now)], change, now);
    lastOn = day ?? paidOn;
  }
  if (sum > paid)
    await insertAdvances(tx, [{ studentId: fee.studentId, feeId: fee.id, amount: sum - paid }], now);
  await updatePaidSum(tx, { id: fee.id, paid, paidOn: paid > 0 ? (lastOn ?? indiaDate(now)) : null });
  await settleAdvance(tx, change, fee.studentId, { reason: fee.label });
}

/** The payment of this amount, so that no other receipt is touched; else the last entered ones, as few as reach it. */
function worthAtLeast(payments: readonly Payment[], amount: number): Payment[] {
  const entry = ({ enteredAt, id }: Payment) => `${enteredAt} ${id}`;
  const lastFirst = payments.toSorted((a, b) => (entry(a) < entry(b) ? 1 : -1));
  const exact = lastFirst.find((payment) => payment.amount === amount);
  if (exact) return [exact];
  const taken: Payment[] = [];
  for (const payment of lastFirst) if (amountOf(taken) < amount) taken.push(payment);
  return taken;
}

/** Called before the fee is deleted: its payments are cancelled with it. */
export async function cancelPaymentsOfFee(tx: Tx, change: PaymentChange, id: string): Promise<void> {
  await takeBackConcession(tx, id);
  const valid = await listValidPayments(tx, [id]);
  await enterCancellations(tx, change, valid, { reason: feeDeleted, kind: 'mistake' });
  const fee = await findOwedFee(tx, id);
  if (!fee) return;
  await settleAdvance(tx, change, fee.studentId, { reason: fee.label, without: id });
  if (fee.open > 0) await approveLess(tx, change, { ...fee, amount: 0 }, fee.amount);
}

/**
 * Called after the fee was restored: the payments that were cancelled with it are entered again, as they were but today: a day
 * that is over never changes.
 */
export async function reenterPaymentsOfFee(tx: Tx, change: AskingChange, restored: Fee): Promise<void> {
  const { id, paid } = restored;
  await change.ask('same-fee', () => sameFee(tx, id, restored));
  await restoreConcession(tx, id);
  const gone = (await listPaymentsOfFees(tx, [id])).filter(({ cancelReason }) => cancelReason === feeDeleted);
  const times = gone.map(({ cancelledAt }) => cancelledAt ?? '').sort();
  const last = gone.filter(({ cancelledAt }) => cancelledAt === times.at(-1)).toReversed();
  const fee = await findOwedFee(tx, id);
  const moved = (await movedOutOf(tx, [id])).get(id) ?? 0;
  if (fee && paid > 0 && amountOf(last) === paid + moved) {
    const now = change.clock();
    const again = last.map((payment) => {
      const note = [payment.note, `in place of ${payment.receiptNumber}`].filter(Boolean).join(', ');
      return newPayment(fee, { ...payment, paidOn: indiaDate(now), note }, change, now);
    });
    await enterPayments(tx, again, change, now);
  }
  await enterMissingPayments(tx, change, 'fees.id', id);
  if (fee) await settleAdvance(tx, change, fee.studentId, { reason: fee.label });
}

/** A fee that was deleted before payments were kept comes back without any: what it says is paid becomes one. */
export async function enterMissingPayments(
  tx: Tx,
  change: PaymentChange,
  key: 'fees.id' | 'student_id',
  of: string,
): Promise<void> {
  const fees = await listFeesBy(tx, key, [of]);
  const ids = idsOf(fees);
  const payments = await listValidPayments(tx, ids);
  const moved = await movedOutOf(tx, ids);
  const now = change.clock();
  const missing = fees.flatMap((fee) => {
    const has = amountOf(payments.filter(({ feeId }) => feeId === fee.id)) - (moved.get(fee.id) ?? 0);
    const amount = fee.paid - has;
    const paidOn = fee.paidOn ?? fee.dueOn;
    const payment = { amount, paidOn, mode: 'cash', reference: '', note: withTheFee } as const;
    return amount > 0 ? [newPayment(fee, payment, change, now)] : [];
  });
  await enterPayments(tx, missing, change, now);
}
