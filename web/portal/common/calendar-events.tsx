import { formatDate } from '#shared/format.ts';
import { yearLabels } from '#shared/years.ts';
import { DataTable } from '#web/ui/data-table.tsx';
import type { MonthEntry } from './month-entries.ts';

/** Calendar entries in the order in which the server gives them (product §2.12: event, date, year). */
export function CalendarEvents({
  events,
  isLoading,
}: {
  events: readonly MonthEntry[] | undefined;
  isLoading: boolean;
}) {
  return (
    <DataTable
      caption="Calendar events"
      rows={events ?? []}
      rowKey={({ id }) => id}
      empty="No calendar events."
      isLoading={isLoading}
      columns={[
        { header: 'Event', isTitle: true, cell: ({ event }) => event },
        { header: 'Date', cell: ({ date }) => formatDate(date) },
        { header: 'Year', cell: ({ year }) => yearLabels[year] },
      ]}
    />
  );
}
