import { yearLabels } from '#shared/kit/study-years.ts';
import { say } from '#shared/kit/text/say.ts';
import { courseName } from '#shared/teaching/class-kinds.ts';
import { dayLabel } from '#shared/teaching/month.ts';
import type { ChangeOfDay } from '#shared/teaching/timetable.ts';
import { changeText } from './changes-of-week.ts';
import type { WeekOf } from './week-table.tsx';

/** What differs from the week on single days. */
export function WeekChanges({ changes, of }: { changes: readonly ChangeOfDay[]; of: WeekOf }) {
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="changes" className="mb-5 max-w-prose print:mb-2 print:max-w-none">
      <h2 id="changes" className="mb-1 text-lg">
        {say('Changes on single days')}
      </h2>
      <ul className="grid gap-2 print:gap-0">
        {changes.map((one) => (
          <li key={one.id}>
            <strong className="font-semibold">{dayLabel(one.day)}</strong>,{' '}
            {say('period {period}', { period: one.period })}: {say(courseName(one))}
            {of !== 'year' && `, ${yearLabels[one.year].toLowerCase()} year`}
            <span className="text-madder"> · {changeText(one)}</span>
            <span className="block text-sm text-ink-soft print:inline print:text-[1em]"> ({one.reason})</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
