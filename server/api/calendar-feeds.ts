import { hashToken, newToken } from '#server/auth/tokens.ts';
import { type CalendarDay, toICalendar } from '#server/calendar/icalendar.ts';
import { listCalendarOf } from '#server/db/academic-calendar.ts';
import { insertAudit } from '#server/db/audit-log.ts';
import * as feeds from '#server/db/calendar-feeds.ts';
import { readDayPlan } from '#server/db/day-plan.ts';
import type { Database } from '#server/db/schema.ts';
import { notFound } from '#server/errors.ts';
import type { Handlers } from '#server/http/context.ts';
import { listComingClasses } from '#server/records/timetable-days.ts';
import { classKindLabels } from '#shared/class-kinds.ts';
import { contract } from '#shared/contract.ts';
import { indiaDate } from '#shared/format.ts';
import type { Role } from '#shared/roles.ts';
import { type Year, yearLabels } from '#shared/study-years.ts';
import { addDays } from '#shared/weekdays.ts';

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
    const classes = await classesOf(db, feed, indiaDate(clock()), settings.college.emailDomain);
    return toICalendar(
      `${settings.college.shortName} academic calendar`,
      [
        ...entries.map(({ id, date, event, year, version }) => ({
          uid: `${id}@${settings.college.emailDomain}`,
          date,
          title: title(event, year),
          category: `${yearLabels[year]} year`,
          sequence: version - 1,
        })),
        ...classes,
      ],
      clock(),
    );
  },
} satisfies Partial<Handlers>;

/** The classes of the week before and the five weeks to come: calendar apps ask again twice a day. */
async function classesOf(
  db: Database,
  { role, year, facultyId }: { role: Role; year: Year | null; facultyId: string | null },
  today: string,
  domain: string,
): Promise<CalendarDay[]> {
  const asked =
    role === 'student' && year ? { year } : role === 'faculty' && facultyId ? { facultyId } : undefined;
  if (!asked) return [];
  const { periods } = await readDayPlan(db);
  const classes = await listComingClasses(db, { from: addDays(today, -7), to: addDays(today, 35) }, asked);
  return classes.flatMap((one) => {
    const times = periods[one.period - 1];
    const ofYear = role === 'faculty' ? ` (${yearLabels[one.year]} year)` : '';
    return times
      ? [
          {
            uid: `class-${one.day}-${one.period}-${one.year}@${domain}`,
            date: one.day,
            times,
            title: `${one.subject.name}${ofYear}`,
            location: one.room,
            category: classKindLabels[one.kind],
            sequence: 0,
          },
        ]
      : [];
  });
}
