import { formatDate, formatRupees } from '#shared/kit/format.ts';
import type { Fee } from '#shared/money/fees.ts';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { filled, useLanguage, useWords } from '#web/portal/kit/words/words.ts';
import { dueOf, feeSums, isOverdue } from '#web/portal/money/fees/student-fee-sums.ts';
import { guardianWords } from './guardian-words.ts';

/** The fee that is due first, and what is due in all. */
export function NextDue({ fees }: { fees: readonly Fee[] }) {
  const words = useWords(guardianWords);
  const language = useLanguage();
  const today = useIndiaDay();
  // The fees are in the order of their days, so an overdue one comes first.
  const next = fees.find((fee) => dueOf(fee) > 0);
  if (!next) return words.nothingDue;
  const isLate = isOverdue(next, today);
  const { due } = feeSums(fees, today);
  const told = { label: next.label, day: formatDate(next.dueOn, language) };
  return (
    <>
      <p className="tabular text-lg leading-tight font-semibold">{formatRupees(dueOf(next))}</p>
      <p className={isLate ? 'font-medium text-madder' : ''}>
        {filled(isLate ? words.dueSince : words.until, told)}
      </p>
      {due > dueOf(next) && (
        <p className="text-ink-soft">{filled(words.inAllDue, { amount: formatRupees(due) })}</p>
      )}
    </>
  );
}
