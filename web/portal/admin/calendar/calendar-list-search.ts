import { calendarSearch } from '../../common/calendar-search.ts';
import { formTarget } from '../../common/list-search.ts';

export function calendarListSearch(address: Record<string, unknown>) {
  return { ...calendarSearch(address), ...formTarget(address) };
}
export type CalendarListSearch = ReturnType<typeof calendarListSearch>;
