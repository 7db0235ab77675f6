import type { CalendarEntry } from '#shared/teaching/academic-calendar.ts';
import { Pill } from '#web/ui/pill.tsx';

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
