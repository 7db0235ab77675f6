// The payments behind the calls that write a fee: `paid` and `paidOn` of a fee are the sum and the last date of its payments,
// and a caller that writes them makes or cancels payments. The history shows the change as one of the fee.
import { listFeeIds, owedFees, updatePaidSum } from '#server/db/fees.ts';
import { cancelPayments, listPaymentsOfFees } from '#server/db/payments.ts';
import type { Tx } from '#server/db/schema.ts';
import { ApiError, badRequest } from '#server/errors.ts';
import type { Fee, FeeInput } from '#shared/fees.ts';
import { formatRupees, indiaDate } from '#shared/format.ts';
import type { Payment } from '#shared/payments.ts';
import { restoreConcession, takeBackConcession } from './concessions.ts';
import { refuseFormerStudents } from './current-students.ts';
import { refuseDayToCome } from './days-to-come.ts';
import { enterPayments, lastDay, latest, newPayment, type PaymentChange } from './payments.ts';

const withTheFee = 'entered with the fee';
const feeDeleted = 'The fee was deleted';

const isValid = ({ cancelledAt }: Payment) => cancelledAt === null;
const sumOf = (payments: readonly Payment[]) => payments.reduce((sum, { amount }) => sum + amount, 0);

/**
 * Called after the fee was saved. More paid: a payment of the difference. Less: the payment
 * of exactly the difference is cancelled, else those entered last. Another day: those of later days and the latest one.
 * Where the cancelled payments were more than the difference, the rest is entered again as a new payment.
 * @param before undefined for a new fee
 */
export async function savePaid(
  tx: Tx,
  change: PaymentChange,
  id: string,
  input: FeeInput,
  before: Fee | undefined,
): Promise<void> {
  const { paid: paidBefore = 0, paidOn: dayBefore = null } = before ?? {};
  const { amount, paid = paidBefore, paidOn: day } = input;
  const fee = (await owedFees(tx, [id])).get(id);
  if (!fee) return;
  if (fee.isConcession) throw new ApiError(409, 'A concession is not changed: delete it and enter it again.');
  // A former student takes no new fee, and so no larger one.
  if (before && amount > before.amount)
    await refuseFormerStudents(tx, [fee.studentId], 'no fee can be made larger');
  if (paid > amount - fee.conceded) {
    const sentence =
      fee.conceded > 0
        ? `Paid and conceded (${formatRupees(fee.conceded)}) cannot be more than the amount`
        : 'Paid cannot be more than the amount';
    throw badRequest(sentence, { paid: sentence });
  }
  const isOtherDay = day !== null && paid > 0 && day !== dayBefore;
  if (paid === paidBefore && !isOtherDay) return;
  const now = change.clock();
  if (day !== null && day !== dayBefore) refuseDayToCome('paidOn', day, now);

  if (paid > paidBefore) {
    const paidOn = day ?? indiaDate(now);
    const more = {
      amount: paid - paidBefore,
      paidOn,
      mode: 'cash',
      reference: '',
      note: withTheFee,
    } as const;
    await enterPayments(tx, [newPayment(fee, more, change, now)], change, now);
    await updatePaidSum(tx, { id, paid, paidOn: latest(dayBefore, paidOn) });
    return;
  }

  const valid = (await listPaymentsOfFees(tx, [id])).filter(isValid);
  const taken =
    paid < paidBefore
      ? worthAtLeast(valid, paidBefore - paid)
      : valid.filter(({ paidOn }, index) => index === 0 || (isOtherDay && paidOn > day));
  const left = valid.filter((payment) => !taken.includes(payment));
  const sum = paidBefore - sumOf(taken);
  const reason =
    paid === paidBefore
      ? 'The day was changed with the fee'
      : `Paid was changed with the fee: ${formatRupees(paidBefore)} → ${formatRupees(paid)}`;
  const by = change.author.label;
  await cancelPayments(
    tx,
    taken.map((payment) => payment.id),
    { by, reason, now },
  );
  const oldest = taken.at(-1);
  const paidOn = day ?? oldest?.paidOn ?? indiaDate(now);
  if (oldest && paid > sum) {
    const { mode, reference, receiptNumber } = oldest;
    const rest = { amount: paid - sum, paidOn, mode, reference, note: `in place of ${receiptNumber}` };
    const [entered] = await enterPayments(tx, [newPayment(fee, rest, change, now)], change, now);
    if (entered) left.push(entered);
  }
  await updatePaidSum(tx, { id, paid, paidOn: paid > 0 ? lastDay(left, paidOn) : null });
}

/** The payment of this amount, so that no other receipt is touched; else the last entered ones, as few as reach it. */
function worthAtLeast(payments: readonly Payment[], amount: number): Payment[] {
  const entry = ({ enteredAt, id }: Payment) => `${enteredAt} ${id}`;
  const lastFirst = payments.toSorted((one, other) => (entry(one) < entry(other) ? 1 : -1));
  const exact = lastFirst.find((payment) => payment.amount === amount);
  if (exact) return [exact];
  const taken: Payment[] = [];
  for (const payment of lastFirst) if (sumOf(taken) < amount) taken.push(payment);
  return taken;
}

/** Called before the fee is deleted: its payments are cancelled with it. */
export async function cancelPaymentsOfFee(tx: Tx, change: PaymentChange, id: string): Promise<void> {
  await takeBackConcession(tx, id);
  const valid = (await listPaymentsOfFees(tx, [id])).filter(isValid);
  await cancelPayments(
    tx,
    valid.map((payment) => payment.id),
    { by: change.author.label, reason: feeDeleted, now: change.clock() },
  );
}

/** Called after the fee was restored: the payments that were cancelled with it are entered anew, as they were. */
export async function reenterPaymentsOfFee(tx: Tx, change: PaymentChange, { id, paid }: Fee): Promise<void> {
  await restoreConcession(tx, id);
  const gone = (await listPaymentsOfFees(tx, [id])).filter(({ cancelReason }) => cancelReason === feeDeleted);
  const times = gone.map(({ cancelledAt }) => cancelledAt ?? '').sort();
  const last = gone.filter(({ cancelledAt }) => cancelledAt === times.at(-1)).toReversed();
  const fee = (await owedFees(tx, [id])).get(id);
  if (fee && paid > 0 && sumOf(last) === paid) {
    const now = change.clock();
    const again = last.map((payment) => {
      const note = [payment.note, `in place of ${payment.receiptNumber}`].filter(Boolean).join(', ');
      return newPayment(fee, { ...payment, note }, change, now);
    });
    await enterPayments(tx, again, change, now);
  }
  await enterMissingPayments(tx, change, [id]);
}

export async function enterMissingPaymentsOf(
  tx: Tx,
  change: PaymentChange,
  studentId: string,
): Promise<void> {
  await enterMissingPayments(tx, change, await listFeeIds(tx, studentId));
}

/** A fee that was deleted before payments were kept comes back without any: what it says is paid becomes one. */
async function enterMissingPayments(tx: Tx, change: PaymentChange, ids: string[]): Promise<void> {
  const fees = await owedFees(tx, ids);
  const payments = (await listPaymentsOfFees(tx, ids)).filter(isValid);
  const now = change.clock();
  const missing = [...fees.values()].flatMap((fee) => {
    const amount = fee.paid - sumOf(payments.filter(({ feeId }) => feeId === fee.id));
    const paidOn = fee.paidOn ?? fee.dueOn;
    const payment = { amount, paidOn, mode: 'cash', reference: '', note: withTheFee } as const;
    return amount > 0 ? [newPayment(fee, payment, change, now)] : [];
  });
  await enterPayments(tx, missing, change, now);
}
