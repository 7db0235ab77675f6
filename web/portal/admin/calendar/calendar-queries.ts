// How the screens read and change the academic calendar.
import { queryOptions } from '@tanstack/react-query';
import type { CalendarEntry, CalendarEntryInput } from '#shared/academic-calendar.ts';
import { callApi, callList } from '#web/lib/api.ts';
import { yearShown } from '../../common/calendar/calendar-search.ts';
import { listQuery, type RecordCalls } from '../../common/forms/records.ts';
import type { CalendarListSearch } from './calendar-list-search.ts';

export function calendarListQuery(search: CalendarListSearch) {
  const { q, sort, page, pageSize } = search;
  return listQuery('calendar', { q, sort, page, pageSize, year: yearShown(search) }, (query, signal) =>
    callList('listCalendarEntries', { signal, query }),
  );
}

export function calendarEntryQuery(id: string) {
  return queryOptions({
    queryKey: ['calendar', id],
    queryFn: ({ signal }) => callApi('findCalendarEntry', { signal, params: { id } }),
  });
}

export const calendarCalls: RecordCalls<CalendarEntry, CalendarEntryInput> = {
  noun: 'calendar entry',
  label: ({ event }) => event,
  find: (id) => callApi('findCalendarEntry', { params: { id } }),
  create: (body) => callApi('createCalendarEntry', { body }),
  update: (id, body, ifMatch) => callApi('updateCalendarEntry', { params: { id }, body, ifMatch }),
  remove: (id) => callApi('deleteCalendarEntry', { params: { id } }),
};
