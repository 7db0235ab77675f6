import { formatDate, formatRupees } from '#shared/kit/format.ts';
import { say } from '#shared/kit/text/say.ts';
import { type Fee, feeFields } from '#shared/money/fees.ts';
import { governmentState } from '#shared/money/government/government-fees.ts';
import { isGovernments } from '#shared/money/payers.ts';
import { fieldColumn } from '#web/portal/kit/lists/field-column.tsx';
import { RowTable, type RowTableUse } from '#web/portal/kit/rows/row-table.tsx';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { Figures } from '#web/portal/money/figures.tsx';
import { BreakableText } from '#web/ui/breakable-text.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { Pill, type Tone } from '#web/ui/pill.tsx';
import { dueOf, feeSums, isOverdue, pendingOf } from './student-fee-sums.ts';

const columns = (today: string): readonly Column<Fee>[] => [
  { header: feeFields.label.label, isTitle: true, cell: (fee) => <FeeName fee={fee} today={today} /> },
  fieldColumn(feeFields, 'amount', { isDetail: true }),
  fieldColumn(feeFields, 'paid', { isDetail: true }),
  { header: 'Due', isNumber: true, isFigure: true, cell: (fee) => <Open fee={fee} /> },
  fieldColumn(feeFields, 'dueOn', { isNumber: true, isDetail: true }),
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

/** With its state; a concession with its reason, a fee that the government pays with how far that is. */
function FeeName({ fee, today }: { fee: Fee; today: string }) {
  const { label, amount } = fee;
  const reason = fee.reason ?? governmentState(fee);
  const { tone, word } = stateOf(fee, today);
  return (
    <span>
      <BreakableText text={say(label)} />{' '}
      {amount >= 0 && !isGovernments(fee) && <Pill tone={tone}>{word}</Pill>}
      {reason && <span className="block text-sm font-normal text-ink-soft">{say(reason)}</span>}
    </span>
  );
}

function stateOf(fee: Fee, today: string): { tone: Tone; word: string } {
  if (dueOf(fee) <= 0) return { tone: 'good', word: 'Paid' };
  return isOverdue(fee, today) ? { tone: 'bad', word: 'Overdue' } : { tone: 'waiting', word: 'Due' };
}

function Open({ fee }: { fee: Fee }) {
  if (!isGovernments(fee)) return <BreakableText text={formatRupees(dueOf(fee))} />;
  return (
    <>
      {formatRupees(pendingOf(fee))}{' '}
      <span className="block text-sm text-ink-soft">{say('by the government')}</span>
    </>
  );
}

function FeesSummary({ fees, today }: { fees: readonly Fee[]; today: string }) {
  const { amount, paid, due, overdue, pending } = feeSums(fees, today);
  return (
    <Figures
      className="mb-4 text-xl"
      figures={[
        {
          label: 'Due',
          figure: formatRupees(due),
          late: overdue > 0 && say('{amount} overdue', { amount: formatRupees(overdue) }),
        },
        { label: 'Paid', figure: formatRupees(paid) },
        { label: 'Total', figure: formatRupees(amount) },
        pending > 0 && { label: 'To be paid by the government', figure: formatRupees(pending) },
      ]}
    />
  );
}
