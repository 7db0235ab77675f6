// Months as '2026-11' and days as '2026-11-05': text, because a Date would depend on the time zone.

import { monthNames } from '#shared/kit/days.ts';
import { say } from '#shared/kit/text/say.ts';
import { weekdayLabel, weekdayOf } from './weekdays.ts';

export interface MonthDay {
  /** '2026-11-05' */
  date: string;
  day: number;
  isInMonth: boolean;
}

const utc = (month: string, day: number) => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1, day));
};
const isoDay = (date: Date) => date.toISOString().slice(0, 10);

/** The weeks of a month, Monday first, completed with days of the months before and after. */
export function weeksOf(month: string): MonthDay[][] {
  const lead = (utc(month, 1).getUTCDay() + 6) % 7;
  const days = daysIn(month);
  const weekCount = Math.ceil((lead + days) / 7);
  return Array.from({ length: weekCount }, (_week, week) =>
    Array.from({ length: 7 }, (_day, weekday) => {
      const day = week * 7 + weekday - lead + 1;
      const date = utc(month, day);
      return { date: isoDay(date), day: date.getUTCDate(), isInMonth: day >= 1 && day <= days };
    }),
  );
}

function daysIn(month: string): number {
  const next = utc(month, 32);
  next.setUTCDate(0);
  return next.getUTCDate();
}

/** First and last day. */
export const spanOf = (month: string) => ({ from: `${month}-01`, to: `${month}-${daysIn(month)}` });

/** 1 is the next month, -1 the one before. */
export function monthAfter(month: string, steps: number): string {
  const date = utc(month, 1);
  date.setUTCMonth(date.getUTCMonth() + steps);
  return isoDay(date).slice(0, 7);
}

const nameOf = (month: string) => say(monthNames[Number(month.slice(5, 7)) - 1]);

/** 'November 2026' */
export const monthLabel = (month: string): string => `${nameOf(month)} ${month.slice(0, 4)}`;

/** 'Thursday, 5 November' */
export function dayLabel(date: string): string {
  return `${weekdayLabel(weekdayOf(date))}, ${Number(date.slice(8))} ${nameOf(date)}`;
}
