// How the screens read and change the academic calendar.
import { queryOptions } from '@tanstack/react-query';
import type { CalendarEntry, CalendarEntryInput } from '#shared/teaching/academic-calendar.ts';
import { callApi, callList } from '#web/api/calls.ts';
import { recordCalls } from '#web/portal/kit/forms/record-calls.ts';
import { listQuery } from '#web/portal/kit/lists/list-query.ts';
import type { DatesAsked } from './calendar-dates.tsx';
import type { CalendarSearch } from './calendar-search.ts';

/** A page of the filtered dates. */
export function calendarListQuery(asked: DatesAsked, { page, pageSize }: CalendarSearch) {
  return listQuery('calendar', { ...asked, page, pageSize }, (query, signal) =>
    callList('listCalendarEntries', { signal, query }),
  );
}

export function calendarEntryQuery(id: string) {
  return queryOptions({
    queryKey: ['calendar', id],
    queryFn: ({ signal }) => callApi('findCalendarEntry', { signal, params: { id } }),
  });
}

/** The entries of all years with the same day and event: a holiday of the whole college is an entry of each. */
export function sameEntriesQuery({ date, event }: Pick<CalendarEntry, 'date' | 'event'>) {
  return queryOptions({
    queryKey: ['calendar', 'same', date, event],
    queryFn: async ({ signal }) => {
      const { rows } = await callList('listCalendarEntries', { signal, query: { from: date, to: date } });
      return rows.filter((entry) => entry.event === event);
    },
  });
}

export const deleteInAllYears = (id: string) =>
  callApi('deleteCalendarEntry', { params: { id }, query: { allYears: 'true' } });

export const calendarCalls = recordCalls<CalendarEntry, CalendarEntryInput>(
  'CalendarEntry',
  'calendar entry',
  ({ event }) => event,
);
