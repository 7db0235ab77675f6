import { calendarSortKeys } from '#shared/academic-calendar.ts';
import { years } from '#shared/years.ts';
import { formTarget, listSearch } from '../../common/list-search.ts';

const readList = listSearch(calendarSortKeys, { year: years, view: ['month'] });

/** `month` is '2026-11'; without it the current one. */
export function calendarListSearch(address: Record<string, unknown>) {
  const { month } = address;
  return {
    ...readList(address),
    ...formTarget(address),
    month: typeof month === 'string' && /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
  };
}
export type CalendarListSearch = ReturnType<typeof calendarListSearch>;
