import type { ReactNode } from 'react';
import { formatRupees } from '#shared/kit/format.ts';
import { say } from '#shared/kit/text/say.ts';
import { cancelledWords, type Payment, paymentFields, paymentModeLabels } from '#shared/money/payments.ts';
import { fieldColumn } from '#web/portal/kit/lists/field-column.tsx';
import { withActions } from '#web/portal/kit/rows/row-table.tsx';
import { FeesLink } from '#web/portal/money/row-cells.tsx';
import { BreakableText } from '#web/ui/breakable-text.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { receiptPath } from './payment-queries.ts';

/** A cancelled payment stays readable: struck through, with its reason. */
function Struck({ payment, children }: { payment: Payment; children: ReactNode }) {
  return payment.cancelledAt ? <s className="text-ink-soft">{children}</s> : children;
}

/** Where the number of a receipt may break: after the financial year. */
const serialAt = ({ receiptNumber }: Payment) => receiptNumber.lastIndexOf('/') + 1;

const receipt = fieldColumn<Payment>(paymentFields, 'receiptNumber', {
  isTitle: true,
  cell: (payment) => (
    <a
      href={receiptPath(payment.id)}
      target="_blank"
      rel="noopener"
      aria-label={say('Receipt {number} (PDF)', { number: payment.receiptNumber })}
      className="tabular inline-block min-h-6 link-alone"
    >
      <span>
        <Struck payment={payment}>
          <span className="whitespace-nowrap">{payment.receiptNumber.slice(0, serialAt(payment))}</span>
          <wbr />
          {payment.receiptNumber.slice(serialAt(payment))}
        </Struck>
      </span>
    </a>
  ),
});
const paidOn = fieldColumn<Payment>(paymentFields, 'paidOn', { isDetail: true });
const student = fieldColumn<Payment>(paymentFields, 'studentName', {
  isDetail: true,
  cell: (payment) => (
    <span>
      <FeesLink of={payment} />
      <span className="block text-sm font-normal text-ink-soft max-sm:hidden">
        {payment.enrollmentNumber}
      </span>
    </span>
  ),
});
const fee: Column<Payment> = {
  header: paymentFields.feeLabel.label,
  isDetail: true,
  cell: ({ feeLabel, note, cancelKind, cancelReason, advance }) => (
    <span className="block min-w-20 break-words">
      {say(feeLabel)}
      {cancelKind && (
        <strong className="block text-sm font-semibold text-madder">
          {say(cancelledWords[cancelKind])}: {cancelReason}
        </strong>
      )}
      {advance > 0 && (
        <span className="block text-sm text-ink-soft">
          {say('{amount} kept as an advance', { amount: formatRupees(advance) })}
        </span>
      )}
      {note && <span className="block text-sm text-ink-soft">{note}</span>}
    </span>
  ),
};
const mode: Column<Payment> = {
  header: paymentFields.mode.label,
  isDetail: true,
  cell: ({ mode: by, reference }) => (
    <span className="block lg:min-w-24">
      {say(paymentModeLabels[by])}
      {reference && (
        <span className="block text-sm text-ink-soft *:whitespace-normal">
          <BreakableText text={reference} />
        </span>
      )}
    </span>
  ),
};
const amount = fieldColumn<Payment>(paymentFields, 'amount', {
  isFigure: true,
  cell: (payment) => <Struck payment={payment}>{formatRupees(payment.amount)}</Struck>,
});

/** @param cancel opens the question; undefined for who only reads */
export const dayBookColumns = (cancel: ((payment: Payment) => void) | false): readonly Column<Payment>[] =>
  withActions(
    [
      { ...receipt, isTitle: false, isDetail: true },
      paidOn,
      { ...student, isTitle: true, isDetail: false },
      fee,
      mode,
      amount,
    ],
    cancel && cancelButton(cancel),
  );

/** The columns of what was cancelled: an entry of the day on which it was done. */
export const cancellationColumns: readonly Column<Payment>[] = [
  receipt,
  fieldColumn(paymentFields, 'cancelledOn', { isDetail: true }),
  student,
  fee,
  mode,
  { ...amount, cell: ({ amount: taken }) => formatRupees(-taken) },
];

export const studentPaymentColumns: readonly Column<Payment>[] = [receipt, paidOn, fee, mode, amount];

/** Opens the question; nothing where the payment is cancelled already. */
export const cancelButton = (cancel: (payment: Payment) => void) => (payment: Payment) =>
  !payment.cancelledAt && (
    <Button
      variant="quietDanger"
      onClick={() => cancel(payment)}
      aria-label={`Cancel payment ${payment.receiptNumber}`}
    >
      Cancel
    </Button>
  );
