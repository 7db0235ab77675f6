import { useState } from 'react';
import type { FacultyCalendarEvent } from '#shared/faculty.ts';
import { formatDate } from '#shared/format.ts';
import { Button } from '#web/ui/button.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { groupedEvents, yearsOf } from './calendar-entries.ts';

const shownFirst = 10;

interface CalendarEventsProps {
  events: readonly FacultyCalendarEvent[];
  isLoading: boolean;
}

/** Calendar entries in the order in which the server gives them: what is to come first (product §2.12: event, date, year). */
export function CalendarEvents({ events, isLoading }: CalendarEventsProps) {
  const [isWhole, setWhole] = useState(false);
  const days = groupedEvents(events);
  return (
    <>
      <DataTable
        caption="Calendar events"
        rows={isWhole ? days : days.slice(0, shownFirst)}
        rowKey={({ key }) => key}
        empty="No calendar events."
        isLoading={isLoading}
        columns={[
          { header: 'Event', isTitle: true, cell: ({ event }) => event },
          { header: 'Date', width: 'w-40', cell: ({ date }) => formatDate(date) },
          { header: 'Year', width: 'w-40', cell: yearsOf },
        ]}
      />
      {days.length > shownFirst && (
        <Button className="mt-3 print:hidden" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${days.length}`}
        </Button>
      )}
    </>
  );
}
