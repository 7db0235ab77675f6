// The entries of one college year, August to July, around the day on which the records are made.

import type { Insertable } from 'kysely';
import { nextId } from '#server/db/ids.ts';
import type { Schema } from '#server/db/schema.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { type Year, years } from '#shared/kit/study-years.ts';
import type { CalendarKind } from '#shared/teaching/academic-calendar.ts';
import { workingDay, yearOf } from './days.ts';
import { readSamples } from './samples.ts';

/** Month and day. From August on they fall into the calendar year in which the college's year starts. */
type DayOfYear = string;
type Entry = [DayOfYear, string];

interface Samples {
  holidays: Entry[];
  /** Festivals by the lunar calendar; years beyond this table have none in the sample. */
  moonFestivals: Record<number, Entry[]>;
  ofAllYears: Entry[];
  ofOneYear: Record<Year, Entry[]>;
}

const { holidays, moonFestivals, ofAllYears, ofOneYear } = readSamples<Samples>('calendar');

/** The entries of each year of study, with its two semesters' numbers. First-year students start after the counselling. */
function teaching(year: Year, place: number): Entry[] {
  const [odd, even] = [place * 2 + 1, place * 2 + 2];
  const day = (month: string, first: number) => `${month}-${String(first + place).padStart(2, '0')}`;
  return [
    [year === 'FIRST' ? '09-01' : '08-03', `Commencement of classes, Semester ${odd}`],
    [day('10', 5), `First internal examinations, Semester ${odd}`],
    [day('11', 16), `Second internal examinations, Semester ${odd}`],
    [day('12', 7), `University examinations begin, Semester ${odd}`],
    [day('12', 14), `University practical examinations, Semester ${odd}`],
    ['01-18', `Commencement of classes, Semester ${even}`],
    [day('03', 8), `First internal examinations, Semester ${even}`],
    [day('05', 3), `Second internal examinations, Semester ${even}`],
    ['05-10', 'Summer vacation begins'],
    [day('06', 7), `University examinations begin, Semester ${even}`],
    [day('06', 21), `University practical examinations, Semester ${even}`],
  ];
}

export function demoCalendar(now: Date): Insertable<Schema['academic_calendar']>[] {
  const start = indiaDate(now).slice(5) >= '08-01' ? yearOf(now) : yearOf(now) - 1;
  const dateOf = (day: DayOfYear) => `${day >= '08-01' ? start : start + 1}-${day}`;
  const festivals = [
    ...(moonFestivals[start] ?? []).filter(([day]) => day >= '08-01'),
    ...(moonFestivals[start + 1] ?? []).filter(([day]) => day < '08-01'),
  ];
  return years.flatMap((year, place) => {
    const row = (date: string, event: string, kind: CalendarKind = 'event') => ({
      id: nextId(),
      year,
      event,
      date,
      kind,
    });
    return [
      ...[...holidays, ...festivals].map(([day, event]) => row(dateOf(day), event, 'holiday')),
      ...ofAllYears.map(([day, event]) => row(dateOf(day), event)),
      ...[...teaching(year, place), ...ofOneYear[year]].map(([day, event]) =>
        row(workingDay(dateOf(day)), event),
      ),
    ];
  });
}
