import { queryOptions } from '@tanstack/react-query';
import { indiaDate } from '#shared/format.ts';
import type { Year } from '#shared/study-years.ts';
import { addDays } from '#shared/weekdays.ts';
import { callApi } from '#web/api/calls.ts';

export const today = () => indiaDate(new Date());

/** @param facultyId undefined for the whole college */
export function dayQuery(day: string, facultyId?: string) {
  return queryOptions({
    queryKey: ['timetable', 'day', day, facultyId ?? ''],
    queryFn: ({ signal }) => callApi('readTimetableDay', { signal, params: { day }, query: { facultyId } }),
  });
}

/** Registers not taken in the days in which a teacher may still take them. */
export function registersDueQuery(day: string, facultyId?: string) {
  return queryOptions({
    queryKey: ['timetable', 'due', day, facultyId ?? ''],
    queryFn: ({ signal }) =>
      callApi('listRegistersDue', {
        signal,
        query: { from: addDays(day, -7), to: addDays(day, -1), facultyId },
      }),
  });
}

export function rosterQuery(year: Year) {
  return queryOptions({
    queryKey: ['roster', year],
    queryFn: ({ signal }) => callApi('listRoster', { signal, params: { year } }),
  });
}

export function classQuery(id: string) {
  return queryOptions({
    queryKey: ['timetable', 'class', id],
    queryFn: ({ signal }) => callApi('findClass', { signal, params: { id } }),
  });
}
