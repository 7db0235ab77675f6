import type { ReactNode } from 'react';
import type { Year } from '#shared/kit/study-years.ts';
import { calendarFields } from '#shared/teaching/academic-calendar.ts';
import { FilterSelect, filterOptions } from '#web/portal/kit/lists/filter-select.tsx';
import { ListToolbar } from '#web/portal/kit/lists/list-toolbar.tsx';
import { ViewSwitch } from '#web/ui/view-switch.tsx';
import { type CalendarSearch, useCalendarView, yearChosen, yearShown } from './calendar-search.ts';

interface CalendarToolbarProps {
  search: CalendarSearch;
  onChange: (change: Partial<CalendarSearch>) => void;
  ownYear?: Year | undefined;
  /** Filters and the export of the current view. */
  children?: ReactNode;
}

/** Search, year, and list or month; what has no room left beside them is the export, at the right of the next line. */
export function CalendarToolbar({ search, onChange, ownYear, children }: CalendarToolbarProps) {
  return (
    <ListToolbar noun="entries" search={search} onSearch={(q) => onChange({ q })}>
      <FilterSelect
        {...filterOptions(calendarFields.year)}
        value={yearShown(search, ownYear)}
        onChange={(year) => onChange({ year: yearChosen(year, ownYear) })}
      />
      <ViewSwitch
        label="View"
        value={useCalendarView(search)}
        options={[
          { value: 'list', label: 'List' },
          { value: 'month', label: 'Month' },
        ]}
        onChange={(view) => onChange({ view, month: undefined })}
      />
      {children}
    </ListToolbar>
  );
}
