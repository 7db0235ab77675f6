import { sql } from 'kysely';
import { byLetter, findsWords, type Page, pageOf, plain, sortedBy, yearOrder } from '#server/db/list-page.ts';
import { filterConditions } from '#server/db/record-columns.ts';
import { recordRows } from '#server/db/record-rows.ts';
import type { Database, Tx } from '#server/db/schema.ts';
import { type Year, years } from '#shared/kit/study-years.ts';
import type { FacultyCalendarEvent } from '#shared/people/faculty.ts';
import {
  type CalendarEntry,
  type CalendarListQuery,
  calendarFields,
} from '#shared/teaching/academic-calendar.ts';

export const calendarRows = recordRows<CalendarEntry, StoredEntry>('academic_calendar', calendarFields);
const { toRecord } = calendarRows;

const sortColumns = {
  date: ['date', yearOrder, byLetter('event'), 'id'],
  event: [byLetter('event'), 'date', 'id'],
  year: [yearOrder, 'date', byLetter('event'), 'id'],
} as const;

const isInAllYears = sql<boolean>`(select count(distinct same.year) from academic_calendar as same
  where same.date = academic_calendar.date and same.event = academic_calendar.event
    and same.kind = academic_calendar.kind) = ${sql.lit(years.length)}`;

export async function listCalendarEntries(
  db: Database,
  query: CalendarListQuery,
): Promise<Page<CalendarEntry>> {
  const wanted = [...filterConditions(calendarFields, query), ...findsWords(query.q, plain(sql`event`))];
  let select = sortedBy(calendarRows.select(db), query.sort ?? 'date', sortColumns, wanted);
  if (query.from) select = select.where('date', '>=', query.from);
  if (query.to) select = select.where('date', '<=', query.to);
  if (!query.together || query.year) return pageOf(select, query, toRecord);
  const together = select
    .where(sql<boolean>`(year = 'FIRST' or not ${isInAllYears})`)
    .select(sql<number>`case when ${isInAllYears} then 1 else 0 end`.as('all_years'));
  return pageOf(together, query, (row) => ({ ...toRecord(row), allYears: row.all_years === 1 }));
}

/** Entries of all years: the upcoming ones in order, then the past ones, latest first. @param today a day */
export async function listCalendarFrom(db: Database, today: string): Promise<FacultyCalendarEvent[]> {
  const rows = await db
    .selectFrom('academic_calendar')
    .select(['id', 'event', 'date', 'year'])
    .orderBy('date')
    .orderBy(yearOrder)
    .orderBy('event')
    .execute();
  const ahead = rows.filter(({ date }) => date >= today);
  return [...ahead, ...rows.slice(0, rows.length - ahead.length).toReversed()];
}

/** For a calendar feed: all entries of one year, or of all years. */
export async function listCalendarOf(db: Database, year: Year | undefined): Promise<CalendarEntry[]> {
  let select = calendarRows.select(db).orderBy('date').orderBy('id');
  if (year) select = select.where('year', '=', year);
  return (await select.execute()).map(toRecord);
}

export type StoredEntry = Omit<CalendarEntry, 'id' | 'version'>;

/** The entries of the other years with the same day and event. */
export async function listSameEntries(
  tx: Tx,
  { year, date, event }: Pick<StoredEntry, 'year' | 'date' | 'event'>,
): Promise<CalendarEntry[]> {
  const rows = await calendarRows
    .select(tx)
    .where('date', '=', date)
    .where('event', '=', event)
    .where('year', '!=', year)
    .execute();
  return rows.map(toRecord);
}

export type Holiday = Pick<CalendarEntry, 'year' | 'date' | 'event'>;

/** @param range the first and the last day, both included */
export async function listHolidays(db: Database, range: { from: string; to: string }): Promise<Holiday[]> {
  return db
    .selectFrom('academic_calendar')
    .select(['year', 'date', 'event'])
    .where('kind', '=', 'holiday')
    .where('date', '>=', range.from)
    .where('date', '<=', range.to)
    .execute();
}
