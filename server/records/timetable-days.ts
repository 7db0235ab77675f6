// One day as it is held: the timetable, what substitutions change, and the registers that are taken.
import { findAcademicYear } from '#server/db/academic-years.ts';
import { listClasses } from '#server/db/classes.ts';
import { readDayPlan } from '#server/db/day-plan.ts';
import type { Database } from '#server/db/schema.ts';
import { listSubstitutions } from '#server/db/substitutions.ts';
import { listTimetable } from '#server/db/timetable.ts';
import { academicYearOf } from '#shared/academic-year.ts';
import { whyClosed } from '#shared/academic-years.ts';
import type { ClassHeld } from '#shared/classes.ts';
import { type Year, years } from '#shared/study-years.ts';
import type { DayClass, Substitution, TimetableDay, TimetableEntry } from '#shared/timetable.ts';
import { weekdayOf } from '#shared/weekdays.ts';

interface Asked {
  year?: Year | undefined;
  facultyId?: string | undefined;
}

/** @param withRegisters students are not told which registers are taken */
export async function readTimetableDay(
  db: Database,
  day: string,
  today: string,
  asked: Asked,
  withRegisters: boolean,
): Promise<TimetableDay> {
  const { periods } = await readDayPlan(db);
  const academicYear = await findAcademicYear(db, academicYearOf(day));
  const closed = whyClosed(academicYear, day) ?? null;
  const entries = closed ? [] : await listTimetable(db, { from: day, to: day, weekday: weekdayOf(day) });
  const changes = closed ? [] : await listSubstitutions(db, { from: day, to: day });
  const held = withRegisters ? await listClasses(db, { from: day, to: day }) : [];
  const classes = dayClasses(entries, changes, held).filter((one) => isAsked(one, asked));
  return { day, today, closed, periods, classes };
}

function isAsked(one: DayClass, { year, facultyId }: Asked): boolean {
  if (year && one.year !== year) return false;
  // A teacher also sees who takes the own class instead.
  return !facultyId || one.faculty?.id === facultyId || one.substitution?.instead?.id === facultyId;
}

const placeOf = ({ period, year }: Pick<DayClass, 'period' | 'year'>) => `${period} ${year}`;

export function dayClasses(
  entries: readonly TimetableEntry[],
  changes: readonly Substitution[],
  held: readonly ClassHeld[],
): DayClass[] {
  const classes = new Map<string, DayClass>();
  for (const { period, year, subject, faculty, room, kind } of entries)
    classes.set(placeOf({ period, year }), {
      ...{ period, year, subject, faculty, room, kind },
      substitution: null,
      held: null,
    });
  for (const { id, reason, isCancelled, period, year, subject, faculty, room, kind } of changes) {
    const instead = classes.get(placeOf({ period, year }))?.faculty ?? null;
    classes.set(placeOf({ period, year }), {
      ...{ period, year, subject, faculty, room, kind },
      substitution: { id, reason, isCancelled, instead: instead?.id === faculty?.id ? null : instead },
      held: null,
    });
  }
  // A class keeps what it was when its register was taken, whatever the timetable says since.
  for (const { id, takenBy, counts, version, period, year, subject, faculty, room, kind } of held) {
    const planned = classes.get(placeOf({ period, year }));
    const students = Object.values(counts).reduce((sum, count) => sum + count, 0);
    classes.set(placeOf({ period, year }), {
      ...{ period, year, subject, faculty, room, kind },
      substitution: planned?.substitution ?? null,
      held: { id, takenBy, present: counts.present + counts.late, students, version },
    });
  }
  return [...classes.values()].sort(
    (a, b) => a.period - b.period || years.indexOf(a.year) - years.indexOf(b.year),
  );
}
