// Taking payments. The fee's row keeps the sum and the last date of its valid payments, written in the same
// transaction; a change of payments holds the lock of the student.

import type { Ask, Context } from '#server/context.ts';
import { isUniqueViolation, lockUntilCommit } from '#server/db/driver/dialect.ts';
import { lockRecords } from '#server/db/locks.ts';
import { insertAdvances } from '#server/db/money/advances.ts';
import { updatePaidSums } from '#server/db/money/fees.ts';
import { type OwedFee, owedFees } from '#server/db/money/owed-fees.ts';
import {
  insertPayments,
  listPaymentsByKey,
  listPaymentsByReference,
  type NewPayment,
} from '#server/db/money/payments.ts';
import { insertAudits } from '#server/db/office/audit-log.ts';
import type { Tx } from '#server/db/schema.ts';
import { conflict, invalid, notFound } from '#server/errors.ts';
import { refuseDayToCome } from '#server/rules/teaching/days-to-come.ts';
import { formatDate, formatRupees } from '#shared/kit/format.ts';
import {
  type Payment,
  type PaymentEntry,
  type PaymentOccasion,
  referenceKey,
} from '#shared/money/payments.ts';
import { askForAdvance } from './advances.ts';
import { refuseClosedDays } from './day-closes.ts';

export type PaymentChange = Pick<Context<never>, 'db' | 'author' | 'clock' | 'settings' | 'approve'>;

/** Of lines of a bank's statement, each of which has its own day. */
interface OwnOccasion {
  paidOn?: string | undefined;
  note?: string | undefined;
}

interface Taken {
  payments: Payment[];
  /** The call was sent before: nothing was entered now. */
  isRepeated: boolean;
}

/**
 * Takes one or more payments, all or none.
 * @param alongside what else is written, in the same transaction
 * @throws 400 for a day in the future, 404 for a fee of another student, 409 for a closed day, or to ask first
 */
export async function takePayments(
  change: PaymentChange & Pick<Context<never>, 'ask'>,
  entries: readonly (PaymentEntry & OwnOccasion)[],
  occasion: PaymentOccasion,
  alongside?: (tx: Tx, payments: readonly Payment[]) => Promise<void>,
): Promise<Taken> {
  const { db, author, clock, ask } = change;
  const now = clock();
  const given = entries.map((entry) => givenOf(entry, occasion));
  for (const { paidOn } of given) refuseDayToCome('paidOn', paidOn, now);
  refuseTwice(entries);
  const keys = occasion.idempotencyKey
    ? entries.map((_, index) => `${occasion.idempotencyKey}#${index}`)
    : undefined;
  const take = async (tx: Tx): Promise<Taken> => {
    await lockRecords(tx, 'student', [...new Set(entries.map(({ studentId }) => studentId))]);
    if (keys) {
      const earlier = await listPaymentsByKey(tx, keys);
      if (earlier.length > 0) return { payments: sameAs(earlier, given), isRepeated: true };
    }
    await askForReferences(tx, ask, entries, given);
    const feeIds = entries.map(({ feeId }) => feeId);
    const fees = await owedFees(tx, feeIds);
    const owed = given.map((entry) => {
      const fee = feeOf(entry, fees);
      return { fee, entry, over: Math.max(0, entry.amount - fee.open) };
    });
    for (const { fee, entry } of owed) refuseForGovernment(fee, entry);
    await askForAdvance(
      ask,
      owed.map(({ fee, over }) => ({ ...fee, over })),
    );
    const rows = owed.map(({ fee, entry, over }, index) => ({
      ...newPayment(fee, entry, change, now),
      idempotencyKey: keys?.[index],
      advance: over,
    }));
    const sums = owed.map(({ fee, entry, over }) => ({
      id: fee.id,
      paid: fee.paid + entry.amount - over,
      paidOn: latest(fee.paidOn, entry.paidOn),
    }));
    const moves = owed.map(({ fee, over }) => ({ studentId: fee.studentId, feeId: fee.id, amount: over }));
    await updatePaidSums(tx, sums);
    await insertAdvances(tx, moves, now);
    const payments = await enterPayments(tx, rows, change, now);
    const audits = payments.map((payment) => ({
      ...({ action: 'create', noun: 'payment', recordId: payment.studentId } as const),
      label: payment.receiptNumber,
      after: audited(payment),
    }));
    await insertAudits(tx, author, audits, now);
    await alongside?.(tx, payments);
    return { payments, isRepeated: false };
  };
  try {
    return await db.transaction().execute(take);
  } catch (error) {
    throw keys && isUniqueViolation(error) ? otherPayment() : error;
  }
}

/** Stores payments whose fees are written by the caller, each with the next receipt. */
export async function enterPayments(
  tx: Tx,
  rows: readonly NewPayment[],
  { settings }: PaymentChange,
  now: Date,
): Promise<Payment[]> {
  if (rows.length === 0) return [];
  await refuseClosedDays(
    tx,
    rows.map(({ paidOn }) => paidOn),
  );
  return insertPayments(tx, rows, settings.college.prefixAt(now), now);
}

export function newPayment(
  fee: OwedFee,
  payment: Pick<NewPayment, 'amount' | 'paidOn' | 'mode' | 'reference' | 'note'>,
  { author }: PaymentChange,
  now: Date,
): NewPayment {
  const { studentId, id: feeId, studentName, enrollmentNumber, label: feeLabel, payableBy } = fee;
  const { amount, paidOn, mode, reference } = payment;
  const note = payment.note || (payableBy === 'government' ? 'Paid by the government' : '');
  const of = { studentId, feeId, studentName, enrollmentNumber, feeLabel };
  const entered = { enteredAt: now.toISOString(), enteredBy: author.label };
  return { ...of, amount, paidOn, mode, reference, note, ...entered };
}

/** The part of a payment that the history shows. */
export const audited = ({ feeLabel, amount, paidOn, mode, reference, note }: Payment) => ({
  feeLabel,
  amount,
  paidOn,
  mode,
  ...(reference && { reference }),
  ...(note && { note }),
});

/** What is said of this payment alone comes before what is said of all. */
const givenOf = (entry: PaymentEntry & OwnOccasion, occasion: PaymentOccasion) => ({
  ...entry,
  mode: entry.mode ?? occasion.mode,
  reference: entry.reference ?? occasion.reference,
  paidOn: entry.paidOn ?? occasion.paidOn,
  note: entry.note ?? occasion.note,
});
type Given = ReturnType<typeof givenOf>;

export const latest = (day: string | null, other: string): string => (day && day > other ? day : other);

/** @throws 404 for another student's fee, 409 for a concession */
function feeOf({ studentId, feeId }: PaymentEntry, fees: ReadonlyMap<string, OwedFee>): OwedFee {
  const fee = fees.get(feeId);
  if (fee?.studentId !== studentId) throw notFound('Fee');
  if (fee.concessionOf) throw conflict('A concession is not paid', 'feeId');
  return fee;
}

/** @throws 409 where a student would pay what the government pays, or the government more than is open */
function refuseForGovernment(
  { payableBy, label, open }: Pick<OwedFee, 'payableBy' | 'label' | 'open'>,
  { mode, amount }: Given,
): void {
  if (payableBy !== 'government') return;
  if (mode !== 'scholarship')
    throw conflict(
      `The government pays ‘${label}’. Where it has refused to, enter the refusal with the fee first.`,
      'feeId',
    );
  if (amount > open) throw conflict(`Of ‘${label}’ only ${formatRupees(open)} is pending`, 'amount');
}

function refuseTwice(entries: readonly PaymentEntry[]): void {
  const seen = new Set<string>();
  for (const [index, { feeId }] of entries.entries()) {
    if (seen.has(feeId)) throw invalid('A fee is in the list twice', `payments.${index}.feeId`);
    seen.add(feeId);
  }
}

/**
 * One transfer for several fees is entered in one call: its reference stands there once, or with one student. Two calls with
 * the same reference wait for each other.
 */
async function askForReferences(
  tx: Tx,
  ask: Ask,
  entries: readonly PaymentEntry[],
  given: readonly Given[],
): Promise<void> {
  const own = entries.flatMap(({ reference, studentId }) =>
    reference ? [{ key: referenceKey(reference), reference, studentId }] : [],
  );
  for (const [index, { key, reference, studentId }] of own.entries()) {
    const earlier = own.slice(0, index).find((entry) => entry.key === key && entry.studentId !== studentId);
    if (earlier)
      await ask('same-reference', () => `‘${reference}’ is the reference of two students in this list.`);
  }
  const all = given.map(({ reference }) => referenceKey(reference));
  const keys = [...new Set(all.filter(Boolean))].sort();
  for (const key of keys) await lockUntilCommit(tx, `reference ${key}`);
  await ask('same-reference', async () => {
    const other = (await listPaymentsByReference(tx, keys)).at(-1);
    return other && sameReference(other);
  });
}

const sameReference = ({ receiptNumber, paidOn, amount, studentName, feeLabel }: Payment) =>
  `Receipt ${receiptNumber} has this reference already: ${formatRupees(amount)} of ${studentName} for ‘${feeLabel}’, paid on ${formatDate(paidOn)}.`;

const otherPayment = () => conflict('This key belongs to another payment', 'idempotencyKey');

/** @throws 409 where the earlier payments with these keys are others */
function sameAs(earlier: Payment[], given: readonly Given[]): Payment[] {
  const parts = ['studentId', 'feeId', 'amount', 'paidOn', 'mode'] as const;
  const isSame = (payment: Payment, index: number) =>
    parts.every((part) => payment[part] === given[index]?.[part]);
  if (earlier.length !== given.length || !earlier.every(isSame)) throw otherPayment();
  return earlier;
}
