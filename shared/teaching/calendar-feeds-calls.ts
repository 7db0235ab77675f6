import * as z from 'zod/mini';
import { create, get, remove } from '#shared/kit/call.ts';
import * as feeds from '#shared/teaching/calendar-feeds.ts';

export const calendarFeedCalls = {
  listCalendarFeeds: get('/api/calendar-feeds', 'account.own', {
    summary: "The caller's private calendar address: none or one, never the address itself",
    answer: z.array(feeds.calendarFeedSchema),
  }),
  createCalendarFeed: create('/api/calendar-feeds', 'account.own', {
    summary: 'Make or renew the private calendar address; an earlier one ends',
    answer: feeds.newCalendarFeedSchema,
  }),
  deleteCalendarFeed: remove('/api/calendar-feeds', 'account.own', {
    summary: 'End the private calendar address',
  }),
  readCalendarFeed: get('/api/calendar/{token}.ics', 'calendar-feed.read', {
    summary: 'The academic calendar for a calendar app; the token in the address is the key',
    params: feeds.feedParams,
    contentType: 'text/calendar; charset=utf-8',
  }),
};
