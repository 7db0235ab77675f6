import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type Year, yearLabels, years } from '#shared/kit/study-years.ts';
import { say } from '#shared/kit/text/say.ts';
import { dayLabel, monthAfter, monthLabel, spanOf, weeksOf } from '#shared/teaching/month.ts';
import { weekdayLabels } from '#shared/teaching/weekdays.ts';
import { callQuery } from '#web/api/call-query.ts';
import { LoadFailure } from '#web/portal/kit/shell/load-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { type DatedEvent, groupedEvents, yearsOf } from './calendar-entries.ts';

interface MonthGridProps {
  /** '2026-11' */
  month: string;
  today: string;
  /** Of the entries that are shown. */
  q: string | undefined;
  year: Year | undefined;
  onMonth: (month: string) => void;
  /** If given, entries are buttons that call it. */
  onEntry: ((entry: { id: string }) => void) | undefined;
}

/** A month at a glance; on phones days with entries have a mark, and the entries are listed below. */
export function MonthGrid({ month, today, q, year, onMonth, onEntry }: MonthGridProps) {
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery({
    ...callQuery('listCalendarEntries', { query: { ...spanOf(month), q, year, sort: 'date' } }),
    // During a new search the previous entries stay, but never those of another month.
    placeholderData: (before) => before?.filter(({ date }) => date.startsWith(month)),
  });
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  const isLoading = isPending || isPlaceholderData;
  const events = groupedEvents(data ?? []);
  return (
    <section aria-label={monthLabel(month)} aria-busy={isLoading} className="group @container">
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <h2 className="mr-auto text-xl" aria-live="polite">
          {monthLabel(month)}
        </h2>
        <div className="flex gap-2 print:hidden">
          <Button onClick={() => onMonth(today.slice(0, 7))}>Today</Button>
          <Button aria-label={say('Previous month')} onClick={() => onMonth(monthAfter(month, -1))}>
            <ChevronLeft className="size-5" />
          </Button>
          <Button aria-label={say('Next month')} onClick={() => onMonth(monthAfter(month, 1))}>
            <ChevronRight className="size-5" />
          </Button>
        </div>
      </div>
      <table className="w-full table-fixed border-collapse bg-white">
        <thead>
          <tr>
            {weekdayLabels.map((weekday) => (
              // In Telugu the weekdays are long.
              <th
                key={weekday}
                scope="col"
                className="border border-line bg-sand px-px py-1.5 text-sm font-semibold max-sm:text-[0.75rem]"
              >
                <span aria-hidden="true">{say(weekday.slice(0, 3))}</span>
                <span className="sr-only">{say(weekday)}</span>
              </th>
            ))}
          </tr>
        </thead>
        {/* These entries are about to be replaced: a click would act on one that the search no longer finds. */}
        <tbody className="group-aria-busy:pointer-events-none group-aria-busy:opacity-55">
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td
                  key={date}
                  className={classNames(
                    'h-12 border border-line p-1 align-top wrap-anywhere @min-[800px]:h-26 print:h-19',
                    !date.startsWith(month) && 'bg-paper text-ink-soft',
                  )}
                  aria-current={date === today ? 'date' : undefined}
                >
                  <span
                    className={classNames(
                      'grid size-7 place-items-center rounded-full text-sm',
                      date === today &&
                        'bg-teal text-white print:border print:border-ink print:bg-white print:text-ink',
                    )}
                  >
                    {Number(date.slice(8))}
                  </span>
                  <EventsOfDay events={events.filter((event) => event.date === date)} onEntry={onEntry} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="mt-4 grid gap-2 @min-[800px]:hidden" aria-label={say('Entries of the month')}>
        {events.map((event) => (
          <li key={event.key} className="rounded-sm border border-line bg-white px-4 py-2">
            <p className="text-sm text-ink-soft">{dayLabel(event.date)}</p>
            <EventText event={event} onEntry={onEntry} />
          </li>
        ))}
      </ul>
      {events.length === 0 && !isLoading && (
        <p className="mt-4 text-ink-soft">
          {say('Nothing is entered for {month}.', { month: monthLabel(month) })}
        </p>
      )}
    </section>
  );
}

type OnEntry = Pick<MonthGridProps, 'onEntry'>;

function EventsOfDay({ events, onEntry }: OnEntry & { events: readonly DatedEvent[] }) {
  if (events.length === 0) return null;
  return (
    <>
      {/* In the middle below the day. In narrower columns the words of an event would not fit. */}
      <span className="mx-1.25 mt-0.5 block h-1 w-4.5 rounded-full bg-teal @min-[800px]:hidden">
        <span className="sr-only">
          {say(events.length === 1 ? '1 event' : '{count} events', { count: events.length })}
        </span>
      </span>
      <ul className="hidden grid-cols-1 gap-1 @min-[800px]:grid">
        {events.map((event) => (
          <li key={event.key} className="min-w-0 rounded-sm bg-sea-pale px-1.5 py-1 text-sm leading-tight">
            <EventText event={event} onEntry={onEntry} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** The event and its years; an entry that can be edited is a button. */
function EventText({ event, onEntry }: OnEntry & { event: DatedEvent }) {
  const { entries } = event;
  // What is in every year is edited for all of them at once.
  const edited = entries.length === years.length ? entries.slice(0, 1) : entries;
  const name = <span className="block font-medium break-words">{event.event}</span>;
  const editor = (entry: { id: string }, button: ComponentProps<'button'>) => (
    <button
      key={entry.id}
      type="button"
      data-opens={entry.id}
      onClick={() => onEntry?.(entry)}
      {...button}
      className={`min-h-6 text-left text-teal-deep underline-offset-4 hover:underline ${button.className ?? ''}`}
    />
  );
  if (onEntry && edited.length > 1)
    return (
      <>
        {name}
        <span className="flex flex-wrap gap-x-2 text-xs">
          {edited.map((entry) =>
            editor(entry, {
              'aria-label': `${event.event}, ${yearLabels[entry.year]} year`,
              children: yearLabels[entry.year],
            }),
          )}
        </span>
      </>
    );
  return (
    <>
      {onEntry
        ? edited.map((entry) =>
            editor(entry, { className: 'font-medium break-words', children: event.event }),
          )
        : name}
      <span className="block text-xs text-ink-soft">{yearsOf(event)}</span>
    </>
  );
}
