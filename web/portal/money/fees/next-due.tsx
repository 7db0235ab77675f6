import { formatDate, formatRupees, withoutBreaks } from '#shared/kit/format.ts';
import { say } from '#shared/kit/text/say.ts';
import type { Fee } from '#shared/money/fees.ts';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { dueOf, feeSums, isOverdue } from './student-fee-sums.ts';

/** The fee that is due first, and what is due in all. */
export function NextDue({ fees }: { fees: readonly Fee[] }) {
  const today = useIndiaDay();
  // The fees are in the order of their days, so an overdue one comes first.
  const next = fees.find((fee) => dueOf(fee) > 0);
  if (!next) return say('Nothing is due.');
  const isLate = isOverdue(next, today);
  const { due } = feeSums(fees, today);
  const told = { label: say(next.label), day: withoutBreaks(formatDate(next.dueOn)) };
  return (
    <>
      <p className="tabular text-lg leading-tight font-semibold">{formatRupees(dueOf(next))}</p>
      <p className={isLate ? 'font-medium text-madder' : ''}>
        {say(isLate ? '{label}, due since {day}' : '{label}, until {day}', told)}
      </p>
      {due > dueOf(next) && (
        <p className="text-ink-soft">{say('{amount} in all', { amount: formatRupees(due) })}</p>
      )}
    </>
  );
}
