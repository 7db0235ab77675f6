import { formatRupees } from '#shared/kit/format.ts';
import type { Payment } from '#shared/money/payments.ts';
import type { Refund } from '#shared/money/refunds.ts';
import { TableSection } from '#web/portal/kit/rows/table-section.tsx';
import { refundColumns } from '#web/portal/money/refunds/refund-columns.tsx';
import { FeesLink } from '#web/portal/money/row-cells.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { cancellationColumns } from './payment-columns.tsx';

const columns = refundColumns(true);
const student: Column<Refund> = {
  header: 'Student',
  isDetail: true,
  cell: (refund) => <FeesLink of={refund} />,
};
const refundedColumns = [...columns.slice(0, 2), student, ...columns.slice(2)].map((column) =>
  column.isFigure ? { ...column, cell: ({ amount }: Refund) => formatRupees(-amount) } : column,
);

/** What was cancelled and what was refunded on the days of the day book; nothing where there is neither. */
export function TakenBack(props: { cancellations: readonly Payment[]; refunds: readonly Refund[] }) {
  return (
    <>
      <TableSection
        title="Cancelled on these days"
        caption="Cancellations"
        columns={cancellationColumns}
        rows={props.cancellations}
      />
      <TableSection
        title="Refunded on these days"
        caption="Refunds"
        columns={refundedColumns}
        rows={props.refunds}
      />
    </>
  );
}
