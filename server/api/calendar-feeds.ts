import { hashToken, newToken } from '#server/auth/tokens.ts';
import { toICalendar } from '#server/calendar/icalendar.ts';
import { listCalendarOf } from '#server/db/academic-calendar.ts';
import { insertAudit } from '#server/db/audit-log.ts';
import * as feeds from '#server/db/calendar-feeds.ts';
import { notFound } from '#server/errors.ts';
import type { Handlers } from '#server/http/context.ts';
import { contract } from '#shared/contract.ts';
import { yearLabels } from '#shared/study-years.ts';

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
    const feed = await feeds.findCalendarFeed(db, hashToken(params.token));
    if (!feed) throw notFound('Calendar');
    const entries = await listCalendarOf(db, feed.role === 'student' ? (feed.year ?? undefined) : undefined);
    // A student's calendar has one year of study only; staff see all years, so their titles name the year.
    const title = (event: string, year: keyof typeof yearLabels) =>
      feed.role === 'student' ? event : `${event} (${yearLabels[year]} year)`;
    reply.header('content-disposition', 'inline; filename="academic-calendar.ics"');
    return toICalendar(
      `${settings.college.shortName} academic calendar`,
      entries.map(({ id, date, event, year, version }) => ({
        uid: `${id}@${settings.college.emailDomain}`,
        date,
        title: title(event, year),
        category: `${yearLabels[year]} year`,
        sequence: version - 1,
      })),
      clock(),
    );
  },
} satisfies Partial<Handlers>;
