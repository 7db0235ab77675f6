import { calendarSearch } from '../../common/calendar/calendar-search.ts';
import { formTarget } from '../../common/lists/list-search.ts';

export function calendarListSearch(address: Record<string, unknown>) {
  return { ...calendarSearch(address), ...formTarget(address) };
}
export type CalendarListSearch = ReturnType<typeof calendarListSearch>;
