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
    <section aria-label={monthLabel(month)} aria-busy={isLoading} className="month-grid-box">
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <h2 className="mr-auto text-xl" aria-live="polite">
          {monthLabel(month)}
        </h2>
        <div className="flex gap-2 print:hidden">
          <Button onClick={() => onMonth(today.slice(0, 7))}>Today</Button>
          <Button aria-label={say('Previous month')} onClick={() => onMonth(monthAfter(month, -1))}>
            <ChevronLeft className="size-5" aria-hidden="true" />
          </Button>
          <Button aria-label={say('Next month')} onClick={() => onMonth(monthAfter(month, 1))}>
            <ChevronRight className="size-5" aria-hidden="true" />
          </Button>
        </div>
      </div>
      <table className="month-grid">
        <thead>
          <tr>
            {weekdayLabels.map((weekday) => (
              <th key={weekday} scope="col">
                <span aria-hidden="true">{say(weekday.slice(0, 3))}</span>
                <span className="sr-only">{say(weekday)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <td
                  key={date}
                  className={date.startsWith(month) ? undefined : 'month-grid-outside'}
                  aria-current={date === today ? 'date' : undefined}
                >
                  <span className="month-grid-day">{Number(date.slice(8))}</span>
                  <EventsOfDay events={events.filter((event) => event.date === date)} onEntry={onEntry} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="month-grid-list" aria-label={say('Entries of the month')}>
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
      <span className="month-grid-mark">
        <span className="sr-only">
          {say(events.length === 1 ? '1 event' : '{count} events', { count: events.length })}
        </span>
      </span>
      <ul className="month-grid-events">
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
