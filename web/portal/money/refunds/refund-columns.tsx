import { say } from '#shared/kit/text/say.ts';
import { paymentModeLabels } from '#shared/money/payment-modes.ts';
import { type Refund, refundFields } from '#shared/money/refunds.ts';
import { callPath } from '#web/api/calls.ts';
import { fieldColumn } from '#web/portal/kit/lists/field-column.tsx';
import type { Column } from '#web/ui/data-table.tsx';

/** @param hasVouchers the office prints them */
export const refundColumns = (hasVouchers: boolean): readonly Column<Refund>[] => [
  fieldColumn<Refund>(refundFields, 'refundNumber', {
    isTitle: true,
    cell: ({ id, refundNumber }) =>
      hasVouchers ? (
        <a
          href={callPath('readRefundVoucher', { id })}
          target="_blank"
          rel="noopener"
          aria-label={`Voucher ${refundNumber} (PDF)`}
          className="tabular inline-block min-h-6 link-alone"
        >
          {refundNumber}
        </a>
      ) : (
        refundNumber
      ),
  }),
  fieldColumn(refundFields, 'refundedOn', { isDetail: true }),
  fieldColumn(refundFields, 'reason', {
    isDetail: true,
    cell: ({ reason }) => <span className="break-words">{reason}</span>,
  }),
  fieldColumn(refundFields, 'mode', {
    isDetail: true,
    cell: ({ mode, reference }) => [say(paymentModeLabels[mode]), reference].filter(Boolean).join(', '),
  }),
  fieldColumn(refundFields, 'amount', { isFigure: true }),
];
