import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDate } from '#shared/kit/format.ts';
import { type Year, yearLabels, years } from '#shared/kit/study-years.ts';
import { say } from '#shared/kit/text/say.ts';
import { type CalendarEntry, calendarFields, calendarSortKeys } from '#shared/teaching/academic-calendar.ts';
import { addDays } from '#shared/teaching/weekdays.ts';
import { callListQuery } from '#web/api/call-query.ts';
import { callPath } from '#web/api/calls.ts';
import { ExportLink } from '#web/portal/kit/lists/export-link.tsx';
import { FilterSelect, filterOptions } from '#web/portal/kit/lists/filter-select.tsx';
import { formTarget, listSearch, pageOf, useListSearch } from '#web/portal/kit/lists/list-search.ts';
import { ListTable, type ListTableProps } from '#web/portal/kit/lists/list-table.tsx';
import { ListToolbar } from '#web/portal/kit/lists/list-toolbar.tsx';
import { matching } from '#web/portal/kit/shell/address.ts';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { OwnStudent } from '#web/portal/people/students/own-student.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import { ViewSwitch } from '#web/ui/view-switch.tsx';
import { MonthGrid } from './month-grid.tsx';

/** The event; a holiday says that it is one. */
export function EntryName({ event, kind }: CalendarEntry) {
  return (
    <>
      {event}
      {kind === 'holiday' && (
        <>
          {' '}
          <Pill tone="waiting">Holiday</Pill>
        </>
      )}
    </>
  );
}

/** The year, 'All years' where the same is in each. */
export const yearOfEntry = ({ year, allYears }: CalendarEntry) =>
  say(allYears ? 'All years' : yearLabels[year]);

const columnsOfOneYear: readonly Column<CalendarEntry>[] = [
  { header: 'Date', sortKey: 'date', width: 'w-40', isDetail: true, cell: ({ date }) => formatDate(date) },
  { header: 'Event', isTitle: true, sortKey: 'event', cell: EntryName },
];
const yearColumn: Column<CalendarEntry> = {
  header: 'Year',
  sortKey: 'year',
  width: 'w-40',
  isFigure: true,
  cell: yearOfEntry,
};

const readList = listSearch(calendarSortKeys, {
  year: [...years, 'ALL'],
  view: ['list', 'month'],
  dates: ['past'],
});

/** Search text, year, coming or past dates, list or month; `month` is '2026-11', without it the current one. */
export const calendarSearch = (address: Record<string, unknown>) => ({
  ...readList(address),
  ...formTarget(address),
  month: matching(address.month, /^\d{4}-(0[1-9]|1[0-2])$/),
});

interface CalendarViewProps {
  ownYear?: Year;
  /** What the office's list shows otherwise. */
  list?: Partial<Pick<ListTableProps<CalendarEntry>, 'columns' | 'empty' | 'hint'>>;
  /** Given where entries can be edited. */
  onEntry?: (entry: { id: string }) => void;
  /** The button of the heading. */
  children?: ReactNode;
}

/** The academic calendar as a list or month by month. It opens on the month, on a phone as an agenda; a search goes through all dates. */
export function CalendarView({ ownYear, list, onEntry, children }: CalendarViewProps) {
  const [search, update] = useListSearch(calendarSearch);
  const today = useIndiaDay();
  const isPhone = !useMedia('(min-width: 40rem)');
  const { q, dates, page, pageSize } = search;
  const view = search.view ?? (q || isPhone ? 'list' : 'month');
  // A student's calendar opens with the student's own year, so 'all' is an explicit choice there.
  const year = search.year === 'ALL' ? undefined : (search.year ?? ownYear);
  const defaultSort = dates ? '-date' : 'date';
  const span = dates ? { to: addDays(today, -1) } : { from: today };
  const asked = { q, sort: search.sort ?? defaultSort, year, ...span };
  const query = useQuery({
    ...callListQuery('listCalendarEntries', {
      query: { ...pageOf({ ...asked, page, pageSize }), together: 'true' },
    }),
    enabled: view === 'list',
  });
  return (
    <>
      <ScreenHeader title="Academic Calendar">{children}</ScreenHeader>
      <ListToolbar noun="entries" list={{ search, update }}>
        <FilterSelect
          {...filterOptions(calendarFields.year)}
          value={year}
          onChange={(chosen) => update({ year: chosen === ownYear ? undefined : (chosen ?? 'ALL') })}
        />
        <ViewSwitch
          label="View"
          value={view}
          options={[
            { value: 'list', label: 'List' },
            { value: 'month', label: 'Month' },
          ]}
          onChange={(chosen) => update({ view: chosen, month: undefined })}
        />
        {view === 'list' && (
          <>
            <FilterSelect
              label="Dates"
              all="To come"
              value={dates}
              options={[{ value: 'past', label: 'Past' }]}
              onChange={(chosen) => update({ dates: chosen, sort: undefined })}
            />
            <ExportLink href={callPath('exportCalendarEntries', {}, asked)} />
          </>
        )}
      </ListToolbar>
      {view === 'month' ? (
        <MonthGrid
          month={search.month ?? today.slice(0, 7)}
          {...{ today, q, year, onEntry }}
          onMonth={(month) => update({ month })}
        />
      ) : (
        <ListTable
          caption="Academic Calendar"
          noun="entries"
          empty={
            dates ? 'No past dates found.' : 'No dates to come found. Look at the past ones, or at all years.'
          }
          list={{ search, update, query, sortKeys: calendarSortKeys, defaultSort }}
          columns={year ? columnsOfOneYear : [...columnsOfOneYear, yearColumn]}
          isSortedAbove
          {...list}
        />
      )}
    </>
  );
}

export const AllYearsCalendar = () => <CalendarView />;

export const OwnCalendar = () => <OwnStudent>{({ year }) => <CalendarView ownYear={year} />}</OwnStudent>;
