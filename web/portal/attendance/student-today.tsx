import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { advice, type SubjectAttendance } from '#shared/attendance.ts';
import { formatTime, indiaDate } from '#shared/format.ts';
import { nowAndNext, timeInIndia } from '#shared/now-and-next.ts';
import type { Student } from '#shared/students.ts';
import { teacherName } from '#shared/teaching.ts';
import type { DayClass, TimetableDay } from '#shared/timetable.ts';
import { callApi } from '#web/api/calls.ts';
import { studentAttendanceQuery } from './attendance-queries.ts';
import { percentText, StateBadge } from './attendance-state.tsx';

interface StudentTodayProps {
  student: Student;
  /** Addresses of the full screens. */
  timetable: string;
  attendance: string;
}

const cardClass =
  'relative rounded-lg border border-line bg-white p-4 transition-colors hover:border-teal sm:p-5';
const linkClass =
  'text-teal underline-offset-4 after:absolute after:inset-0 after:rounded-lg hover:underline';

/** The student's first screen: the next class, and the attendance with what it means. */
export function StudentToday({ student, timetable, attendance }: StudentTodayProps) {
  const [now] = useState(() => new Date());
  const day = indiaDate(now);
  const plan = useQuery({
    queryKey: ['timetable', 'day', day, student.year],
    queryFn: ({ signal }) =>
      callApi('readTimetableDay', { signal, params: { day }, query: { year: student.year } }),
  });
  const reckoning = useQuery(studentAttendanceQuery(student.id));
  return (
    <ul className="mb-3 grid gap-3 sm:grid-cols-2 print:hidden">
      <li className={cardClass}>
        <h2 className="mb-1 text-lg">
          <Link to={timetable} className={linkClass}>
            Next class
          </Link>
        </h2>
        <div className="min-h-12 leading-snug" aria-busy={plan.isPending}>
          {plan.data && <NextClass day={plan.data} time={timeInIndia(now)} />}
          {plan.error && !plan.data && 'This could not be loaded just now.'}
        </div>
      </li>
      <li className={cardClass}>
        <h2 className="mb-1 text-lg">
          <Link to={attendance} className={linkClass}>
            Attendance
          </Link>
        </h2>
        <div className="min-h-12 leading-snug" aria-busy={reckoning.isPending}>
          {reckoning.data && <Lowest subjects={reckoning.data.subjects} />}
          {reckoning.error && !reckoning.data && 'This could not be loaded just now.'}
        </div>
      </li>
    </ul>
  );
}

function NextClass({ day, time }: { day: TimetableDay; time: string }) {
  if (day.closed) return day.closed;
  const held = day.classes.filter(({ substitution }) => !substitution?.isCancelled);
  const { now, next } = nowAndNext<DayClass>(held, day.periods, time);
  const one = now ?? next;
  if (!one) return 'No further class today.';
  const from = day.periods[one.period - 1]?.from;
  return (
    <>
      <span className="block text-lg leading-tight font-semibold">{one.subject.name}</span>
      <span className="text-ink-soft">
        {[now ? 'Now' : from && formatTime(from), one.room, one.faculty && teacherName(one.faculty)]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </>
  );
}

/** The subject with the lowest percentage decides whether the student may sit the examination. */
function Lowest({ subjects }: { subjects: readonly SubjectAttendance[] }) {
  const counted = subjects.filter(({ percent }) => percent !== null);
  const [lowest] = counted.toSorted((a, b) => (a.percent ?? 0) - (b.percent ?? 0));
  if (!lowest) return 'No class has been held yet in this academic year.';
  return (
    <>
      <span className="flex flex-wrap items-center gap-2">
        <span className="tabular text-lg font-semibold">{percentText(lowest.percent)}</span>
        <StateBadge state={lowest.state} />
        <span className="text-ink-soft">in {lowest.subject.name}, your lowest</span>
      </span>
      <span className="mt-1 block">{advice(lowest)}</span>
    </>
  );
}
