// How the screens read and change the academic calendar.
import { queryOptions } from '@tanstack/react-query';
import type { CalendarEntry, CalendarEntryInput } from '#shared/academic-calendar.ts';
import { callApi, callList, callPath } from '#web/api/calls.ts';
import { listQuery, type RecordCalls } from '#web/portal/forms/records.ts';
import type { CalendarListSearch } from './calendar-list-search.ts';
import { yearShown } from './calendar-search.ts';

export function calendarListQuery(search: CalendarListSearch) {
  const { page, pageSize } = search;
  return listQuery('calendar', { ...calendarFilter(search), page, pageSize }, (query, signal) =>
    callList('listCalendarEntries', { signal, query }),
  );
}

export const calendarExportPath = (search: CalendarListSearch) =>
  callPath('exportCalendarEntries', {}, calendarFilter(search));

function calendarFilter(search: CalendarListSearch) {
  const { q, sort } = search;
  return { q, sort, year: yearShown(search) };
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
