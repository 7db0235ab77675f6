// Days of the week, and the week that a day belongs to. All days are 'YYYY-MM-DD' and need no time zone.
import { say } from '#shared/kit/text/say.ts';

export const dayMilliseconds = 86_400_000;

/** 1 is Monday, as in ISO 8601. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
export const weekdayLabels = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export const weekdayLabel = (weekday: number): string => say(weekdayLabels[weekday - 1] ?? '');

export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

/** @param days may be negative */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** How many days the second is after the first; negative where it is before. */
export const daysBetween = (first: string, second: string): number =>
  Math.round((Date.parse(second) - Date.parse(first)) / dayMilliseconds);

export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day));
