import { formTarget } from '#web/portal/kit/lists/list-search.ts';
import { calendarSearch } from './calendar-search.ts';

export function calendarListSearch(address: Record<string, unknown>) {
  return { ...calendarSearch(address), ...formTarget(address) };
}
export type CalendarListSearch = ReturnType<typeof calendarListSearch>;
