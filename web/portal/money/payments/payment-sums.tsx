import { counted, formatCount, formatDate, formatRupees } from '#shared/kit/format.ts';
import { amountOf, sumOf } from '#shared/kit/sums.ts';
import { type PaymentSum, paymentModeLabels, paymentModes } from '#shared/money/payments.ts';
import { useFirstRows } from '#web/portal/kit/rows/first-rows.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';

interface DaySums {
  paidOn: string;
  sums: readonly PaymentSum[];
}

const countOf = (sums: readonly PaymentSum[]) => sumOf(sums.map(({ count }) => count));

const sumColumn: Column<DaySums> = {
  header: 'Sum',
  isNumber: true,
  isFigure: true,
  cell: ({ sums }) => (
    <strong className="font-semibold whitespace-nowrap">{formatRupees(amountOf(sums))}</strong>
  ),
};

/** On the card of a phone a way to pay that did not occur takes no line. */
const nothing = <span className="data-table-nothing">—</span>;

/** A row for each day and a column for each way to pay that occurs: receipts minus what was cancelled or refunded on the day. */
export function PaymentSums({ sums }: { sums: readonly PaymentSum[] }) {
  const days = [...Map.groupBy(sums, ({ paidOn }) => paidOn)].map(
    ([paidOn, ofDay]): DaySums => ({ paidOn, sums: ofDay }),
  );
  const { shown, more } = useFirstRows(days, 3);
  const modes = paymentModes.filter((mode) => sums.some((sum) => sum.mode === mode));
  const columns: readonly Column<DaySums>[] = [
    { header: 'Day', isTitle: true, cell: ({ paidOn }) => formatDate(paidOn) },
    ...modes.map(
      (mode): Column<DaySums> => ({
        header: paymentModeLabels[mode],
        isNumber: true,
        isDetail: true,
        cell: ({ sums: ofDay }) => {
          const sum = ofDay.find((one) => one.mode === mode);
          return sum ? formatRupees(sum.amount) : nothing;
        },
      }),
    ),
    {
      header: 'Payments',
      isNumber: true,
      isDetail: true,
      cell: ({ sums: ofDay }) => formatCount(countOf(ofDay)),
    },
    sumColumn,
  ];
  if (days.length === 0) return null;
  return (
    <section className="mb-6">
      <p className="tabular mb-3">
        <strong className="text-2xl font-semibold">{formatRupees(amountOf(sums))}</strong> in{' '}
        {counted(countOf(sums), 'payment')}
      </p>
      <DataTable
        caption="Sums per day"
        columns={columns}
        rows={shown}
        rowKey={({ paidOn }) => paidOn}
        empty=""
      />
      {more}
    </section>
  );
}
