// Sample dates are relative to the day on which the records are made, so that some are past and some are upcoming.

import { indiaDate } from '#shared/kit/format.ts';
import { addDays, dayMilliseconds, weekdayOf } from '#shared/teaching/weekdays.ts';

/** The day in India ('YYYY-MM-DD') that is `days` after the instant `now`; a negative number gives a day before it. */
export function dayAfter(now: Date, days: number): string {
  return indiaDate(new Date(now.getTime() + days * dayMilliseconds));
}

/** The day itself, or the Monday after it: the college is closed on Sundays. */
export const workingDay = (date: string): string => (weekdayOf(date) === 7 ? addDays(date, 1) : date);

/** The day itself, or the Saturday before it: a past payment or exam must not move into the future. */
export const workingDayBefore = (date: string): string => (weekdayOf(date) === 7 ? addDays(date, -1) : date);

export const yearOf = (now: Date): number => Number(indiaDate(now).slice(0, 4));
