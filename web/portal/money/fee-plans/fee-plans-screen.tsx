import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { counted, formatCount, formatDate, formatRupees } from '#shared/kit/format.ts';
import { amountOf } from '#shared/kit/sums.ts';
import type { FeePlan, FeeRaise } from '#shared/money/plans/fee-plans.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callApi, callPath } from '#web/api/calls.ts';
import { ExportLink } from '#web/portal/kit/lists/export-link.tsx';
import { actionsColumn } from '#web/portal/kit/rows/actions-column.tsx';
import { RowAction } from '#web/portal/kit/rows/row-action.tsx';
import { AddButton } from '#web/portal/kit/rows/row-links.tsx';
import { QueryTable } from '#web/portal/kit/rows/row-table.tsx';
import { useMayWrite, WriteOnly } from '#web/portal/kit/rows/use-may-write.ts';
import { useRecordDialogs } from '#web/portal/kit/rows/use-record-dialogs.tsx';
import { lazyDialog } from '#web/portal/kit/shell/lazy-part.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { classLabel, feePlanCalls, planName } from './fee-plan-calls.ts';

const FeePlanDialog = lazyDialog(() => import('./fee-plan-dialog.tsx'));
const RaisePlanDialog = lazyDialog(() => import('./raise-plan-dialog.tsx'));

const columns: readonly Column<FeePlan>[] = [
  {
    header: 'Class',
    isTitle: true,
    width: 'w-40 lg:w-56',
    cell: (plan) => (
      <span>
        {classLabel(plan)}
        <span className="block text-sm font-normal text-ink-soft">{plan.academicYear}</span>
      </span>
    ),
  },
  {
    header: 'Fees',
    isDetail: true,
    cell: ({ heads }) => (
      <ul>
        {heads.map(({ label, amount, dueOn }) => (
          <li key={label} className="tabular break-words">
            {label}: <span className="whitespace-nowrap">{formatRupees(amount)},</span>{' '}
            <span className="whitespace-nowrap">due {formatDate(dueOn)}</span>
          </li>
        ))}
      </ul>
    ),
  },
  {
    header: 'Sum',
    isNumber: true,
    isFigure: true,
    cell: ({ heads }) => formatRupees(amountOf(heads)),
  },
];

/** What each class owes in an academic year, and the raising of those fees. */
export function FeePlansScreen() {
  const query = useQuery(callQuery('listFeePlans'));
  const [raised, setRaised] = useState<FeePlan>();
  const { add, edit, remove, dialogs } = useRecordDialogs<FeePlan>({
    calls: feePlanCalls,
    question: 'Are you sure you want to delete this fee plan? Fees that were raised stay.',
    renderForm: (plan, onClose) => <FeePlanDialog plan={plan} onClose={onClose} />,
  });
  const actions = actionsColumn<FeePlan>({
    nameOf: planName,
    edit,
    remove,
    renderFurther: (plan) => (
      <Button variant="quiet" aria-label={`Raise fees of ${planName(plan)}`} onClick={() => setRaised(plan)}>
        Raise fees
      </Button>
    ),
  });
  return (
    <>
      <ScreenHeader
        title="Fee plans"
        more={query.data && query.data.length > 0 && <ExportLink href={callPath('exportFeePlans', {})} />}
      >
        <AddButton onClick={add}>Add fee plan</AddButton>
      </ScreenHeader>
      <QueryTable
        caption="Fee plans"
        query={query}
        empty="No fee plans yet."
        hint={
          <>
            <p>
              A fee plan is what a class owes in a year. ‘Raise fees’ then enters it for every student of the
              class.
            </p>
            <WriteOnly>
              <Button className="mt-3" onClick={add}>
                Add the first fee plan
              </Button>
            </WriteOnly>
          </>
        }
        columns={useMayWrite() ? [...columns, actions] : columns}
      />
      <RaisesSection />
      {raised && <RaisePlanDialog plan={raised} onClose={() => setRaised(undefined)} />}
      {dialogs}
    </>
  );
}

const raiseColumns: readonly Column<FeeRaise>[] = [
  { header: 'Plan', isTitle: true, cell: ({ plan }) => plan },
  { header: 'Raised', isNumber: true, isDetail: true, cell: ({ raisedAt }) => formatDate(raisedAt) },
  { header: 'By', isDetail: true, cell: ({ raisedBy }) => raisedBy },
  { header: 'Students', isNumber: true, isDetail: true, cell: ({ students }) => formatCount(students) },
  { header: 'Fees', isNumber: true, isDetail: true, cell: ({ fees }) => formatCount(fees) },
  { header: 'Amount', isNumber: true, isFigure: true, cell: ({ amount }) => formatRupees(amount) },
];

/** What was raised, latest first, and the way to undo it. */
function RaisesSection() {
  const query = useQuery(callQuery('listFeeRaises'));
  return (
    <section className="mt-8">
      <div className="mb-3 flex flex-wrap items-center">
        <h2 className="text-xl">Raised</h2>
        {query.data && query.data.length > 0 && (
          <ExportLink href={callPath('exportFeeRaises')} label="Export of raises" />
        )}
      </div>
      <QueryTable
        caption="Raised"
        query={query}
        empty="No fees were raised yet."
        hint="‘Raise fees’ of a plan shows who gets which fees before it enters them; what was raised is listed here and can be undone."
        columns={raiseColumns}
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
