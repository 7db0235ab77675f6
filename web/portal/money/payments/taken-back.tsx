import { formatRupees } from '#shared/kit/format.ts';
import type { Payment } from '#shared/money/payments.ts';
import type { Refund } from '#shared/money/refunds.ts';
import { portalRoutes } from '#shared/routes.ts';
import { NameLink } from '#web/portal/kit/rows/row-links.tsx';
import { refundColumns } from '#web/portal/money/refunds/refund-columns.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { cancellationColumns } from './payment-columns.tsx';

const [voucher, day, reason, mode] = refundColumns(true);
const refunds = [
  voucher,
  day,
  {
    header: 'Student',
    isDetail: true,
    cell: ({ studentId, studentName }) => (
      <NameLink to={portalRoutes.admin(`students/${studentId}?tab=fees`)} name={studentName} />
    ),
  } satisfies Column<Refund>,
  reason,
  mode,
  {
    header: 'Amount',
    isNumber: true,
    isFigure: true,
    cell: ({ amount }) => formatRupees(-amount),
  } satisfies Column<Refund>,
].filter((column) => column !== undefined);

/** What was cancelled and what was refunded on the days of the day book; nothing where there is neither. */
export function TakenBack(props: { cancellations: readonly Payment[]; refunds: readonly Refund[] }) {
  return (
    <>
      {props.cancellations.length > 0 && (
        <section className="mt-8">
          <h2 className="mb-3 text-xl">Cancelled on these days</h2>
          <DataTable
            caption="Cancellations"
            columns={cancellationColumns}
            rows={props.cancellations}
            empty=""
          />
        </section>
      )}
      {props.refunds.length > 0 && (
        <section className="mt-8">
          <h2 className="mb-3 text-xl">Refunded on these days</h2>
          <DataTable caption="Refunds" columns={refunds} rows={props.refunds} empty="" />
        </section>
      )}
    </>
  );
}
