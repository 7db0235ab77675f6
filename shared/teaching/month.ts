// Months as '2026-11' and days as '2026-11-05': text, because a Date would depend on the time zone.

import { monthNames } from '#shared/kit/days.ts';
import { say } from '#shared/kit/text/say.ts';
import { addDays, mondayOf, weekdayLabel, weekdayOf, weekdays } from './weekdays.ts';

/** The days of the weeks of a month, Monday first, completed with days of the months before and after. */
export function weeksOf(month: string): string[][] {
  const { from, to } = spanOf(month);
  const weeks: string[][] = [];
  for (let monday = mondayOf(from); monday <= to; monday = addDays(monday, 7))
    weeks.push(weekdays.map((weekday) => addDays(monday, weekday - 1)));
  return weeks;
}

/** First and last day. */
export const spanOf = (month: string) => ({
  from: `${month}-01`,
  to: addDays(`${monthAfter(month, 1)}-01`, -1),
});

/** 1 is the next month, -1 the one before. */
export function monthAfter(month: string, steps: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + steps);
  return date.toISOString().slice(0, 7);
}

const nameOf = (month: string) => say(monthNames[Number(month.slice(5, 7)) - 1]);

/** 'November 2026' */
export const monthLabel = (month: string): string => `${nameOf(month)} ${month.slice(0, 4)}`;

/** 'Thursday, 5 November' */
export function dayLabel(date: string): string {
  return `${weekdayLabel(weekdayOf(date))}, ${Number(date.slice(8))} ${nameOf(date)}`;
}
