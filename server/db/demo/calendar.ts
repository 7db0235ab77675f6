// The entries of one college year, August to July, around the day on which the records are made.

import type { Insertable } from 'kysely';
import { nextId } from '#server/db/ids.ts';
import type { Schema } from '#server/db/schema.ts';
import { indiaDate } from '#shared/kit/format.ts';
import { type Year, years } from '#shared/kit/study-years.ts';
import type { CalendarKind } from '#shared/teaching/academic-calendar.ts';
import { workingDay, yearOf } from './days.ts';

/** Month and day. From August on they fall into the calendar year in which the college's year starts. */
type DayOfYear = string;
type Entry = [DayOfYear, string];

const holidays: Entry[] = [
  ['08-15', 'Independence Day'],
  ['10-02', 'Gandhi Jayanti'],
  ['12-25', 'Christmas'],
  ['01-13', 'Bhogi'],
  ['01-14', 'Sankranti'],
  ['01-15', 'Kanuma'],
  ['01-26', 'Republic Day'],
];
const ofAllYears: Entry[] = [['09-08', 'World Physiotherapy Day']];

/** Festivals by the lunar calendar; years beyond this table have none in the sample. */
const moonFestivals: Record<number, Entry[]> = {
  2024: [
    ['04-09', 'Ugadi'],
    ['10-12', 'Vijayadashami'],
    ['10-31', 'Diwali'],
  ],
  2025: [
    ['03-30', 'Ugadi'],
    ['10-02', 'Vijayadashami'],
    ['10-20', 'Diwali'],
  ],
  2026: [
    ['03-19', 'Ugadi'],
    ['10-20', 'Vijayadashami'],
    ['11-08', 'Diwali'],
  ],
  2027: [
    ['04-07', 'Ugadi'],
    ['10-09', 'Vijayadashami'],
    ['10-29', 'Diwali'],
  ],
  2028: [
    ['03-27', 'Ugadi'],
    ['09-27', 'Vijayadashami'],
    ['10-17', 'Diwali'],
  ],
  2029: [
    ['04-14', 'Ugadi'],
    ['10-16', 'Vijayadashami'],
    ['11-05', 'Diwali'],
  ],
  2030: [
    ['04-03', 'Ugadi'],
    ['10-06', 'Vijayadashami'],
    ['10-26', 'Diwali'],
  ],
};

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

const ofOneYear: Record<Year, Entry[]> = {
  FIRST: [
    ['09-12', 'Orientation day for first-year students and parents'],
    ['02-12', 'Visit to the skill laboratory'],
  ],
  SECOND: [
    ['08-24', 'Exercise Therapy practicals begin'],
    ['02-19', 'Clinical observation begins'],
  ],
  THIRD: [
    ['08-31', 'Clinical posting begins: Orthopaedics'],
    ['02-22', 'Research proposals due'],
  ],
  FOURTH: [
    ['08-31', 'Clinical posting begins: Neurology'],
    ['02-15', 'Community posting begins'],
    ['07-05', 'Internship begins'],
  ],
};

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
