import { useQuery } from '@tanstack/react-query';
import { counted, formatCount, formatDate, formatRupees } from '#shared/kit/format.ts';
import type { FeeRaise } from '#shared/money/plans/fee-plans.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callApi, callPath } from '#web/api/calls.ts';
import { ExportLink } from '#web/portal/kit/lists/export-link.tsx';
import { RowAction } from '#web/portal/kit/rows/row-action.tsx';
import { RowTable } from '#web/portal/kit/rows/row-table.tsx';
import { LoadFailure } from '#web/portal/kit/shell/load-failure.tsx';
import type { Column } from '#web/ui/data-table.tsx';

const columns: readonly Column<FeeRaise>[] = [
  { header: 'Plan', isTitle: true, cell: ({ plan }) => plan },
  { header: 'Raised', isNumber: true, isDetail: true, cell: ({ raisedAt }) => formatDate(raisedAt) },
  { header: 'By', isDetail: true, cell: ({ raisedBy }) => raisedBy },
  { header: 'Students', isNumber: true, isDetail: true, cell: ({ students }) => formatCount(students) },
  { header: 'Fees', isNumber: true, isDetail: true, cell: ({ fees }) => formatCount(fees) },
  { header: 'Amount', isNumber: true, isFigure: true, cell: ({ amount }) => formatRupees(amount) },
];

/** What was raised, latest first, and the way to undo it. */
export function RaisesSection() {
  const { data, error, isPending, refetch } = useQuery(callQuery('listFeeRaises'));
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <section className="mt-8">
      <div className="mb-3 flex flex-wrap items-center">
        <h2 className="text-xl">Raised</h2>
        {data && data.length > 0 && (
          <ExportLink href={callPath('exportFeeRaises')} label="Export of raises" />
        )}
      </div>
      <RowTable
        caption="Raised"
        rows={data ?? []}
        isLoading={isPending}
        empty="No fees were raised yet."
        hint="‘Raise fees’ of a plan shows who gets which fees before it enters them; what was raised is listed here and can be undone."
        columns={columns}
        actions={undoOf}
      />
    </section>
  );
}

function undoOf({ id, plan, undoneAt }: FeeRaise) {
  if (undoneAt) return <span className="px-3 text-ink-soft">Undone {formatDate(undoneAt)}</span>;
  return (
    <RowAction
      variant="quietDanger"
      name={`Undo the raise of ${plan}`}
      run={() => callApi('undoFeeRaise', { params: { id } })}
      done={({ fees }) => `The raise of ${counted(fees, 'fee')} was undone`}
    >
      Undo
    </RowAction>
  );
}
