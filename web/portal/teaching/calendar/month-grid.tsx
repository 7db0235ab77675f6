import { ChevronLeft, ChevronRight } from 'lucide-react';
import { yearLabels, years } from '#shared/kit/study-years.ts';
import { say } from '#shared/kit/text/say.ts';
import { dayLabel, type MonthDay, monthAfter, monthLabel, weeksOf } from '#shared/teaching/month.ts';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { Button } from '#web/ui/button.tsx';
import { type DatedEntry, type DatedEvent, groupedEvents, yearsOf } from './calendar-entries.ts';

interface MonthGridProps {
  /** '2026-11' */
  month: string;
  entries: readonly DatedEntry[];
  isLoading: boolean;
  onMonth: (month: string) => void;
  /** If given, entries are buttons that call it. */
  onEntry?: (entry: DatedEntry) => void;
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A month at a glance; on phones days with entries have a mark, and the entries are listed below. */
export function MonthGrid({ month, entries, isLoading, onMonth, onEntry }: MonthGridProps) {
  const today = useIndiaDay();
  const events = groupedEvents(entries);
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
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col">
                <span aria-hidden="true">{say(weekday.slice(0, 3))}</span>
                <span className="sr-only">{say(weekday)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]?.date}>
              {week.map((day) => (
                <DayCell
                  key={day.date}
                  day={day}
                  isToday={day.date === today}
                  events={events.filter(({ date }) => date === day.date)}
                  onEntry={onEntry}
                />
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
      {entries.length === 0 && !isLoading && (
        <p className="mt-4 text-ink-soft">
          {say('Nothing is entered for {month}.', { month: monthLabel(month) })}
        </p>
      )}
    </section>
  );
}

interface DayCellProps {
  day: MonthDay;
  isToday: boolean;
  events: readonly DatedEvent[];
  onEntry: MonthGridProps['onEntry'];
}

function DayCell({ day: { day, isInMonth }, isToday, events, onEntry }: DayCellProps) {
  return (
    <td className={isInMonth ? undefined : 'month-grid-outside'} aria-current={isToday ? 'date' : undefined}>
      <span className="month-grid-day">{day}</span>
      {isInMonth && events.length > 0 && (
        <>
          <span className="month-grid-mark">
            <span className="sr-only">
              {say(events.length === 1 ? '1 event' : '{count} events', { count: events.length })}
            </span>
          </span>
          <ul className="month-grid-events">
            {events.map((event) => (
              <li
                key={event.key}
                className="min-w-0 rounded-sm bg-sea-pale px-1.5 py-1 text-sm leading-tight"
              >
                <EventText event={event} onEntry={onEntry} />
              </li>
            ))}
          </ul>
        </>
      )}
    </td>
  );
}

const buttonClass = 'min-h-6 text-left text-teal-deep underline-offset-4 hover:underline';

/** The event and its years; an entry that can be edited is a button. */
function EventText({ event, onEntry }: { event: DatedEvent; onEntry: MonthGridProps['onEntry'] }) {
  const [first, ...others] = event.entries;
  // What is in every year is edited for all of them at once.
  const isOne = first && (others.length === 0 || event.entries.length === years.length);
  if (onEntry && !isOne) {
    return (
      <>
        <span className="block font-medium break-words">{event.event}</span>
        <span className="flex flex-wrap gap-x-2 text-xs">
          {event.entries.map((entry) => (
            <button
              key={entry.id}
              type="button"
              data-opens={entry.id}
              onClick={() => onEntry(entry)}
              aria-label={`${event.event}, ${yearLabels[entry.year]} year`}
              className={buttonClass}
            >
              {yearLabels[entry.year]}
            </button>
          ))}
        </span>
      </>
    );
  }
  return (
    <>
      {onEntry && first ? (
        <button
          type="button"
          data-opens={first.id}
          onClick={() => onEntry(first)}
          className={`font-medium break-words ${buttonClass}`}
        >
          {event.event}
        </button>
      ) : (
        <span className="block font-medium break-words">{event.event}</span>
      )}
      <span className="block text-xs text-ink-soft">{yearsOf(event)}</span>
    </>
  );
}
