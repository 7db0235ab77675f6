import { queryOptions } from '@tanstack/react-query';
import type { TimetableQuery } from '#shared/timetable.ts';
import { callApi } from '#web/api/calls.ts';

export const dayPlanQuery = queryOptions({
  queryKey: ['timetable', 'day plan'],
  queryFn: ({ signal }) => callApi('readDayPlan', { signal }),
});

/** The week of a year, a teacher or a room. */
export function weekQuery(query: TimetableQuery) {
  return queryOptions({
    queryKey: ['timetable', 'week', JSON.stringify(query)],
    queryFn: ({ signal }) => callApi('listTimetable', { signal, query }),
  });
}

export const allFacultyQuery = queryOptions({
  queryKey: ['faculty', 'all'],
  queryFn: ({ signal }) => callApi('listFaculty', { signal, query: { sort: 'lastName' } }),
});

export function academicYearQuery(academicYear: string) {
  return queryOptions({
    queryKey: ['timetable', 'academic year', academicYear],
    queryFn: ({ signal }) => callApi('findAcademicYear', { signal, params: { academicYear } }),
  });
}
