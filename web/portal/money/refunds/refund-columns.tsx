import { formatDate, formatRupees } from '#shared/kit/format.ts';
import { say } from '#shared/kit/text/say.ts';
import { paymentModeLabels } from '#shared/money/payment-modes.ts';
import { type Refund, refundFields } from '#shared/money/refunds.ts';
import { callPath } from '#web/api/calls.ts';
import type { Column } from '#web/ui/data-table.tsx';

/** @param hasVouchers the office prints them */
export const refundColumns = (hasVouchers: boolean): readonly Column<Refund>[] => [
  {
    header: refundFields.refundNumber.label,
    isTitle: true,
    cell: ({ id, refundNumber }) =>
      hasVouchers ? (
        <a
          href={callPath('readRefundVoucher', { id })}
          target="_blank"
          rel="noopener"
          aria-label={`Voucher ${refundNumber} (PDF)`}
          className="tabular inline-block min-h-6 text-teal underline-offset-4 hover:underline"
        >
          {refundNumber}
        </a>
      ) : (
        refundNumber
      ),
  },
  { header: refundFields.refundedOn.label, isDetail: true, cell: ({ refundedOn }) => formatDate(refundedOn) },
  {
    header: refundFields.reason.label,
    isDetail: true,
    cell: ({ reason }) => <span className="break-words">{reason}</span>,
  },
  {
    header: refundFields.mode.label,
    isDetail: true,
    cell: ({ mode, reference }) => [say(paymentModeLabels[mode]), reference].filter(Boolean).join(', '),
  },
  {
    header: refundFields.amount.label,
    isNumber: true,
    isFigure: true,
    cell: ({ amount }) => formatRupees(amount),
  },
];
