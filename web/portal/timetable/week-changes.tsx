import { useQuery } from '@tanstack/react-query';
import { courseName } from '#shared/class-kinds.ts';
import { yearLabels } from '#shared/study-years.ts';
import { teacherName } from '#shared/teacher-name.ts';
import type { Substitution, TimetableEntry, TimetableQuery } from '#shared/timetable.ts';
import { weekdayOf } from '#shared/weekdays.ts';
import { dayLabel } from '#web/portal/calendar/month.ts';
import { substitutionsQuery } from './timetable-queries.ts';

interface WeekChangesProps {
  /** Whose week it is. */
  query: TimetableQuery;
  /** The plan of that week: a teacher is also told of an own class that another teacher takes. */
  entries: readonly TimetableEntry[];
}

/** What differs from the week on single days of the coming month. */
export function WeekChanges({ query: { year, facultyId }, entries }: WeekChangesProps) {
  const { data } = useQuery(substitutionsQuery);
  const isOwn = (one: Substitution) =>
    one.year === year ||
    (facultyId !== undefined && (one.faculty?.id === facultyId || entries.some(isCellOf(one))));
  const own = (data ?? []).filter(isOwn).toSorted(byDayAndPeriod);
  if (own.length === 0) return null;
  return (
    <section aria-labelledby="changes" className="mb-5 max-w-prose">
      <h2 id="changes" className="mb-1 text-lg">
        Changes on single days
      </h2>
      <ul className="grid gap-1">
        {own.map((one) => (
          <li key={one.id}>
            <strong className="font-semibold">{dayLabel(one.day)}</strong>, period {one.period}:{' '}
            {courseName(one)}
            {facultyId && `, ${yearLabels[one.year].toLowerCase()} year`}
            <span className="text-madder"> · {whatOf(one)}</span> ({one.reason})
          </li>
        ))}
      </ul>
    </section>
  );
}

const isCellOf =
  ({ day, period, year }: Substitution) =>
  (entry: TimetableEntry) =>
    entry.weekday === weekdayOf(day) && entry.period === period && entry.year === year;

const byDayAndPeriod = (a: Substitution, b: Substitution) =>
  a.day === b.day ? a.period - b.period : a.day < b.day ? -1 : 1;

function whatOf({ isCancelled, faculty, room }: Substitution): string {
  if (isCancelled) return 'not held';
  return [faculty ? `taken by ${teacherName(faculty)}` : 'no teacher yet', room].filter(Boolean).join(', ');
}
