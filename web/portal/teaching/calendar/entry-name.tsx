import { yearLabels } from '#shared/kit/study-years.ts';
import { say } from '#shared/kit/text/say.ts';
import type { CalendarEntry } from '#shared/teaching/academic-calendar.ts';
import { Pill } from '#web/ui/pill.tsx';

/** The year, 'All years' where the same is in each. */
export const yearOfEntry = ({ year, allYears }: Pick<CalendarEntry, 'year' | 'allYears'>) =>
  say(allYears ? 'All years' : yearLabels[year]);

/** The event; a holiday says that it is one. */
export function EntryName({ event, kind }: Pick<CalendarEntry, 'event' | 'kind'>) {
  return (
    <>
      {event}
      {kind === 'holiday' && (
        <>
          {' '}
          <Pill tone="waiting">Holiday</Pill>
        </>
      )}
    </>
  );
}
