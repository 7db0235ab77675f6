// The changes of single days that concern a week: of a year, a teacher or a room.
import { say } from '#shared/kit/text/say.ts';
import { fullName } from '#shared/people/full-name.ts';
import type { ChangeOfDay, TimetableQuery } from '#shared/teaching/timetable.ts';

/**
 * A class that another teacher takes, or that is held elsewhere, is listed too.
 * @param query whose week it is
 */
export function changesOf(
  { year, facultyId, room }: TimetableQuery,
  changes: readonly ChangeOfDay[],
): ChangeOfDay[] {
  const isOwn = (one: ChangeOfDay) =>
    one.year === year ||
    (facultyId !== undefined && [one.faculty?.id, one.planned?.faculty?.id].includes(facultyId)) ||
    (room !== undefined && [one.room, one.planned?.room].includes(room));
  return changes.filter(isOwn).toSorted(byDayAndPeriod);
}

const byDayAndPeriod = (a: ChangeOfDay, b: ChangeOfDay) =>
  a.day === b.day ? a.period - b.period : a.day < b.day ? -1 : 1;

/** 'not held' · 'taken by Ravi Sample, Hall 2' · 'in Hall 2', where the teacher is the one of the plan. */
export function changeText({ isCancelled, faculty, room, planned }: ChangeOfDay): string {
  if (isCancelled) return say('not held');
  if (planned && planned.faculty?.id === faculty?.id)
    return room ? say('in {room}', { room }) : say('changed');
  return [faculty ? say('taken by {name}', { name: fullName(faculty) }) : say('no teacher yet'), room]
    .filter(Boolean)
    .join(', ');
}
