// Sample dates are relative to the day on which the records are made, so that some are past and some are upcoming.

import { indiaDate } from '#shared/kit/format.ts';
import { addDays, dayMilliseconds, weekdayOf } from '#shared/teaching/weekdays.ts';

/** The day in India ('YYYY-MM-DD') that is `days` after the instant `now`; a negative number gives a day before it. */
export function dayAfter(now: Date, days: number): string {
  return indiaDate(new Date(now.getTime() + days * dayMilliseconds));
}

/** The day itself, or the Monday after it: the college is closed on Sundays. */
export function workingDay(date: string): string {
  return weekdayOf(date) === 7 ? addDays(date, 1) : date;
}

/** The day itself, or the Saturday before it: a past payment or exam must not move into the future. */
export function workingDayBefore(date: string): string {
  return weekdayOf(date) === 7 ? addDays(date, -1) : date;
}

/** Calendar year in India. */
export function yearOf(now: Date): number {
  return Number(indiaDate(now).slice(0, 4));
}
