import { formatDate, formatRupees } from '#shared/kit/format.ts';
import { amountOf } from '#shared/kit/sums.ts';
import type { DayClose } from '#shared/money/cash-desk/day-closes.ts';
import { paymentModeLabels } from '#shared/money/payment-modes.ts';
import type { PaymentSum } from '#shared/money/payments.ts';
import type { CollegeDocument } from './document.ts';

/** A closed day: cash counted against booked, and what came in by each mode. */
export function dayClosePaper(close: DayClose, sums: readonly PaymentSum[]): CollegeDocument {
  const { day, booked, counted, reason, closedAt, closedBy } = close;
  return {
    title: 'Day close',
    about: formatDate(day),
    note: `Cash desk, ${formatDate(day)}`,
    size: 11,
    write: (paper) => {
      paper.facts([
        ['Day', formatDate(day)],
        ['Cash booked', formatRupees(booked)],
        ['Cash counted', formatRupees(counted)],
        ['Difference', formatRupees(counted - booked)],
        reason && ['Reason', reason],
        ['Closed', `${formatDate(closedAt)}, ${closedBy}`],
      ]);
      paper.table(
        [
          { header: 'Mode', width: 60, isRowHeader: true },
          { header: 'Receipts', width: 30, align: 'right' },
          { header: 'Amount', width: 30, align: 'right' },
        ],
        sums.map(({ mode, count, amount }) => [paymentModeLabels[mode], `${count}`, formatRupees(amount)]),
        [['Total', '', formatRupees(amountOf(sums))]],
      );
      paper.signatures(['Cashier', 'Principal']);
    },
  };
}
