// What a calendar feed has for a student, a teacher or the office: the academic calendar, the examinations ahead and the own
// classes. Each text is read on a phone, away from the portal: it says by itself what is meant.

import { hashToken, newToken } from '#server/auth/tokens.ts';
import { toICalendar } from '#server/calendar/icalendar.ts';
import type { Handlers } from '#server/context.ts';
import { insertAudit } from '#server/db/office/audit-log.ts';
import type { Database } from '#server/db/schema.ts';
import { listCalendarOf } from '#server/db/teaching/academic-calendar.ts';
import * as feeds from '#server/db/teaching/calendar-feeds.ts';
import { readDayPlan } from '#server/db/teaching/day-plan.ts';
import { orNotFound } from '#server/errors.ts';
import { readExamSchedule } from '#server/rules/exams/exam-schedule.ts';
import { listComingClasses } from '#server/rules/teaching/timetable-days.ts';
import type { Settings } from '#server/settings.ts';
import { contract } from '#shared/contract.ts';
import { examEnd } from '#shared/exams/exam-end.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { type Year, yearLabels, years } from '#shared/kit/study-years.ts';
import { fullName } from '#shared/people/full-name.ts';
import type { Role } from '#shared/roles.ts';
import type { CalendarEntry } from '#shared/teaching/academic-calendar.ts';
import type { CalendarDay } from '#shared/teaching/calendar-days.ts';
import { classKindLabels, courseName } from '#shared/teaching/class-kinds.ts';
import type { DueClass } from '#shared/teaching/timetable.ts';
import { addDays } from '#shared/teaching/weekdays.ts';

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

interface Owner {
  role: Role;
  /** Of a student. */
  year: Year | null;
  /** Of a teacher. */
  facultyId: string | null;
}

async function readCalendarDays(
  db: Database,
  owner: Owner,
  today: string,
  settings: Pick<Settings, 'college'>,
): Promise<CalendarDay[]> {
  const year = ownYear(owner);
  const days = [
    ...entryDays(await listCalendarOf(db, year), year),
    ...(await examDays(db, owner, today)),
    ...(await classDays(db, owner, today)),
  ];
  return days.map((day) => ({ ...day, uid: `${day.uid}@${settings.college.emailDomain}` }));
}

const ownYear = ({ role, year }: Owner): Year | undefined =>
  role === 'student' ? (year ?? undefined) : undefined;

const ofYear = (owner: Owner, year: Year): string =>
  owner.role === 'student' ? '' : ` (${yearLabels[year]} year)`;

/** 'First, Second and Third' */
const listed = new Intl.ListFormat('en-GB');

/** A holiday of four years is one line of a teacher's day, not four. */
function entryDays(entries: readonly CalendarEntry[], own: Year | undefined): CalendarDay[] {
  const same = Map.groupBy(entries, ({ date, event }) => `${date} ${event}`);
  return [...same.values()].flatMap((together) => {
    const [first] = together;
    if (!first) return [];
    const { id, date, event, version } = first;
    const ofYears = years.filter((year) => together.some((entry) => entry.year === year));
    const category = `${listed.format(ofYears.map((year) => yearLabels[year]))} year`;
    // Staff see all years, so that their titles name the year, unless it concerns the whole college.
    const isNamed = !own && ofYears.length < years.length;
    return [
      { uid: id, date, title: isNamed ? `${event} (${category})` : event, category, sequence: version - 1 },
    ];
  });
}

async function examDays(db: Database, owner: Owner, today: string): Promise<CalendarDay[]> {
  const year = ownYear(owner);
  const exams = await readExamSchedule(db, today);
  return exams
    .filter((exam) => !year || exam.year === year)
    .map((exam) => ({
      uid: `exam-${exam.recordId}-${exam.year}-${exam.examCode}`,
      date: exam.date,
      // Without a known duration it has no end: a guess would keep the time after it busy, or free.
      ...(exam.time && { times: { from: exam.time, to: examEnd(exam.time, exam.duration) } }),
      title: `Examination: ${exam.subject}${ofYear(owner, exam.year)}`,
      details: [exam.semester, exam.duration],
      location: exam.venue,
      category: 'Examination',
      sequence: 0,
    }));
}

/** The classes of the week before and the five weeks to come: calendar apps ask again twice a day. */
async function classDays(db: Database, owner: Owner, today: string): Promise<CalendarDay[]> {
  const { role, facultyId } = owner;
  const year = ownYear(owner);
  const asked = year ? { year } : role === 'faculty' && facultyId ? { facultyId } : undefined;
  if (!asked) return [];
  const { periods } = await readDayPlan(db);
  const classes = await listComingClasses(db, { from: addDays(today, -7), to: addDays(today, 35) }, asked);
  return classes.flatMap((held) => {
    const times = periods[held.period - 1];
    return times ? [{ ...classDay(owner, held), times }] : [];
  });
}

function classDay(owner: Owner, dueClass: DueClass): CalendarDay {
  const { day, period, year, faculty, room, kind, substitution } = dueClass;
  const isCancelled = substitution?.isCancelled ?? false;
  const isTaken = owner.role === 'faculty' && faculty?.id !== owner.facultyId;
  const teacher = faculty && fullName(faculty);
  return {
    uid: `class-${day}-${period}-${year}`,
    date: day,
    title: `${titleStart()}${courseName(dueClass)}${ofYear(owner, year)}`,
    details: [owner.role === 'student' && teacher ? teacher : '', whatIsChanged()],
    location: room,
    category: classKindLabels[kind],
    isFree: isCancelled || isTaken,
    isCancelled,
    sequence: 0,
  };

  function titleStart(): string {
    if (isCancelled) return 'Not held: ';
    if (isTaken) return teacher ? `Taken by ${teacher}: ` : 'No teacher yet: ';
    return '';
  }

  function whatIsChanged(): string {
    if (!substitution) return '';
    const { instead, reason } = substitution;
    if (isCancelled) return `Not held: ${reason}`;
    const isSubstitute = owner.role === 'faculty' && !isTaken && instead;
    return `${isSubstitute ? `Instead of ${fullName(instead)}` : 'Changed for this day'}: ${reason}`;
  }
}
