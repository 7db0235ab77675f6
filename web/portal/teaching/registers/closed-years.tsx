import { yearLabels } from '#shared/kit/study-years.ts';
import type { TimetableDay } from '#shared/teaching/timetable.ts';

/** Why classes that the week has are missing on this day: a holiday of their year alone. */
export function ClosedYears({ day: { closedYears } }: { day: TimetableDay }) {
  return closedYears.map(({ year, why }) => (
    <p key={year} className="mb-3 text-ink-soft">
      No classes of the {yearLabels[year].toLowerCase()} year: {why}
    </p>
  ));
}
