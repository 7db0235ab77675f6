import { queryOptions, useQuery } from '@tanstack/react-query';
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

/**
 * The classes of today, by the later of the college's clock and the device's: a device whose date is behind must not take
 * the register of a day that is over, and what was kept for screens without a line may be of yesterday.
 */
export function useToday(facultyId?: string) {
  const first = useQuery(dayQuery(today(), facultyId));
  const { today: ofCollege = '' } = first.data ?? {};
  const day = ofCollege > today() ? ofCollege : today();
  return { day, ...useQuery(dayQuery(day, facultyId)) };
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
