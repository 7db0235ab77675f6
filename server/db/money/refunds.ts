// Refunds: inserted, never changed.
import { takeNumbers } from '#server/db/counters.ts';
import { nextId } from '#server/db/ids.ts';
import { findsWords, searchText } from '#server/db/list-page.ts';
import { columnsOf, recordReader } from '#server/db/record-columns.ts';
import { snakeCased } from '#server/db/row-names.ts';
import { insertRows } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { financialYear, refundNumber } from '#shared/money/financial-year.ts';
import type { PaymentListQuery } from '#shared/money/payments.ts';
import { type Refund, refundFields } from '#shared/money/refunds.ts';

const toRefund = recordReader(refundFields);

const selectRefunds = (db: Database) =>
  db.selectFrom('refunds').select(['id', 'version', ...columnsOf(refundFields)]);

export type NewRefund = Omit<Refund, 'id' | 'version' | 'refundNumber'>;

/** Stores a refund with the next number of the financial year of `now`. */
export async function insertRefund(tx: Tx, refund: NewRefund, prefix: string, now: Date): Promise<Refund> {
  const year = financialYear(now);
  const [serial = 0] = await takeNumbers(tx, 'refund', year, 1);
  const number = refundNumber(prefix, year, serial);
  const { studentName, enrollmentNumber, reference, reason } = refund;
  const row = {
    ...snakeCased(refund),
    id: nextId(),
    refund_number: number,
    refund_year: year,
    refund_serial: serial,
    search_text: searchText([studentName, enrollmentNumber, number, reference, reason]),
    version: 1,
  };
  await insertRows(tx, 'refunds', [row]);
  return toRefund(row);
}

export async function findRefund(db: Database, id: string): Promise<Refund | undefined> {
  const row = await selectRefunds(db).where('id', '=', id).executeTakeFirst();
  return row && toRefund(row);
}

/** Latest first. */
export async function listRefundsOfStudent(db: Database, studentId: string): Promise<Refund[]> {
  const rows = await selectRefunds(db)
    .where('student_id', '=', studentId)
    .orderBy('refund_year', 'desc')
    .orderBy('refund_serial', 'desc')
    .execute();
  return rows.map((row) => toRefund(row));
}

/** The refunds of the day book, latest day first. */
export async function listRefunds(
  db: Database,
  { from, to, mode, q }: Pick<PaymentListQuery, 'from' | 'to' | 'mode' | 'q'>,
): Promise<Refund[]> {
  let select = selectRefunds(db);
  if (from) select = select.where('refunded_on', '>=', from);
  if (to) select = select.where('refunded_on', '<=', to);
  if (mode) select = select.where('mode', '=', mode);
  for (const found of findsWords(q)) select = select.where(found);
  const rows = await select.orderBy('refunded_on', 'desc').orderBy('id', 'desc').execute();
  return rows.map((row) => toRefund(row));
}
