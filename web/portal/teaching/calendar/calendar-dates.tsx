// Which dates of the academic calendar a list shows: the coming ones, soonest first, or the past ones.

import type { Year } from '#shared/kit/study-years.ts';
import { addDays } from '#shared/teaching/weekdays.ts';
import { callPath } from '#web/api/calls.ts';
import { ExportLink } from '#web/portal/kit/lists/export-link.tsx';
import { FilterSelect } from '#web/portal/kit/lists/filter-select.tsx';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { type CalendarSearch, yearShown } from './calendar-search.ts';

export const defaultSortOf = ({ dates }: CalendarSearch) => (dates === 'past' ? '-date' : 'date');

/** The query of the API's list, without the page. */
export function useDatesAsked(search: CalendarSearch, ownYear?: Year) {
  const today = useIndiaDay();
  const { q, sort = defaultSortOf(search), dates } = search;
  const span = dates === 'past' ? { to: addDays(today, -1) } : { from: today };
  return { q, sort, year: yearShown(search, ownYear), ...span };
}
export type DatesAsked = ReturnType<typeof useDatesAsked>;

interface DatesFilterProps {
  search: CalendarSearch;
  asked: DatesAsked;
  onChange: (change: Partial<CalendarSearch>) => void;
}

/** The choice between coming and past dates, and the export of the chosen ones. */
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
