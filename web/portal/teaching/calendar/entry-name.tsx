import type { CalendarEntry } from '#shared/teaching/academic-calendar.ts';

/** The event; a holiday says that it is one. */
export function EntryName({ event, kind }: Pick<CalendarEntry, 'event' | 'kind'>) {
  return (
    <>
      {event}
      {kind === 'holiday' && (
        <>
          {' '}
          <span className="inline-block rounded-sm bg-turmeric-pale px-1.5 text-sm font-semibold">
            Holiday
          </span>
        </>
      )}
    </>
  );
}
