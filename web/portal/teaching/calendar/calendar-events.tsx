import { formatDate } from '#shared/kit/format.ts';
import type { FacultyCalendarEvent } from '#shared/people/faculty.ts';
import { useFirstRows } from '#web/portal/kit/rows/first-rows.tsx';
import { DataTable } from '#web/ui/data-table.tsx';
import { groupedEvents, yearsOf } from './calendar-entries.ts';

const shownFirst = 10;

interface CalendarEventsProps {
  events: readonly FacultyCalendarEvent[];
  isLoading: boolean;
}

/** Calendar entries in the server's order: coming dates first (product §2.12: event, date, year). */
export function CalendarEvents({ events, isLoading }: CalendarEventsProps) {
  const { shown, more } = useFirstRows(groupedEvents(events), shownFirst);
  return (
    <>
      <DataTable
        caption="Calendar events"
        rows={shown}
        rowKey={({ key }) => key}
        empty="No calendar events."
        isLoading={isLoading}
        columns={[
          { header: 'Event', isTitle: true, cell: ({ event }) => event },
          { header: 'Date', width: 'w-40', isDetail: true, cell: ({ date }) => formatDate(date) },
          { header: 'Year', width: 'w-40', isFigure: true, cell: yearsOf },
        ]}
      />
      {more}
    </>
  );
}
