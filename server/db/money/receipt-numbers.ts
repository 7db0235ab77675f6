import { takeNumbers } from '#server/db/counters.ts';
import type { Tx } from '#server/db/schema.ts';
import { financialYear, receiptNumber } from '#shared/money/financial-year.ts';

export interface ReceiptNumber {
  receipt_number: string;
  receipt_year: string;
  receipt_serial: number;
}

/** The next numbers of the financial year of `now`. */
export async function takeReceiptNumbers(
  tx: Tx,
  prefix: string,
  now: Date,
  count: number,
): Promise<ReceiptNumber[]> {
  const year = financialYear(now);
  return (await takeNumbers(tx, 'receipt', year, count)).map((serial) => ({
    receipt_number: receiptNumber(prefix, year, serial),
    receipt_year: year,
    receipt_serial: serial,
  }));
}
