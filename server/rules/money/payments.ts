// Taking and cancelling payments. The fee's row keeps the sum and the last date of its valid payments, written in the same
// transaction; a change of payments holds the lock of the student.

import { isUniqueViolation } from '#server/db/driver/dialect.ts';
import { inSharedCommit } from '#server/db/driver/shared-commit.ts';
import { lockRecord, lockRecords } from '#server/db/locks.ts';
import { type OwedFee, owedFees, updatePaidSums } from '#server/db/money/fees.ts';
import {
  cancelPayments,
  findPayment,
  findPaymentByReference,
  insertPayments,
  listPaymentsByKey,
  listPaymentsOfFees,
  type NewPayment,
} from '#server/db/money/payments.ts';
import { takeReceiptNumbers } from '#server/db/money/receipt-numbers.ts';
import { insertAudits } from '#server/db/office/audit-log.ts';
import { findStudent } from '#server/db/people/students.ts';
import type { Tx } from '#server/db/schema.ts';
import { ApiError, badRequest, conflict, notFound } from '#server/errors.ts';
import type { Context } from '#server/http/context.ts';
import { refuseDayToCome } from '#server/rules/teaching/days-to-come.ts';
import { formatDate, formatRupees } from '#shared/kit/format.ts';
import type { Payment, PaymentEntry, PaymentOccasion } from '#shared/money/payments.ts';

export type PaymentChange = Pick<Context<never>, 'db' | 'author' | 'clock' | 'settings'>;

interface Taken {
  payments: Payment[];
  /** The call was sent before: nothing was entered now. */
  isRepeated: boolean;
}

/**
 * Takes one or more payments, all or none.
 * @throws 400 for a day in the future, 404 for a fee of another student, 409 where a fee has less open, or to ask first
 */
export async function takePayments(
  change: PaymentChange & Pick<Context<never>, 'ask'>,
  entries: readonly PaymentEntry[],
  occasion: PaymentOccasion,
): Promise<Taken> {
  const { db, author, clock, ask } = change;
  const now = clock();
  refuseDayToCome('paidOn', occasion.paidOn, now);
  refuseTwice(entries);
  const keys = occasion.idempotencyKey
    ? entries.map((_, index) => `${occasion.idempotencyKey}#${index}`)
    : undefined;
  const take = async (tx: Tx): Promise<Taken> => {
    await lockRecords(tx, 'student', [...new Set(entries.map(({ studentId }) => studentId))]);
    if (keys) {
      const earlier = await listPaymentsByKey(tx, keys);
      if (earlier.length > 0) return { payments: sameAs(earlier, entries, occasion), isRepeated: true };
    }
    // One transfer for several fees is entered in one call.
    const other = await findPaymentByReference(tx, occasion.reference);
    if (other) ask('same-reference', sameReference(other));
    const fees = await owedFees(
      tx,
      entries.map(({ feeId }) => feeId),
    );
    const owed = entries.map((entry, index) => feeOf(entry, fees, entries.length > 1 ? index : undefined));
    const rows = owed.map((fee, index) => ({
      ...newPayment(fee, { ...occasion, amount: entries[index]?.amount ?? 0 }, change, now),
      idempotencyKey: keys?.[index],
    }));
    await updatePaidSums(
      tx,
      owed.map(({ id, paid, paidOn }, index) => ({
        id,
        paid: paid + (rows[index]?.amount ?? 0),
        paidOn: latest(paidOn, occasion.paidOn),
      })),
    );
    const payments = await enterPayments(tx, rows, change, now);
    await insertAudits(
      tx,
      author,
      payments.map((payment) => ({
        ...({ action: 'create', noun: 'payment', recordId: payment.studentId } as const),
        label: payment.receiptNumber,
        after: audited(payment),
      })),
      now,
    );
    return { payments, isRepeated: false };
  };
  try {
    return await inSharedCommit(db, take);
  } catch (error) {
    throw keys && isUniqueViolation(error) ? otherPayment() : error;
  }
}

/** @throws 409 where it is cancelled already, or its student is deleted */
export async function cancelPayment(change: PaymentChange, id: string, reason: string): Promise<Payment> {
  const { db, author, clock } = change;
  const now = clock();
  return db.transaction().execute(async (tx) => {
    const found = await findPayment(tx, id);
    if (!found) throw notFound('Payment');
    await lockRecord(tx, 'student', found.studentId);
    if (!(await findStudent(tx, found.studentId, []))) {
      throw new ApiError(409, 'The student of this payment was deleted. Restore the student first.');
    }
    if (!(await cancelPayments(tx, [id], { by: author.label, reason, now }))) {
      const { cancelledAt } = (await findPayment(tx, id)) ?? found;
      throw new ApiError(409, `This payment was cancelled already, on ${formatDate(cancelledAt ?? '')}`);
    }
    const fee = (await owedFees(tx, [found.feeId])).get(found.feeId);
    if (fee) {
      const left = (await listPaymentsOfFees(tx, [fee.id])).filter(({ cancelledAt }) => !cancelledAt);
      const paid = Math.max(0, fee.paid - found.amount);
      await updatePaidSums(tx, [{ id: fee.id, paid, paidOn: paid > 0 ? lastDay(left, fee.paidOn) : null }]);
    }
    const cancelled = (await findPayment(tx, id)) ?? found;
    await insertAudits(
      tx,
      author,
      [
        {
          ...({ action: 'cancel', noun: 'payment', recordId: found.studentId } as const),
          label: found.receiptNumber,
          after: { ...audited(found), cancelReason: reason },
        },
      ],
      now,
    );
    return cancelled;
  });
}

/** Stores payments whose fees are written by the caller, each with the next receipt. */
export async function enterPayments(
  tx: Tx,
  rows: readonly NewPayment[],
  { settings }: PaymentChange,
  now: Date,
): Promise<Payment[]> {
  if (rows.length === 0) return [];
  const numbers = await takeReceiptNumbers(tx, settings.college.shortName, now, rows.length);
  return insertPayments(tx, rows, numbers);
}

export function newPayment(
  fee: OwedFee,
  {
    amount,
    paidOn,
    mode,
    reference,
    note,
  }: Pick<NewPayment, 'amount' | 'paidOn' | 'mode' | 'reference' | 'note'>,
  { author }: PaymentChange,
  now: Date,
): NewPayment {
  return {
    studentId: fee.studentId,
    feeId: fee.id,
    studentName: fee.studentName,
    enrollmentNumber: fee.enrollmentNumber,
    feeLabel: fee.label,
    amount,
    paidOn,
    mode,
    reference,
    note,
    enteredAt: now.toISOString(),
    enteredBy: author.label,
  };
}

/** The part of a payment that the history shows. */
const audited = ({ feeLabel, amount, paidOn, mode, reference, note }: Payment) => ({
  feeLabel,
  amount,
  paidOn,
  mode,
  ...(reference && { reference }),
  ...(note && { note }),
});

export const latest = (day: string | null, other: string): string => (day && day > other ? day : other);

/** The last day of the payments; `otherwise` where there are none. */
export function lastDay(payments: readonly Payment[], otherwise: string | null): string | null {
  const days = payments.map(({ paidOn }) => paidOn).sort();
  return days.at(-1) ?? otherwise;
}

/** The fee of an entry, if the amount is open. @param place of the entry in a call with several */
function feeOf(
  { studentId, feeId, amount }: PaymentEntry,
  fees: ReadonlyMap<string, OwedFee>,
  place: number | undefined,
): OwedFee {
  const fee = fees.get(feeId);
  if (fee?.studentId !== studentId) throw notFound('Fee');
  const { open } = fee;
  if (amount <= open) return fee;
  const what = place === undefined ? `‘${fee.label}’` : `‘${fee.label}’ of ${fee.studentName}`;
  const sentence =
    open <= 0 ? `${what} is paid in full: nothing is open` : `Only ${formatRupees(open)} of ${what} is open`;
  throw conflict(sentence, place === undefined ? 'amount' : `payments.${place}.amount`);
}

function refuseTwice(entries: readonly PaymentEntry[]): void {
  const seen = new Set<string>();
  for (const [index, { feeId }] of entries.entries()) {
    const sentence = 'A fee is in the list twice';
    if (seen.has(feeId)) throw badRequest(sentence, { [`payments.${index}.feeId`]: sentence });
    seen.add(feeId);
  }
}

const sameReference = ({ receiptNumber, paidOn, amount, studentName, feeLabel }: Payment) =>
  `Receipt ${receiptNumber} has this reference already: ${formatRupees(amount)} of ${studentName} for ‘${feeLabel}’, paid on ${formatDate(paidOn)}.`;

const otherPayment = () => conflict('This key belongs to another payment', 'idempotencyKey');

/** @throws 409 where the earlier payments with these keys are others */
function sameAs(
  earlier: Payment[],
  entries: readonly PaymentEntry[],
  { paidOn, mode }: PaymentOccasion,
): Payment[] {
  const isSame = (payment: Payment, index: number) => {
    const entry = entries[index];
    return (
      payment.studentId === entry?.studentId &&
      payment.feeId === entry.feeId &&
      payment.amount === entry.amount &&
      payment.paidOn === paidOn &&
      payment.mode === mode
    );
  };
  if (earlier.length !== entries.length || !earlier.every(isSame)) throw otherPayment();
  return earlier;
}
