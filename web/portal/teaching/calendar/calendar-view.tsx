import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#shared/kit/format.ts';
import type { Year } from '#shared/kit/study-years.ts';
import type { CalendarEntry } from '#shared/teaching/academic-calendar.ts';
import { type ChangeList, useListSearch } from '#web/portal/kit/lists/list-search.ts';
import { ListTable } from '#web/portal/kit/lists/list-table.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { calendarListQuery } from './calendar-calls.ts';
import { type DatesAsked, DatesFilter, defaultSortOf, useDatesAsked } from './calendar-dates.tsx';
import { CalendarMonth } from './calendar-month.tsx';
import { type CalendarSearch, calendarSearch, useCalendarView } from './calendar-search.ts';
import { CalendarToolbar } from './calendar-toolbar.tsx';
import { EntryName, yearOfEntry } from './entry-name.tsx';

const columnsOfOneYear: readonly Column<CalendarEntry>[] = [
  { header: 'Date', sortKey: 'date', width: 'w-40', isDetail: true, cell: ({ date }) => formatDate(date) },
  { header: 'Event', isTitle: true, sortKey: 'event', cell: EntryName },
];
const columns: readonly Column<CalendarEntry>[] = [
  ...columnsOfOneYear,
  { header: 'Year', sortKey: 'year', width: 'w-40', isFigure: true, cell: yearOfEntry },
];

/**
 * The academic calendar, read-only, as a list or month by month. A student's calendar opens with the student's own
 * year.
 */
export function CalendarView({ title, ownYear }: { title: string; ownYear?: Year }) {
  const [search, update] = useListSearch(calendarSearch);
  const isMonth = useCalendarView(search) === 'month';
  const asked = useDatesAsked(search, ownYear);
  return (
    <>
      <ScreenHeader title={title} />
      <CalendarToolbar search={search} onChange={update} ownYear={ownYear}>
        {!isMonth && <DatesFilter search={search} asked={asked} onChange={update} />}
      </CalendarToolbar>
      {isMonth ? (
        <CalendarMonth search={search} ownYear={ownYear} onMonth={(month) => update({ month })} />
      ) : (
        <DateList search={search} onChange={update} asked={asked} />
      )}
    </>
  );
}

interface DateListProps {
  search: CalendarSearch;
  onChange: ChangeList<CalendarSearch>;
  asked: DatesAsked;
}

function DateList({ search, onChange, asked }: DateListProps) {
  return (
    <ListTable
      caption="Academic Calendar"
      noun="entries"
      empty={
        search.dates === 'past'
          ? 'No past dates found.'
          : 'No dates to come found. Look at the past ones, or at all years.'
      }
      query={useQuery(calendarListQuery(asked, search))}
      columns={asked.year ? columnsOfOneYear : columns}
      search={search}
      defaultSort={defaultSortOf(search)}
      isSortedAbove
      onChange={onChange}
    />
  );
}
