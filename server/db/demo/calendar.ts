// The entries of one college year, August to July, around the day on which the records are made.

import type { Insertable } from 'kysely';
import { nextId } from '#server/db/ids.ts';
import type { Schema } from '#server/db/schema.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { type Year, years } from '#shared/kit/study-years.ts';
import type { CalendarKind } from '#shared/teaching/academic-calendar.ts';
import { readSamples, workingDay, yearOf } from './samples.ts';

/** Month and day. From August on they fall into the calendar year in which the college's year starts. */
type DayOfYear = string;
type Entry = [DayOfYear, string];

interface Samples {
  holidays: Entry[];
  /** Festivals by the lunar calendar; years beyond this table have none in the sample. */
  moonFestivals: Record<number, Entry[]>;
  ofAllYears: Entry[];
  /** First-year students start after the counselling. */
  ofOneYear: Record<Year, Entry[]>;
  /** Of every year, a day later for each; {odd} and {even} are the numbers of its semesters. */
  exams: Entry[];
}

const { holidays, moonFestivals, ofAllYears, ofOneYear, exams } = readSamples<Samples>('calendar');

const examsOf = (place: number): Entry[] =>
  exams.map(([first, event]) => [
    first.slice(0, 3) + String(Number(first.slice(3)) + place).padStart(2, '0'),
    event.replace('{odd}', `${place * 2 + 1}`).replace('{even}', `${place * 2 + 2}`),
  ]);

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
      ...[...examsOf(place), ...ofOneYear[year]].map(([day, event]) => row(workingDay(dateOf(day)), event)),
    ];
  });
}
