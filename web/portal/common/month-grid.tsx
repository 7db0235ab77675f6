import { ChevronLeft, ChevronRight } from 'lucide-react';
import { indiaDate } from '#shared/format.ts';
import { type Year, yearLabels } from '#shared/years.ts';
import { Button } from '#web/ui/button.tsx';
import { dayLabel, type MonthDay, monthAfter, monthLabel, weeksOf } from './month.ts';

export interface MonthEntry {
  id: string;
  date: string;
  event: string;
  year: Year;
}

interface MonthGridProps {
  /** '2026-11' */
  month: string;
  entries: readonly MonthEntry[];
  isLoading: boolean;
  onMonth: (month: string) => void;
  /** Entries are buttons where they can be edited. */
  onEntry?: (entry: MonthEntry) => void;
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A month at a glance; on phones the days are marked, and the entries stand below. */
export function MonthGrid({ month, entries, isLoading, onMonth, onEntry }: MonthGridProps) {
  const today = indiaDate(new Date());
  return (
    <section aria-label={monthLabel(month)}>
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <h2 className="mr-auto text-xl" aria-live="polite">
          {monthLabel(month)}
        </h2>
        <Button onClick={() => onMonth(today.slice(0, 7))}>Today</Button>
        <Button aria-label="Previous month" onClick={() => onMonth(monthAfter(month, -1))}>
          <ChevronLeft className="size-5" aria-hidden="true" />
        </Button>
        <Button aria-label="Next month" onClick={() => onMonth(monthAfter(month, 1))}>
          <ChevronRight className="size-5" aria-hidden="true" />
        </Button>
      </div>
      <table className="month-grid" aria-busy={isLoading}>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col">
                <span aria-hidden="true">{weekday.slice(0, 3)}</span>
                <span className="sr-only">{weekday}</span>
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
                  entries={entries.filter(({ date }) => date === day.date)}
                  onEntry={onEntry}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="mt-4 grid gap-2 sm:hidden" aria-label="Entries of the month">
        {entries.map((entry) => (
          <li key={entry.id} className="rounded-sm border border-line bg-white px-4 py-2">
            <p className="text-sm text-ink-soft">
              {dayLabel(entry.date)} · {yearLabels[entry.year]} year
            </p>
            <EntryText entry={entry} onEntry={onEntry} />
          </li>
        ))}
      </ul>
      {entries.length === 0 && !isLoading && (
        <p className="mt-4 text-ink-soft">Nothing is entered for {monthLabel(month)}.</p>
      )}
    </section>
  );
}

interface DayCellProps {
  day: MonthDay;
  isToday: boolean;
  entries: readonly MonthEntry[];
  onEntry: MonthGridProps['onEntry'];
}

function DayCell({ day: { day, isInMonth }, isToday, entries, onEntry }: DayCellProps) {
  return (
    <td className={isInMonth ? undefined : 'month-grid-outside'} aria-current={isToday ? 'date' : undefined}>
      <span className="month-grid-day">{day}</span>
      {isInMonth && entries.length > 0 && (
        <>
          <span className="month-grid-mark sm:hidden">
            <span className="sr-only">
              {entries.length} {entries.length === 1 ? 'entry' : 'entries'}
            </span>
          </span>
          <ul className="hidden gap-1 sm:grid">
            {entries.map((entry) => (
              <li key={entry.id} className="rounded-sm bg-sea-pale px-1.5 py-0.5 text-sm leading-tight">
                <EntryText entry={entry} onEntry={onEntry} />
                <span className="block text-xs text-ink-soft">{yearLabels[entry.year]} year</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </td>
  );
}

function EntryText({ entry, onEntry }: { entry: MonthEntry; onEntry: MonthGridProps['onEntry'] }) {
  if (!onEntry) return <span className="font-medium break-words">{entry.event}</span>;
  return (
    <button
      type="button"
      onClick={() => onEntry(entry)}
      className="min-h-6 text-left font-medium break-words text-teal-deep underline-offset-4 hover:underline"
    >
      {entry.event}
    </button>
  );
}
