import { queryOptions } from '@tanstack/react-query';
import type { Year } from '#shared/kit/study-years.ts';
import type { DayClass, TimetableDay, TimetableQuery } from '#shared/teaching/timetable.ts';
import { addDays } from '#shared/teaching/weekdays.ts';
import { callApi } from '#web/api/calls.ts';

export const dayPlanQuery = queryOptions({
  queryKey: ['timetable', 'day plan'],
  queryFn: ({ signal }) => callApi('readDayPlan', { signal }),
});

/**
 * The week of a year, a teacher or a room.
 * @param today where the query names no day: the server knows the week, and a new day asks it again
 */
export function weekQuery(query: TimetableQuery, today = '') {
  return queryOptions({
    queryKey: ['timetable', 'week', JSON.stringify(query), today],
    queryFn: ({ signal }) => callApi('listTimetable', { signal, query }),
  });
}

/** What differs from the timetable on the days of a week. */
export function substitutionsQuery(range: { from: string; to: string }) {
  return queryOptions({
    queryKey: ['timetable', 'substitutions', range.from],
    queryFn: ({ signal }) => callApi('listSubstitutions', { signal, query: range }),
  });
}

/** What differs in the coming 30 days. @param today the server knows it: a new day asks it again */
export function comingSubstitutionsQuery(today: string) {
  return queryOptions({
    queryKey: ['timetable', 'coming substitutions', today],
    queryFn: ({ signal }) => callApi('listSubstitutions', { signal }),
  });
}

export const isHeld = ({ substitution }: DayClass): boolean => !substitution?.isCancelled;

/** The first class after today, which a Sunday and a holiday may delay; null where the coming three days have none. */
export function laterClassQuery(today: string, whose: { year?: Year; facultyId?: string | undefined }) {
  return queryOptions({
    queryKey: ['timetable', 'later class', today, JSON.stringify(whose)],
    queryFn: async ({ signal }): Promise<{ one: DayClass; day: TimetableDay } | null> => {
      for (const days of [1, 2, 3]) {
        const params = { day: addDays(today, days) };
        const day = await callApi('readTimetableDay', { signal, params, query: whose });
        const own = (one: DayClass) => !whose.facultyId || one.faculty?.id === whose.facultyId;
        const one = day.closed ? undefined : day.classes.find((each) => isHeld(each) && own(each));
        if (one) return { one, day };
      }
      return null;
    },
  });
}

export function academicYearQuery(academicYear: string) {
  return queryOptions({
    queryKey: ['timetable', 'academic year', academicYear],
    queryFn: ({ signal }) => callApi('findAcademicYear', { signal, params: { academicYear } }),
  });
}
