// How the screens change the academic calendar.
import { queryOptions } from '@tanstack/react-query';
import { years } from '#shared/kit/study-years.ts';
import type { CalendarEntry, CalendarEntryInput } from '#shared/teaching/academic-calendar.ts';
import { callApi } from '#web/api/calls.ts';
import { recordCalls } from '#web/portal/kit/forms/record-calls.ts';

/** An entry, and whether the same is in every year. */
export const calendarEntryQuery = (id: string) =>
  queryOptions({
    queryKey: ['calendar', id],
    queryFn: async ({ signal }) => {
      const entry = await callApi('findCalendarEntry', { signal, params: { id } });
      return { ...entry, allYears: (await listSame(entry, signal)).length === years.length };
    },
  });

/** The entries of all years with the same day and event: a holiday of the whole college is an entry of each. */
async function listSame({ date, event }: CalendarEntry, signal: AbortSignal) {
  const entries = await callApi('listCalendarEntries', { signal, query: { from: date, to: date } });
  return entries.filter((entry) => entry.event === event);
}

export const sameEntriesQuery = (entry: CalendarEntry) =>
  queryOptions({
    queryKey: ['calendar', 'same', entry.date, entry.event],
    queryFn: ({ signal }) => listSame(entry, signal),
  });

export const deleteInAllYears = (id: string) =>
  callApi('deleteCalendarEntry', { params: { id }, query: { allYears: 'true' } });

export const calendarCalls = recordCalls<CalendarEntry, CalendarEntryInput>(
  'CalendarEntry',
  'calendar entry',
  ({ event }) => event,
);
