// Dates on the wire: 'YYYY-MM-DD' for a day, ISO 8601 in UTC for an instant.
import * as z from 'zod/mini';
import { indiaDate } from './format.ts';

/** A day or an instant; parsed to an instant ('2005-03-04' → '2005-03-04T00:00:00.000Z'). */
export function isoInstant(message: string) {
  return z.string(message).check(
    // Date.parse turns 31 February into a day in March, so the day is checked separately.
    z.refine((text) => isDayOrInstant(text), { error: message, abort: true }),
    z.overwrite((text) => new Date(text).toISOString()),
  );
}

/**
 * A day, e.g. '2026-01-05'; 31 February is refused. An instant is accepted too and becomes its day in India, because older callers send instants.
 * @param message the error for a missing, empty or impossible date
 */
export function isoDate(message: string) {
  return z.string(message).check(
    z.refine((text) => isDayOrInstant(text), { error: message, abort: true }),
    z.overwrite((text) => (text.length === 10 ? text : indiaDate(new Date(text)))),
  );
}

/** A day that may be taken away: null or empty becomes null. */
export function isoDateOrNull(message: string) {
  const nothing = z.pipe(
    z.literal(''),
    z.transform(() => null),
  );
  return z.union([z.null(), nothing, isoDate(message)], { error: message });
}

/** An optional day: missing, null or empty becomes null. */
export function optionalIsoDate(message: string) {
  return z._default(isoDateOrNull(message), null);
}

function isDayOrInstant(text: string): boolean {
  return z.regexes.date.test(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));
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
