// What the sample records are made of: data of the folder `samples`, days relative to the one on which they are made, so that some are
// past and some are upcoming, and values that look random and are the same in every run.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { indiaDate } from '#shared/kit/format.ts';
import type { Year } from '#shared/kit/study-years.ts';
import { addDays, dayMilliseconds, weekdayOf } from '#shared/teaching/weekdays.ts';

/** @template T what the file has */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- each caller knows its own file
export const readSamples = <T>(name: string): T =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'samples', `${name}.json`), 'utf8')) as T; // files of our own

/** The day in India ('YYYY-MM-DD') that is `days` after the instant `now`; a negative number gives a day before it. */
export function dayAfter(now: Date, days: number): string {
  return indiaDate(new Date(now.getTime() + days * dayMilliseconds));
}

/** The day itself, or the Monday after it: the college is closed on Sundays. */
export const workingDay = (date: string): string => (weekdayOf(date) === 7 ? addDays(date, 1) : date);

/** The day itself, or the Saturday before it: a past payment or exam must not move into the future. */
export const workingDayBefore = (date: string): string => (weekdayOf(date) === 7 ? addDays(date, -1) : date);

export const yearOf = (now: Date): number => Number(indiaDate(now).slice(0, 4));

/** A pseudo-random number from 0 to 1 (mulberry32). */
export function scatter(seed: number): number {
  let mixed = (seed + 0x6d2b79f5) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}

const subjects = readSamples<Record<Year, [code: string, name: string][]>>('subjects');

/** Six: the first three are taught in the year's first semester, the others in its second. */
export const demoSubjects = (year: Year) => subjects[year].map(([code, name]) => ({ code, name }));
