// Payments, their day book and its sums.
import { sql } from 'kysely';
import { takeNumbers } from '#server/db/counters.ts';
import { nextId } from '#server/db/ids.ts';
import { findsWords, pageOf, searchText, sortedBy } from '#server/db/list-page.ts';
import { columnsOf, recordReader } from '#server/db/record-columns.ts';
import { snakeCased } from '#server/db/row-names.ts';
import { insertRows, rowsFor } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { inOrder } from '#server/db/whole-list.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { sortKey } from '#shared/kit/text/sort-key.ts';
import { financialYear, receiptNumber } from '#shared/money/financial-year.ts';
import {
  aroundReference,
  type CancelKind,
  type DayBook,
  type Payment,
  type PaymentListQuery,
  type PaymentMode,
  type PaymentSum,
  paymentFields,
} from '#shared/money/payments.ts';
import { listRefunds } from './refunds.ts';

const toPayment = recordReader(paymentFields);

const selectPayments = (db: Database) =>
  db.selectFrom('payments').select(['id', 'version', ...columnsOf(paymentFields)]);

/** A payment before it has its receipt. */
export type NewPayment = Omit<
  Payment,
  'id' | 'version' | 'receiptNumber' | 'advance' | Extract<keyof Payment, `cancel${string}`>
> & { idempotencyKey?: string | undefined; advance?: number };

/** Stores payments with the next receipt numbers of the financial year of `now`. @returns them as stored, in the same order */
export async function insertPayments(
  tx: Tx,
  payments: readonly NewPayment[],
  prefix: string,
  now: Date,
): Promise<Payment[]> {
  const year = financialYear(now);
  const serials = await takeNumbers(tx, 'receipt', year, payments.length);
  const rows = payments.map((payment, index) => {
    const serial = serials[index] ?? 0; // as many as payments
    const number = receiptNumber(prefix, year, serial);
    const { studentName, reference, note } = payment;
    const texts = [studentName, payment.enrollmentNumber, payment.feeLabel];
    return {
      ...snakeCased(payment),
      id: nextId(),
      receipt_number: number,
      receipt_year: year,
      receipt_serial: serial,
      idempotency_key: payment.idempotencyKey ?? null,
      cancelled_at: null,
      cancelled_by: '',
      cancel_reason: '',
      cancelled_on: null,
      cancel_kind: null,
      advance: payment.advance ?? 0,
      student_name_key: sortKey(studentName),
      search_text: searchText([...texts, number, reference, note]),
      version: 1,
    };
  });
  await insertRows(tx, 'payments', rows);
  return rows.map((row) => toPayment(row));
}

/** @returns in the order of the ids; unknown ones are left out */
export const listPaymentsById = (db: Database, ids: readonly string[]): Promise<Payment[]> =>
  inOrder(ids, async () =>
    (await rowsFor(ids, (chunk) => selectPayments(db).where('id', 'in', chunk))).map((row) => toPayment(row)),
  );

export async function findPayment(db: Database, id: string): Promise<Payment | undefined> {
  const [payment] = await listPaymentsById(db, [id]);
  return payment;
}

/** As `referenceKey` has it; an index has it. */
export const keyOfReference = sql.raw<string>(
  aroundReference.reduce((left, part) => `replace(${left}, '${part}', '')`, 'lower(reference)'),
);

/** The valid payments with one of these references, oldest first. @param keys made by `referenceKey` */
export async function listPaymentsByReference(db: Database, keys: readonly string[]): Promise<Payment[]> {
  const rows = await rowsFor(keys, (chunk) =>
    selectPayments(db).where(keyOfReference, 'in', chunk).where('cancelled_at', 'is', null).orderBy('id'),
  );
  return rows.map((row) => toPayment(row));
}

/** In the order of the keys; keys without a payment are left out. */
export async function listPaymentsByKey(db: Database, keys: readonly string[]): Promise<Payment[]> {
  const rows = await selectPayments(db)
    .select('idempotency_key')
    .where('idempotency_key', 'in', keys)
    .execute();
  const found = new Map(rows.map((row) => [row.idempotency_key, toPayment(row)]));
  return keys.flatMap((key) => found.get(key) ?? []);
}

/** Latest first. */
export async function listPaymentsOfStudent(db: Database, studentId: string): Promise<Payment[]> {
  const rows = await selectPayments(db)
    .where('student_id', '=', studentId)
    .orderBy('entered_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => toPayment(row));
}

/** All payments of these fees, latest day first. */
export async function listPaymentsOfFees(db: Database, feeIds: readonly string[]): Promise<Payment[]> {
  const rows = await rowsFor(feeIds, (chunk) =>
    selectPayments(db).where('fee_id', 'in', chunk).orderBy('paid_on', 'desc').orderBy('id', 'desc'),
  );
  return rows.map((row) => toPayment(row));
}

export const listValidPayments = async (db: Database, feeIds: readonly string[]) =>
  (await listPaymentsOfFees(db, feeIds)).filter(({ cancelledAt }) => !cancelledAt);

/** @returns whether they were all valid until now */
export async function cancelPayments(
  tx: Tx,
  ids: readonly string[],
  { by, reason, kind, now }: { by: string; reason: string; kind: CancelKind; now: Date },
): Promise<boolean> {
  const cancelled = await rowsFor(ids, (chunk) =>
    tx
      .updateTable('payments')
      .set((set) => ({
        cancelled_at: now.toISOString(),
        cancelled_by: by,
        cancel_reason: reason,
        cancelled_on: indiaDate(now),
        cancel_kind: kind,
        version: set('version', '+', 1),
      }))
      .where('id', 'in', chunk)
      .where('cancelled_at', 'is', null)
      .returning('id'),
  );
  return cancelled.length === ids.length;
}

/** The columns of each sort key; an index has them in this order. */
const sortColumns = {
  paidOn: ['paid_on', 'id'],
  receiptNumber: ['receipt_year', 'receipt_serial'],
  studentName: ['student_name_key', 'id'],
  amount: ['amount', 'id'],
} as const;

/** @param day which of the days of a payment is meant */
function matching(
  db: Database,
  { from, to, mode, q }: PaymentListQuery,
  day: 'paid_on' | 'cancelled_on' = 'paid_on',
) {
  let select = selectPayments(db);
  if (day === 'cancelled_on') select = select.where(day, 'is not', null);
  if (from) select = select.where(day, '>=', from);
  if (to) select = select.where(day, '<=', to);
  if (mode) select = select.where('mode', '=', mode);
  for (const found of findsWords(q)) select = select.where(found);
  return select;
}

export async function listPayments(db: Database, query: PaymentListQuery) {
  const select = sortedBy(matching(db, query), query.sort ?? '-receiptNumber', sortColumns);
  return pageOf(select, query, (row): Payment => toPayment(row));
}

/** What was cancelled on these days, latest first. */
export async function listCancellations(db: Database, query: PaymentListQuery): Promise<Payment[]> {
  const rows = await matching(db, query, 'cancelled_on')
    .orderBy('cancelled_on', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => toPayment(row));
}

/** Receipts of each day and mode minus its cancellations and refunds, over all pages, latest day first. */
export async function sumPayments(db: Database, query: PaymentListQuery): Promise<DayBook['sums']> {
  const sumsBy = (day: 'paid_on' | 'cancelled_on') =>
    matching(db, query, day)
      .clearSelect()
      .select([sql<string>`${sql.ref(day)}`.as('day'), 'mode'])
      .select([sql<number>`count(*)`.as('count'), sql<number>`sum(amount)`.as('amount')])
      .groupBy([day, 'mode'])
      .execute();
  const sums = new Map<string, PaymentSum>();
  const add = (day: string, mode: PaymentMode, amount: number, count = 0) => {
    const key = `${day} ${mode}`;
    const sum = sums.get(key) ?? { paidOn: day, mode, count: 0, amount: 0 };
    sums.set(key, { ...sum, count: sum.count + count, amount: sum.amount + amount });
  };
  for (const { day, mode, amount, count } of await sumsBy('paid_on')) add(day, mode, amount, count);
  for (const { day, mode, amount } of await sumsBy('cancelled_on')) add(day, mode, -amount);
  for (const { refundedOn, mode, amount } of await listRefunds(db, query)) add(refundedOn, mode, -amount);
  return [...sums.values()].sort((a, b) => {
    if (a.paidOn !== b.paidOn) return a.paidOn < b.paidOn ? 1 : -1;
    return a.mode < b.mode ? -1 : 1;
  });
}
