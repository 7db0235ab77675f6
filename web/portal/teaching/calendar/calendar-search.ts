// The search parameters of a calendar: search text, year, dates, list or month.

import { type Year, years } from '#shared/kit/study-years.ts';
import { calendarSortKeys } from '#shared/teaching/academic-calendar.ts';
import { listSearch } from '#web/portal/kit/lists/list-search.ts';
import { useMedia } from '#web/ui/use-media.ts';

const readList = listSearch(calendarSortKeys, {
  year: [...years, 'ALL'],
  view: ['list', 'month'],
  dates: ['past'],
});

/** The calendar opens on the month, on a phone as an agenda; a search goes through all dates. */
export function useCalendarView({ view, q }: CalendarSearch): 'list' | 'month' {
  const isPhone = !useMedia('(min-width: 40rem)');
  return view ?? (q || isPhone ? 'list' : 'month');
}

/** `month` is '2026-11'; without it the current one. */
export function calendarSearch(address: Record<string, unknown>) {
  const { month } = address;
  return {
    ...readList(address),
    month: typeof month === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
  };
}
export type CalendarSearch = ReturnType<typeof calendarSearch>;

/**
 * The year to show, undefined for all. A student's calendar defaults to the student's own year, so 'all' is an explicit
 * choice there.
 */
export function yearShown({ year }: CalendarSearch, ownYear?: Year): Year | undefined {
  return year === 'ALL' ? undefined : (year ?? ownYear);
}

/** The same as a search parameter. */
export function yearChosen(year: Year | undefined, ownYear?: Year): CalendarSearch['year'] {
  if (year === ownYear) return undefined;
  return year ?? 'ALL';
}
