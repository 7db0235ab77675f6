// One day as it is held: the timetable, what substitutions change, and the registers that are taken.

import type { Database } from '#server/db/schema.ts';
import { listClasses } from '#server/db/teaching/classes.ts';
import { readDayPlan } from '#server/db/teaching/day-plan.ts';
import { listSubstitutions } from '#server/db/teaching/substitutions.ts';
import { listTimetable } from '#server/db/teaching/timetable.ts';
import { type Year, years } from '#shared/kit/study-years.ts';
import { sumOf } from '#shared/kit/sums.ts';
import type { ClassHeld } from '#shared/teaching/classes.ts';
import type {
  ChangeOfDay,
  DayClass,
  DueClass,
  Substitution,
  TimetableDay,
  TimetableEntry,
} from '#shared/teaching/timetable.ts';
import { addDays, weekdayOf } from '#shared/teaching/weekdays.ts';
import { type ClosedDays, readClosedDays } from './closed-days.ts';

interface Asked {
  year?: Year | undefined;
  facultyId?: string | undefined;
}

/** @param withRegisters students and guardians are not told which registers are taken */
export async function readTimetableDay(
  db: Database,
  day: string,
  today: string,
  asked: Asked,
  withRegisters: boolean,
): Promise<TimetableDay> {
  const { periods } = await readDayPlan(db);
  const { days, closedDays } = await readDays(db, { from: day, to: day }, asked, withRegisters);
  const closed = closedDays.whyAll(day, asked.year ? [asked.year] : undefined) ?? null;
  const closedYears = years.flatMap((year) => {
    const why = closed || asked.year ? undefined : closedDays.why(day, year);
    return why ? [{ year, why }] : [];
  });
  return { day, today, closed, closedYears, periods, classes: days.flatMap(({ classes }) => classes) };
}

/** The days of a range with their classes, the newest first: of a year that is closed only those whose register is taken. */
async function readDays(
  db: Database,
  range: { from: string; to: string },
  asked: Asked,
  withRegisters = true,
): Promise<{ days: { day: string; classes: DayClass[] }[]; closedDays: ClosedDays }> {
  const { from, to } = range;
  const entries = await listTimetable(db, { from, to, ...(from === to && { weekday: weekdayOf(from) }) });
  const changes = await listSubstitutions(db, range);
  const held = withRegisters ? await listClasses(db, range) : [];
  const closedDays = await readClosedDays(db, range);
  const days: { day: string; classes: DayClass[] }[] = [];
  for (let day = to; day >= from; day = addDays(day, -1)) {
    const isOpen = ({ year }: { year: Year }) => !closedDays.why(day, year);
    const classes = askedClasses(
      entries.filter((entry) => isOn(entry, day) && isOpen(entry)),
      changes.filter((change) => change.day === day && isOpen(change)),
      held.filter((heldClass) => heldClass.day === day),
      asked,
    );
    days.push({ day, classes });
  }
  return { days, closedDays };
}

/** The classes of the days of a range on which some are held. */
async function listOpenDays(db: Database, range: { from: string; to: string }, asked: Asked) {
  const { days, closedDays } = await readDays(db, range, asked);
  return days
    .filter(({ day }) => !closedDays.whyAll(day))
    .flatMap(({ day, classes }) => classes.map((dayClass): DueClass => ({ ...dayClass, day })));
}

/** @param today classes of later days are not due */
export async function listRegistersDue(
  db: Database,
  { from, to, facultyId }: { from: string; to: string; facultyId?: string | undefined },
  today: string,
): Promise<DueClass[]> {
  const classes = await listOpenDays(db, { from, to: to < today ? to : today }, {});
  return classes
    .filter(({ held, substitution }) => !held && !substitution?.isCancelled)
    .filter(({ faculty }) => !facultyId || faculty?.id === facultyId);
}

/** What differs from the plan on single days of a range, with what the plan of that very day has. */
export async function listChanges(db: Database, range: { from: string; to: string }): Promise<ChangeOfDay[]> {
  const changes = await listSubstitutions(db, range);
  const entries = changes.length > 0 ? await listTimetable(db, range) : [];
  return changes.map((change) => ({
    ...change,
    planned: entries.find((entry) => isOn(entry, change.day) && placeOf(entry) === placeOf(change)) ?? null,
  }));
}

/**
 * The classes of a student's year or of a teacher, for a calendar feed; also those that are cancelled or taken by a colleague,
 * which are told.
 */
export const listComingClasses = (
  db: Database,
  range: { from: string; to: string },
  asked: { year: Year } | { facultyId: string },
): Promise<DueClass[]> => listOpenDays(db, range, asked);

export const isOn = (entry: TimetableEntry, day: string) =>
  entry.weekday === weekdayOf(day) && entry.validFrom <= day && (entry.validUntil ?? day) >= day;

function isAsked(dayClass: DayClass, { year, facultyId }: Asked): boolean {
  if (year && dayClass.year !== year) return false;
  // A teacher also sees who takes the own class instead.
  return !facultyId || dayClass.faculty?.id === facultyId || dayClass.substitution?.instead?.id === facultyId;
}

/** A teacher also sees that another one has taken the register of the own class. */
function askedClasses(
  entries: readonly TimetableEntry[],
  changes: readonly Substitution[],
  held: readonly ClassHeld[],
  asked: Asked,
): DayClass[] {
  const own = dayClasses(entries, changes, []).filter((dayClass) => isAsked(dayClass, asked));
  const ownPlaces = new Set(own.map(placeOf));
  return dayClasses(entries, changes, held).filter(
    (dayClass) => ownPlaces.has(placeOf(dayClass)) || isAsked(dayClass, asked),
  );
}

const placeOf = ({ period, year }: Pick<DayClass, 'period' | 'year'>) => `${period} ${year}`;

type ClassParts = Omit<DayClass, 'substitution' | 'held'>;

/** What an entry of the timetable, a change of one day and a class that was held all say of a class. */
const partsOf = ({ period, year, subject, faculty, room, kind }: ClassParts): ClassParts => {
  return { period, year, subject, faculty, room, kind };
};

export function dayClasses(
  entries: readonly TimetableEntry[],
  changes: readonly Substitution[],
  held: readonly ClassHeld[],
): DayClass[] {
  const classes = new Map<string, DayClass>();
  for (const entry of entries)
    classes.set(placeOf(entry), { ...partsOf(entry), substitution: null, held: null });
  for (const change of changes) {
    const { id, reason, isCancelled, faculty } = change;
    const instead = classes.get(placeOf(change))?.faculty ?? null;
    classes.set(placeOf(change), {
      ...partsOf(change),
      substitution: { id, reason, isCancelled, instead: instead?.id === faculty?.id ? null : instead },
      held: null,
    });
  }
  // A class keeps what it was when its register was taken, whatever the timetable says since.
  for (const heldClass of held) {
    const { id, takenBy, counts, version } = heldClass;
    const planned = classes.get(placeOf(heldClass));
    const students = sumOf(Object.values(counts));
    classes.set(placeOf(heldClass), {
      ...partsOf(heldClass),
      substitution: planned?.substitution ?? null,
      held: { id, takenBy, present: counts.present + counts.late, students, version },
    });
  }
  return [...classes.values()].sort(
    (a, b) => a.period - b.period || years.indexOf(a.year) - years.indexOf(b.year),
  );
}
