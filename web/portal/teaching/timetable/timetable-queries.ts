import { queryOptions } from '@tanstack/react-query';
import type { Year } from '#shared/kit/study-years.ts';
import type { DayClass, TimetableDay } from '#shared/teaching/timetable.ts';
import { addDays } from '#shared/teaching/weekdays.ts';
import { callApi } from '#web/api/calls.ts';

export const isHeld = ({ substitution }: DayClass): boolean => !substitution?.isCancelled;

/** The first class after today, which a Sunday and a holiday may delay; null where the coming three days have none. */
export const laterClassQuery = (today: string, whose: { year?: Year; facultyId?: string | undefined }) =>
  queryOptions({
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
