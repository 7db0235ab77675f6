// Dates on the wire: 'YYYY-MM-DD' for a day, ISO 8601 in UTC for an instant.
import * as z from 'zod/mini';
import { matchingText } from '#shared/kit/text/text.ts';
import { type DayMeaning, whyNotOn } from './days.ts';
import { orNull } from './fields/field-schemas.ts';
import { indiaDate } from './format.ts';

/**
 * A day, e.g. '2026-01-05'; 31 February is refused. An instant is accepted too and becomes its day in India, because older callers send instants.
 * @param message the error for a missing or empty date
 * @param meaning limits the days, in shared/kit/days.ts
 */
export function isoDate(message: string, meaning: DayMeaning) {
  return checkedDay(message, meaning).check(z.overwrite(indiaDayOf));
}

/** 'HH:MM' of 24 hours. */
export const clockTime = (message: string) => matchingText(/^([01]\d|2[0-3]):[0-5]\d$/, message);

/** A day or an instant; parsed to an instant ('2005-03-04' → '2005-03-04T00:00:00.000Z'). */
export function isoInstant(message: string, meaning: DayMeaning) {
  return checkedDay(message, meaning).check(z.overwrite((text) => new Date(text).toISOString()));
}

function checkedDay(message: string, meaning: DayMeaning) {
  const error = ({ input }: { input?: unknown }) =>
    meaning !== 'search' && isTyped(input) ? dayExample : message;
  return z.string({ error }).check(
    z.refine((text) => isDayOrInstant(text), { error, abort: true }),
    z.refine((text) => !whyNotOn(indiaDayOf(text), meaning), {
      error: ({ input }) => whyNotOn(indiaDayOf(String(input)), meaning),
      abort: true,
    }),
  );
}

/** A form and an import turn what they can read into '2026-01-05'. */
const dayExample = 'This is not a day: write it like 5/8/2008, 5 Aug 2008 or 2008-08-05';
const isTyped = (input: unknown) =>
  typeof input === 'number' || (typeof input === 'string' && input.trim() !== '');

const indiaDayOf = (text: string) => (text.length === 10 ? text : indiaDate(new Date(text)));

/** An optional day: missing, null or empty becomes null. */
export function optionalIsoDate(message: string, meaning: DayMeaning) {
  return z._default(orNull(isoDate(message, meaning), message), null);
}

const dayOrInstant = /^[\d-]{10}(?:[T ][\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?$/;

function isDayOrInstant(text: string): boolean {
  return dayOrInstant.test(text) && z.regexes.date.test(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));
}

/** The instant that many calendar months earlier; where the month is shorter, at its end. */
export function monthsBefore(now: Date, months: number): string {
  const date = new Date(now);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return date.toISOString();
}

const askedDay = (name: string) => z.optional(isoDate(`${name} must be a date`, 'search'));
/** The first and the last day of a list, both included. */
export const askedDays = { from: askedDay('from'), to: askedDay('to') };
