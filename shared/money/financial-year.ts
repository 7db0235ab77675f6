// The financial year, which runs from April to March, and the numbers of receipts and refunds within it.
import { indiaDate } from '#shared/kit/format.ts';

/** The financial year of a day: '2026-04-01' → '2026-27'. */
export function financialYearOf(day: string): string {
  const start = Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0);
  return `${start}-${String(start + 1).slice(-2)}`;
}

/** The financial year of an instant, by the calendar in India. */
export const financialYear = (now: Date): string => financialYearOf(indiaDate(now));

/** ('VCP', '2026-27', 1) → 'VCP/R/2026-27/0001' */
export const refundNumber = (prefix: string, year: string, serial: number) =>
  receiptNumber(`${prefix}/R`, year, serial);

/** ('VCP', '2026-27', 1) → 'VCP/2026-27/0001'; after 9999 the number has five digits. */
export function receiptNumber(prefix: string, year: string, serial: number): string {
  return `${prefix}/${year}/${String(serial).padStart(4, '0')}`;
}
