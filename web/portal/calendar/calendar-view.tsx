import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CalendarEntry } from '#shared/academic-calendar.ts';
import { formatDate, indiaDate } from '#shared/format.ts';
import { type Year, yearLabels } from '#shared/study-years.ts';
import { callList, callPath } from '#web/api/calls.ts';
import { listQuery } from '#web/portal/forms/records.ts';
import { ExportLink } from '#web/portal/lists/export-link.tsx';
import { FilterSelect } from '#web/portal/lists/filter-select.tsx';
import { type ChangeList, useListSearch } from '#web/portal/lists/list-search.ts';
import { ListTable } from '#web/portal/lists/list-table.tsx';
import { ScreenHeader } from '#web/portal/shell/screen-header.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { CalendarMonth } from './calendar-month.tsx';
import { type CalendarSearch, calendarSearch, yearShown } from './calendar-search.ts';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import { dayAfter } from './month.ts';

const columnsOfOneYear: readonly Column<CalendarEntry>[] = [
  { header: 'Date', sortKey: 'date', width: 'w-40', cell: ({ date }) => formatDate(date) },
  { header: 'Event', isTitle: true, sortKey: 'event', cell: ({ event }) => event },
];
const columns: readonly Column<CalendarEntry>[] = [
  ...columnsOfOneYear,
  { header: 'Year', sortKey: 'year', width: 'w-40', cell: ({ year }) => yearLabels[year] },
];

/** The academic calendar to read, as a list of what is to come or month by month. A student's own year comes first. */
export function CalendarView({ title, ownYear }: { title: string; ownYear?: Year }) {
  const [search, update] = useListSearch(calendarSearch);
  const [today] = useState(() => indiaDate(new Date()));
  const isMonth = search.view === 'month';
  const filter = datesAsked(search, ownYear, today);
  return (
    <>
      <ScreenHeader title={title} />
      <CalendarToolbar search={search} onChange={update} ownYear={ownYear}>
        {!isMonth && (
          <>
            <FilterSelect
              label="Dates"
              all="To come"
              value={search.dates}
              options={[{ value: 'past', label: 'Past' }]}
              onChange={(dates) => update({ dates, sort: undefined })}
            />
            <ExportLink href={callPath('exportCalendarEntries', {}, filter)} />
          </>
        )}
      </CalendarToolbar>
      {isMonth ? (
        <CalendarMonth search={search} ownYear={ownYear} onMonth={(month) => update({ month })} />
      ) : (
        <DateList search={search} onChange={update} filter={filter} />
      )}
    </>
  );
}

interface DateListProps {
  search: CalendarSearch;
  onChange: ChangeList<CalendarSearch>;
  filter: ReturnType<typeof datesAsked>;
}

const defaultSortOf = ({ dates }: CalendarSearch) => (dates === 'past' ? '-date' : 'date');

/** What the API's list is asked for, but for the page. */
function datesAsked(search: CalendarSearch, ownYear: Year | undefined, today: string) {
  const { q, sort = defaultSortOf(search), dates } = search;
  const span = dates === 'past' ? { to: dayAfter(today, -1) } : { from: today };
  return { q, sort, year: yearShown(search, ownYear), ...span };
}

function DateList({ search, onChange, filter }: DateListProps) {
  const { page, pageSize, dates } = search;
  const query = useQuery(
    listQuery('calendar', { ...filter, page, pageSize }, (asked, signal) =>
      callList('listCalendarEntries', { signal, query: asked }),
    ),
  );
  return (
    <ListTable
      caption="Academic Calendar"
      noun="entries"
      empty={
        dates === 'past'
          ? 'No past dates found.'
          : 'No dates to come found. Look at the past ones, or at all years.'
      }
      query={query}
      columns={filter.year ? columnsOfOneYear : columns}
      rowKey={({ id }) => id}
      search={search}
      defaultSort={defaultSortOf(search)}
      onChange={onChange}
    />
  );
}
