// The changes of single days that concern a week: of a year, a teacher or a room.
import { teacherName } from '#shared/teacher-name.ts';
import type { Substitution, TimetableEntry, TimetableQuery } from '#shared/timetable.ts';
import { weekdayOf } from '#shared/weekdays.ts';

/**
 * @param query whose week it is
 * @param entries the plan of that week: a class that another teacher takes, or that is held elsewhere, is told too
 */
export function changesOf(
  { year, facultyId, room }: TimetableQuery,
  entries: readonly TimetableEntry[],
  changes: readonly Substitution[],
): Substitution[] {
  const isOwn = (one: Substitution) =>
    one.year === year ||
    (facultyId !== undefined && one.faculty?.id === facultyId) ||
    (room !== undefined && one.room === room) ||
    (!year && plannedOf(one, entries) !== undefined);
  return changes.filter(isOwn).toSorted(byDayAndPeriod);
}

const plannedOf = ({ day, period, year }: Substitution, entries: readonly TimetableEntry[]) =>
  entries.find((entry) => entry.weekday === weekdayOf(day) && entry.period === period && entry.year === year);

const byDayAndPeriod = (a: Substitution, b: Substitution) =>
  a.day === b.day ? a.period - b.period : a.day < b.day ? -1 : 1;

/** 'not held' · 'taken by Ravi Sample, Hall 2' · 'in Hall 2', where the teacher is the one of the plan. */
export function changeText(one: Substitution, entries: readonly TimetableEntry[]): string {
  const { isCancelled, faculty, room } = one;
  if (isCancelled) return 'not held';
  const planned = plannedOf(one, entries);
  if (planned && planned.faculty?.id === faculty?.id) return room ? `in ${room}` : 'changed';
  return [faculty ? `taken by ${teacherName(faculty)}` : 'no teacher yet', room].filter(Boolean).join(', ');
}
