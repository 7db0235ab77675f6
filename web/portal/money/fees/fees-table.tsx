import { formatDate, formatRupees } from '#shared/kit/format.ts';
import { say } from '#shared/kit/text/say.ts';
import { type Fee, feeFields } from '#shared/money/fees.ts';
import { governmentState, isGovernments } from '#shared/money/government/government-fees.ts';
import { RowTable, type RowTableUse } from '#web/portal/kit/rows/row-table.tsx';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { BreakableText } from '#web/ui/breakable-text.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { dueOf, feeSums, isOverdue, pendingOf } from './student-fee-sums.ts';

const columns = (today: string): readonly Column<Fee>[] => [
  { header: feeFields.label.label, isTitle: true, cell: (fee) => <FeeName fee={fee} /> },
  { header: feeFields.amount.label, isNumber: true, cell: ({ amount }) => formatRupees(amount) },
  { header: feeFields.paid.label, isNumber: true, cell: ({ paid }) => formatRupees(paid) },
  { header: 'Due', isNumber: true, cell: (fee) => <Open fee={fee} /> },
  { header: feeFields.dueOn.label, isNumber: true, cell: (fee) => <DueOn fee={fee} today={today} /> },
  {
    header: feeFields.paidOn.label,
    isNumber: true,
    cell: ({ paidOn }) => (paidOn ? formatDate(paidOn) : '—'),
  },
];

/** Fees of a student, as the student and the office read them. */
export function FeesTable(props: RowTableUse<Fee>) {
  const { rows, isLoading } = props;
  const today = useIndiaDay();
  return (
    <>
      {!isLoading && rows.length > 0 && <FeesSummary fees={rows} today={today} />}
      <RowTable caption="Fees" empty="No fees have been entered yet." columns={columns(today)} {...props} />
    </>
  );
}

/** A concession with its reason; a fee that the government pays with its state. */
function FeeName({ fee }: { fee: Fee }) {
  const { label } = fee;
  const reason = fee.reason ?? governmentState(fee);
  if (!reason) return <BreakableText text={say(label)} />;
  return (
    <span className="break-words">
      {say(label)}
      <span className="block text-sm font-normal text-ink-soft">{say(reason)}</span>
    </span>
  );
}

function Open({ fee }: { fee: Fee }) {
  if (!isGovernments(fee)) return formatRupees(dueOf(fee));
  return (
    <>
      {formatRupees(pendingOf(fee))}{' '}
      <span className="block text-sm text-ink-soft">{say('by the government')}</span>
    </>
  );
}

function DueOn({ fee, today }: { fee: Fee; today: string }) {
  if (!isOverdue(fee, today)) return formatDate(fee.dueOn);
  return (
    <strong className="font-semibold text-madder">
      {formatDate(fee.dueOn)}, <span className="sm:block">{say('overdue')}</span>
    </strong>
  );
}

function FeesSummary({ fees, today }: { fees: readonly Fee[]; today: string }) {
  const { amount, paid, due, overdue, pending } = feeSums(fees, today);
  return (
    <dl className="tabular mb-4 flex flex-wrap gap-x-6 gap-y-3 sm:gap-x-10">
      <div>
        <dt className="text-sm text-ink-soft">{say('Due')}</dt>
        <dd className="text-xl leading-tight font-semibold sm:text-2xl">{formatRupees(due)}</dd>
        {overdue > 0 && (
          <dd className="font-medium text-madder">
            {say('{amount} overdue', { amount: formatRupees(overdue) })}
          </dd>
        )}
      </div>
      <div>
        <dt className="text-sm text-ink-soft">{say('Paid')}</dt>
        <dd className="text-xl leading-tight font-semibold sm:text-2xl">{formatRupees(paid)}</dd>
      </div>
      <div>
        <dt className="text-sm text-ink-soft">{say('Total')}</dt>
        <dd className="text-xl leading-tight font-semibold sm:text-2xl">{formatRupees(amount)}</dd>
      </div>
      {pending > 0 && (
        <div>
          <dt className="text-sm text-ink-soft">{say('To be paid by the government')}</dt>
          <dd className="text-xl leading-tight font-semibold sm:text-2xl">{formatRupees(pending)}</dd>
        </div>
      )}
    </dl>
  );
}
