// The codes printed on receipts.

import { newVerificationCode } from '#server/db/office/verification-codes.ts';
import { findRow, insertRows, rowsFor } from '#server/db/rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import type { Payment } from '#shared/money/payments.ts';
import { findPayment } from './payments.ts';

/** The code of each payment's receipt; those printed for the first time get one. */
export async function takeReceiptCodes(
  tx: Tx,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const read = async () => {
    const rows = await rowsFor(paymentIds, (chunk) =>
      tx.selectFrom('receipt_codes').selectAll().where('payment_id', 'in', chunk),
    );
    return new Map(rows.map(({ payment_id, code }) => [payment_id, code]));
  };
  const known = await read();
  const lacking = [...new Set(paymentIds)].filter((id) => !known.has(id));
  if (lacking.length === 0) return known;
  const rows = lacking.map((id) => ({ payment_id: id, code: newVerificationCode() }));
  // Another request may print the same receipt for the first time at this moment: its code is taken.
  await insertRows(tx, 'receipt_codes', rows, 'payment_id');
  return read();
}

export async function findPaymentByCode(db: Database, code: string): Promise<Payment | undefined> {
  const row = await findRow(db, 'receipt_codes', { code });
  return row && findPayment(db, row.payment_id);
}
