// How the screens read and change the academic calendar.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CalendarEntry, CalendarEntryInput } from '#shared/academic-calendar.ts';
import { callApi, callList } from '#web/lib/api.ts';
import { spanOf } from '../../common/month.ts';
import { listQuery, type RecordCalls } from '../../common/records.ts';
import type { CalendarListSearch } from './calendar-list-search.ts';

export const calendarListQuery = (search: CalendarListSearch) =>
  listQuery('calendar', search, ({ view: _view, month: _month, form: _form, ...query }, signal) =>
    callList('listCalendarEntries', { signal, query }),
  );

/** Everything in one month that the search and the filter let through. */
export function calendarMonthQuery(month: string, { q, year }: CalendarListSearch) {
  return queryOptions({
    queryKey: ['calendar', 'month', { month, q, year }],
    queryFn: ({ signal }) =>
      callApi('listCalendarEntries', { signal, query: { ...spanOf(month), q, year, sort: 'date' } }),
    placeholderData: keepPreviousData,
  });
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
