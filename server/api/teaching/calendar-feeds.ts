import { hashToken, newToken } from '#server/auth/tokens.ts';
import { toICalendar } from '#server/calendar/icalendar.ts';
import type { Handlers } from '#server/context.ts';
import { insertAudit } from '#server/db/office/audit-log.ts';
import * as feeds from '#server/db/teaching/calendar-feeds.ts';
import { orNotFound } from '#server/errors.ts';
import { readCalendarDays } from '#server/rules/teaching/calendar-days.ts';
import { contract } from '#shared/contract.ts';
import { indiaDate } from '#shared/kit/format.ts';

export const calendarFeedHandlers = {
  listCalendarFeeds: async ({ db, session }) => feeds.listCalendarFeeds(db, session.accountId),

  createCalendarFeed: async ({ db, session, author, clock, settings }) => {
    const now = clock();
    const token = newToken();
    await db.transaction().execute(async (tx) => {
      await feeds.insertCalendarFeed(tx, session.accountId, hashToken(token), now);
      const change = { action: 'create', noun: 'calendar-feed', recordId: session.accountId } as const;
      await insertAudit(tx, author, change, now);
    });
    const path = contract.readCalendarFeed.path.replace('{token}', token);
    return { link: `${settings.publicOrigin}${path}`, createdAt: now.toISOString() };
  },

  deleteCalendarFeed: async ({ db, session, author, clock }) =>
    db.transaction().execute(async (tx) => {
      if (!(await feeds.deleteCalendarFeed(tx, session.accountId))) return;
      const change = { action: 'delete', noun: 'calendar-feed', recordId: session.accountId } as const;
      await insertAudit(tx, author, change, clock());
    }),

  readCalendarFeed: async ({ db, params, clock, settings, reply }) => {
    const feed = orNotFound(await feeds.findCalendarFeed(db, hashToken(params.token)), 'Calendar');
    reply.header('content-disposition', 'inline; filename="academic-calendar.ics"');
    const now = clock();
    const days = await readCalendarDays(db, feed, indiaDate(now), settings);
    return toICalendar(`${settings.college.shortName} academic calendar`, days, now);
  },
} satisfies Partial<Handlers>;
