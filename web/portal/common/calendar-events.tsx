import { useState } from 'react';
import type { FacultyCalendarEvent } from '#shared/faculty.ts';
import { formatDate } from '#shared/format.ts';
import { yearLabels } from '#shared/years.ts';
import { Button } from '#web/ui/button.tsx';
import { DataTable } from '#web/ui/data-table.tsx';

const shownFirst = 10;

interface CalendarEventsProps {
  events: readonly FacultyCalendarEvent[];
  isLoading: boolean;
}

/** Calendar entries in the order in which the server gives them: what is to come first (product §2.12: event, date, year). */
export function CalendarEvents({ events, isLoading }: CalendarEventsProps) {
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <DataTable
        caption="Calendar events"
        rows={isWhole ? events : events.slice(0, shownFirst)}
        rowKey={({ id }) => id}
        empty="No calendar events."
        isLoading={isLoading}
        columns={[
          { header: 'Event', isTitle: true, cell: ({ event }) => event },
          { header: 'Date', width: 'w-40', cell: ({ date }) => formatDate(date) },
          { header: 'Year', width: 'w-40', cell: ({ year }) => yearLabels[year] },
        ]}
      />
      {events.length > shownFirst && (
        <Button className="mt-3 print:hidden" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show fewer' : `Show all ${events.length}`}
        </Button>
      )}
    </>
  );
}
