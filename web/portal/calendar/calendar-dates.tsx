// Which dates of the academic calendar a list shows: those to come, soonest first, or by one choice the past ones.
import { useState } from 'react';
import { indiaDate } from '#shared/format.ts';
import type { Year } from '#shared/study-years.ts';
import { callPath } from '#web/api/calls.ts';
import { ExportLink } from '#web/portal/lists/export-link.tsx';
import { FilterSelect } from '#web/portal/lists/filter-select.tsx';
import { type CalendarSearch, yearShown } from './calendar-search.ts';
import { dayAfter } from './month.ts';

export const defaultSortOf = ({ dates }: CalendarSearch) => (dates === 'past' ? '-date' : 'date');

/** What the API's list is asked for, but for the page. */
export function useDatesAsked(search: CalendarSearch, ownYear?: Year) {
  const [today] = useState(() => indiaDate(new Date()));
  const { q, sort = defaultSortOf(search), dates } = search;
  const span = dates === 'past' ? { to: dayAfter(today, -1) } : { from: today };
  return { q, sort, year: yearShown(search, ownYear), ...span };
}
export type DatesAsked = ReturnType<typeof useDatesAsked>;

interface DatesFilterProps {
  search: CalendarSearch;
  asked: DatesAsked;
  onChange: (change: Partial<CalendarSearch>) => void;
}

/** Dates to come or past ones, and the export of what is chosen. */
export function DatesFilter({ search, asked, onChange }: DatesFilterProps) {
  return (
    <>
      <FilterSelect
        label="Dates"
        all="To come"
        value={search.dates}
        options={[{ value: 'past', label: 'Past' }]}
        onChange={(dates) => onChange({ dates, sort: undefined })}
      />
      <ExportLink href={callPath('exportCalendarEntries', {}, asked)} />
    </>
  );
}
