// Dates on the wire: 'YYYY-MM-DD' for a day, ISO 8601 in UTC for an instant.
import * as z from 'zod/mini';

/** A day, e.g. '2026-01-05'. 31 February is refused. */
export function isoDate(message: string) {
  return z.string(message).check(z.regex(z.regexes.date, message));
}

/** A day or an instant; comes out as an instant ('2005-03-04' → '2005-03-04T00:00:00.000Z'). */
export function isoInstant(message: string) {
  return z.string(message).check(
    // Date.parse would roll 31 February over into March, so the day is checked by itself.
    z.refine((text) => z.regexes.date.test(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)), {
      error: message,
      abort: true,
    }),
    z.overwrite((text) => new Date(text).toISOString()),
  );
}
