// Private addresses at which calendar apps subscribe to the academic calendar.
import * as z from 'zod/mini';
import { create, get, remove } from '#shared/kit/call.ts';
import { matchingText } from '#shared/kit/text/text.ts';

export const calendarFeedCalls = {
  listCalendarFeeds: get('/api/calendar-feeds', 'account.own', {
    summary: "The caller's private calendar address: none or one, never the address itself",
    /** Its token is shown once, when it is made: only its hash is stored. */
    answer: z.array(z.object({ createdAt: z.string() })),
  }),
  createCalendarFeed: create('/api/calendar-feeds', 'account.own', {
    summary: 'Make or renew the private calendar address; an earlier one ends',
    answer: z.object({ link: z.string(), createdAt: z.string() }),
  }),
  deleteCalendarFeed: remove('/api/calendar-feeds', 'account.own', {
    summary: 'End the private calendar address',
  }),
  readCalendarFeed: get('/api/calendar/{token}.ics', 'calendar-feed.read', {
    summary: 'The academic calendar for a calendar app; the token in the address is the key',
    params: { token: matchingText(/^[\w-]{43}$/, 'No such calendar') },
    contentType: 'text/calendar; charset=utf-8',
  }),
};
