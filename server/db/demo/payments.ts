// A payment, sometimes two, for each sample fee that something is paid of: in all modes, some entered by mistake and cancelled.

import type { Insertable } from 'kysely';
import { nextId } from '#server/db/ids.ts';
import { searchText } from '#server/db/list-page.ts';
import type { Schema } from '#server/db/schema.ts';
import { sortKey } from '#shared/kit/text/sort-key.ts';
import { financialYearOf, receiptNumber } from '#shared/money/financial-year.ts';
import { type PaymentMode, paymentModes } from '#shared/money/payments.ts';
import { fullName } from '#shared/people/full-name.ts';

type PaymentRow = Insertable<Schema['payments']>;
type FeeRow = Insertable<Schema['fees']>;
interface Payer {
  id: string;
  record: { firstName: string; lastName: string; enrollmentNumber: string };
}

/** Most pay in cash or by UPI. */
const usualModes: readonly PaymentMode[] = [...paymentModes, 'cash', 'upi', 'cash', 'upi', 'bank'];

const references: Readonly<Record<PaymentMode, (index: number) => string>> = {
  cash: () => '',
  upi: (index) => `UPI ${600_000 + index * 37}`,
  bank: (index) => `NEFT SAMPLE${1000 + index}`,
  cheque: (index) => `Cheque ${100_200 + index}`,
  dd: (index) => `DD ${700_100 + index}`,
  scholarship: () => 'Sample scholarship of the state',
};

/** The receipts of a day are numbered in the order of the fees; the years are those of the payments' days. */
export function demoPayments(students: readonly Payer[], fees: readonly FeeRow[]) {
  const payers = new Map(students.map((student) => [student.id, student]));
  const parts = fees
    .flatMap((fee, index) => partsOf(fee, index))
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  const counters = new Map<string, number>();
  const rows = parts.map(({ fee, index, amount, day, isMistake }): PaymentRow => {
    const { firstName, lastName, enrollmentNumber } = payers.get(fee.student_id)?.record ?? unknown;
    const year = financialYearOf(day);
    const serial = (counters.get(year) ?? 0) + 1;
    counters.set(year, serial);
    const mode = usualModes[index % usualModes.length] ?? 'cash';
    const reference = references[mode](index);
    const number = receiptNumber('VCP', year, serial);
    const name = fullName({ firstName, lastName });
    return {
      id: nextId(),
      student_id: fee.student_id,
      fee_id: fee.id,
      student_name: name,
      enrollment_number: enrollmentNumber,
      fee_label: fee.label,
      amount,
      paid_on: day,
      mode,
      reference,
      note: '',
      receipt_number: number,
      receipt_year: year,
      receipt_serial: serial,
      idempotency_key: null,
      entered_at: `${day}T06:30:00.000Z`,
      entered_by: 'sample office',
      cancelled_at: isMistake ? `${day}T07:00:00.000Z` : null,
      cancelled_by: isMistake ? 'sample office' : '',
      cancel_reason: isMistake ? 'Sample: entered for the wrong student' : '',
      cancelled_on: isMistake ? day : null,
      cancel_kind: isMistake ? 'mistake' : null,
      advance: 0,
      student_name_key: sortKey(name),
      search_text: searchText([name, enrollmentNumber, fee.label, number, reference]),
    };
  });
  return {
    rows,
    counters: [...counters].map(([year, last]) => ({ series: 'receipt' as const, year, last })),
  };
}

const unknown = { firstName: '', lastName: '', enrollmentNumber: '' };

/** Every sixth fee was paid in two parts on one day; of every fortieth a part was first entered by mistake. */
function partsOf(fee: FeeRow, index: number) {
  const { paid, paid_on: day } = fee;
  if (!paid || !day) return [];
  const part = { fee, index, day, isMistake: false };
  const first = index % 6 === 5 ? Math.floor(paid / 2) : paid;
  return [
    ...(index % 40 === 7 ? [{ ...part, amount: first, isMistake: true }] : []),
    { ...part, amount: first },
    ...(first < paid ? [{ ...part, index: index + 1, amount: paid - first }] : []),
  ];
}
