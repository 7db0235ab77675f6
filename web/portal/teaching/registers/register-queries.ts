import { queryOptions, useQuery } from '@tanstack/react-query';
import { indiaDate } from '#shared/kit/format.ts';
import type { Year } from '#shared/kit/study-years.ts';
import { addDays } from '#shared/teaching/weekdays.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callOrKept } from '#web/api/calls.ts';
import { collegeTime } from '#web/api/college-clock.ts';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';

/**
 * Milliseconds after which a device that says it is online asks again for what it had to show from before: when a connection comes
 * back, the first questions may still fail, and the day lacks a register that has just been sent.
 */
const keptPause = 3000;

/** @param facultyId undefined for the whole college */
export const dayQuery = (day: string, facultyId?: string) =>
  queryOptions({
    queryKey: ['timetable', 'day', day, facultyId ?? ''],
    queryFn: async ({ signal }) => {
      const input = { signal, params: { day }, query: { facultyId } };
      const { answer, isKept } = await callOrKept('readTimetableDay', input);
      return { ...answer, isKept };
    },
    refetchInterval: ({ state }) => (state.data?.isKept && navigator.onLine ? keptPause : false),
  });

/** Registers not taken in the days in which a teacher may still take them. */
export const registersDueQuery = (day: string, facultyId?: string) =>
  callQuery('listRegistersDue', { query: { from: addDays(day, -7), to: addDays(day, -1), facultyId } });

/**
 * The day by the college's clock, where it answers: the register of a device whose date is ahead would be refused, and one
 * whose date is behind must not take the register of a day that is over. What was kept for offline screens may be of yesterday:
 * then the later of both.
 * @param device the day by the device
 */
export function dayOf(device: string, answer: { today: string; isKept: boolean } | undefined): string {
  if (!answer || (answer.isKept && answer.today < device)) return device;
  return answer.today;
}

/** The classes of today; `lastKnown` is the college's day when the device was online last, where the day is the device's alone. */
export function useToday(facultyId?: string) {
  const device = useIndiaDay();
  const { data, dataUpdatedAt } = useQuery(dayQuery(device, facultyId));
  // An answer from before midnight, loaded ahead for a day offline, says nothing about today.
  const isOld = indiaDate(collegeTime(dataUpdatedAt)) < device;
  const day = dayOf(device, data && { today: data.today, isKept: data.isKept || isOld });
  const lastKnown = data?.isKept && data.today < day ? data.today : undefined;
  return { day, lastKnown, ...useQuery(dayQuery(day, facultyId)) };
}

export const rosterQuery = (year: Year) => callQuery('listRoster', { params: { year } });
