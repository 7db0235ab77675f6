import type { Tx } from '#server/db/schema.ts';
import { financialYear, receiptNumber } from '#shared/money/financial-year.ts';

export interface ReceiptNumber {
  receipt_number: string;
  receipt_year: string;
  receipt_serial: number;
}

/**
 * The next numbers of the financial year of `now`. The counter is a row that this statement locks until the transaction
 * ends: another process waits for it, and a rollback gives the numbers back, so none is given twice or left out.
 * Called late in a transaction, because the wait of others begins here.
 */
export async function takeReceiptNumbers(
  tx: Tx,
  prefix: string,
  now: Date,
  count: number,
): Promise<ReceiptNumber[]> {
  const year = financialYear(now);
  const { last } = await tx
    .insertInto('receipt_counters')
    .values({ year, last: count })
    .onConflict((taken) =>
      taken.column('year').doUpdateSet((set) => ({ last: set('receipt_counters.last', '+', count) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return Array.from({ length: count }, (_, index) => {
    const serial = last - count + 1 + index;
    return {
      receipt_number: receiptNumber(prefix, year, serial),
      receipt_year: year,
      receipt_serial: serial,
    };
  });
}
