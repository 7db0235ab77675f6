// Private addresses at which calendar apps subscribe to the academic calendar.
import * as z from 'zod/mini';
import { matchingText } from '#shared/kit/text/text.ts';

/** The caller's own feed. The address itself is shown once, when it is made: only its hash is stored. */
export const calendarFeedSchema = z.object({ createdAt: z.string() });
export type CalendarFeed = z.infer<typeof calendarFeedSchema>;

export const newCalendarFeedSchema = z.object({ link: z.string(), createdAt: z.string() });

export const feedParams = z.object({
  token: matchingText(/^[\w-]{43}$/, 'No such calendar'),
});
