import type { ReactNode } from 'react';
import { formatDate, formatRupees } from '#shared/kit/format.ts';
import { say } from '#shared/kit/text/say.ts';
import { cancelledWords, type Payment, paymentFields, paymentModeLabels } from '#shared/money/payments.ts';
import { portalRoutes } from '#shared/routes.ts';
import { NameLink } from '#web/portal/kit/rows/row-links.tsx';
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

const receipt: Column<Payment> = {
  header: paymentFields.receiptNumber.label,
  sortKey: 'receiptNumber',
  isTitle: true,
  cell: (payment) => (
    <a
      href={receiptPath(payment.id)}
      target="_blank"
      rel="noopener"
      aria-label={say('Receipt {number} (PDF)', { number: payment.receiptNumber })}
      className="tabular inline-block min-h-6 text-teal underline-offset-4 hover:underline"
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
};
const paidOn: Column<Payment> = {
  header: paymentFields.paidOn.label,
  sortKey: 'paidOn',
  isDetail: true,
  cell: (payment) => formatDate(payment.paidOn),
};
const student: Column<Payment> = {
  header: paymentFields.studentName.label,
  sortKey: 'studentName',
  isDetail: true,
  cell: ({ studentId, studentName, enrollmentNumber }) => (
    <span>
      <NameLink to={portalRoutes.admin(`students/${studentId}?tab=fees`)} name={studentName} />
      <span className="block text-sm font-normal text-ink-soft max-sm:hidden">{enrollmentNumber}</span>
    </span>
  ),
};
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
const amount: Column<Payment> = {
  header: paymentFields.amount.label,
  sortKey: 'amount',
  isNumber: true,
  isFigure: true,
  cell: (payment) => <Struck payment={payment}>{formatRupees(payment.amount)}</Struck>,
};

/** The columns of the day book. @param cancel opens the question; undefined for who only reads */
export const dayBookColumns = (
  cancel: ((payment: Payment) => void) | undefined,
): readonly Column<Payment>[] => [
  { ...receipt, isTitle: false, isDetail: true },
  paidOn,
  { ...student, isTitle: true, isDetail: false },
  fee,
  mode,
  amount,
  ...(cancel
    ? [
        {
          header: 'Actions',
          isActions: true,
          cell: (payment: Payment) => <CancelButton payment={payment} cancel={cancel} />,
        },
      ]
    : []),
];

/** The columns of what was cancelled: an entry of the day on which it was done. */
const ofCancellation: readonly Column<Payment>[] = [
  receipt,
  {
    header: paymentFields.cancelledOn.label,
    isDetail: true,
    cell: ({ cancelledOn }) => (cancelledOn ? formatDate(cancelledOn) : '—'),
  },
  student,
  fee,
  mode,
  {
    header: paymentFields.amount.label,
    isNumber: true,
    isFigure: true,
    cell: ({ amount: taken }) => formatRupees(-taken),
  },
];
export const cancellationColumns = ofCancellation.map(({ sortKey: _, ...column }) => column);

/** The columns of one student's payments. */
export const studentPaymentColumns: readonly Column<Payment>[] = [receipt, paidOn, fee, mode, amount].map(
  ({ sortKey: _, ...column }) => column,
);

/** Opens the question; nothing where the payment is cancelled already. */
export function CancelButton({ payment, cancel }: { payment: Payment; cancel: (payment: Payment) => void }) {
  if (payment.cancelledAt) return null;
  return (
    <Button
      variant="quietDanger"
      onClick={() => cancel(payment)}
      aria-label={`Cancel payment ${payment.receiptNumber}`}
    >
      Cancel
    </Button>
  );
}
