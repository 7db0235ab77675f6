import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CalendarEntry } from '#shared/academic-calendar.ts';
import { formatDate, indiaDate } from '#shared/format.ts';
import { type Year, yearLabels } from '#shared/years.ts';
import { callList } from '#web/lib/api.ts';
import type { Column } from '#web/ui/data-table.tsx';
import { listQuery } from '../forms/records.ts';
import { FilterSelect } from '../lists/filter-select.tsx';
import { type ChangeList, useListSearch } from '../lists/list-search.ts';
import { ListTable } from '../lists/list-table.tsx';
import { ScreenHeader } from '../shell/screen-header.tsx';
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
  const isMonth = search.view === 'month';
  return (
    <>
      <ScreenHeader title={title} />
      <CalendarToolbar search={search} onChange={update} ownYear={ownYear}>
        {!isMonth && (
          <FilterSelect
            label="Dates"
            all="To come"
            value={search.dates}
            options={[{ value: 'past', label: 'Past' }]}
            onChange={(dates) => update({ dates, sort: undefined })}
          />
        )}
      </CalendarToolbar>
      {isMonth ? (
        <CalendarMonth search={search} ownYear={ownYear} onMonth={(month) => update({ month })} />
      ) : (
        <DateList search={search} onChange={update} ownYear={ownYear} />
      )}
    </>
  );
}

interface DateListProps {
  search: CalendarSearch;
  onChange: ChangeList<CalendarSearch>;
  ownYear: Year | undefined;
}

function DateList({ search, onChange, ownYear }: DateListProps) {
  const [today] = useState(() => indiaDate(new Date()));
  const isPast = search.dates === 'past';
  const defaultSort = isPast ? '-date' : 'date';
  const { q, page, pageSize, sort = defaultSort } = search;
  const span = isPast ? { to: dayAfter(today, -1) } : { from: today };
  const year = yearShown(search, ownYear);
  const query = useQuery(
    listQuery('calendar', { q, page, pageSize, sort, year, ...span }, (asked, signal) =>
      callList('listCalendarEntries', { signal, query: asked }),
    ),
  );
  return (
    <ListTable
      caption="Academic Calendar"
      noun="entries"
      empty={
        isPast ? 'No past dates found.' : 'No dates to come found. Look at the past ones, or at all years.'
      }
      query={query}
      columns={year ? columnsOfOneYear : columns}
      rowKey={({ id }) => id}
      search={search}
      defaultSort={defaultSort}
      onChange={onChange}
    />
  );
}
