// The changes of single days that concern a week: of a year, a teacher or a room.
import { yearLabels } from '#shared/kit/study-years.ts';
import { say } from '#shared/kit/text/say.ts';
import { fullName } from '#shared/people/full-name.ts';
import { courseName } from '#shared/teaching/class-kinds.ts';
import { dayLabel } from '#shared/teaching/month.ts';
import type { ChangeOfDay, TimetableQuery } from '#shared/teaching/timetable.ts';

/** What the week is of: it need not be repeated in each cell. */
export type WeekOf = 'year' | 'teacher' | 'room';

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

/** What differs from the week on single days. */
export function WeekChanges({ changes, of }: { changes: readonly ChangeOfDay[]; of: WeekOf }) {
  if (changes.length === 0) return null;
  return (
    <section aria-labelledby="changes" className="mb-5 max-w-prose print:mb-2 print:max-w-none">
      <h2 id="changes" className="mb-1 text-lg">
        {say('Changes on single days')}
      </h2>
      <ul className="grid gap-2 print:gap-0">
        {changes.map((change) => (
          <li key={change.id}>
            <strong className="font-semibold">{dayLabel(change.day)}</strong>,{' '}
            {say('period {period}', { period: change.period })}: {say(courseName(change))}
            {of !== 'year' && `, ${yearLabels[change.year].toLowerCase()} year`}
            <span className="text-madder"> · {changeText(change)}</span>
            <span className="block text-sm text-ink-soft print:inline print:text-[1em]">
              {' '}
              ({change.reason})
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
