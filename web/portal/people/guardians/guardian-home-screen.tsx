import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { formatDate, formatTime } from '#shared/kit/format.ts';
import { portalRoutes } from '#shared/routes.ts';
import { nowAndNext } from '#shared/teaching/now-and-next.ts';
import type { DayClass, TimetableDay } from '#shared/teaching/timetable.ts';
import { callApi } from '#web/api/calls.ts';
import { useIndiaDay, useIndiaTime } from '#web/portal/kit/shell/use-india-time.ts';
import { filled, useLanguage, useWords } from '#web/portal/kit/words/words.ts';
import { studentRecordsQuery } from '#web/portal/people/students/student-queries.ts';
import { studentAttendanceQuery } from '#web/portal/teaching/attendance/attendance-queries.ts';
import { nextExamsQuery } from '#web/portal/teaching/attendance/next-exam.tsx';
import { isHeld } from '#web/portal/teaching/timetable/timetable-queries.ts';
import { AttendanceInWords } from './attendance-in-words.tsx';
import { GuardianCard } from './guardian-card.tsx';
import { GuardianHallTicket } from './guardian-hall-ticket.tsx';
import { GuardianNotices } from './guardian-notices.tsx';
import { guardianWords } from './guardian-words.ts';
import { NextDue } from './next-due.tsx';
import { type Child, OwnChild } from './own-child.tsx';
import { useCourseName } from './use-course-name.ts';

const route = getRouteApi('/guardian-dashboard/$id');

export function GuardianHomeScreen() {
  const words = useWords(guardianWords);
  return <OwnChild title={words.home}>{(child) => <Home child={child} />}</OwnChild>;
}

function Home({ child }: { child: Child }) {
  const { id } = route.useParams();
  const words = useWords(guardianWords);
  const language = useLanguage();
  const day = useIndiaDay();
  const plan = useQuery({
    queryKey: ['timetable', 'day', day, child.year],
    queryFn: ({ signal }) =>
      callApi('readTimetableDay', { signal, params: { day }, query: { year: child.year } }),
  });
  const attendance = useQuery(studentAttendanceQuery(child.id));
  const exams = useQuery(nextExamsQuery(child.year, day));
  return (
    <>
      <GuardianCard title={words.nextClass} query={plan}>
        {(loaded) => <NextClass day={loaded} />}
      </GuardianCard>
      <GuardianCard title={words.attendance} to={portalRoutes.guardian(id, 'attendance')} query={attendance}>
        {(loaded) => <AttendanceInWords attendance={loaded} />}
      </GuardianCard>
      {child.maySeeFees && <Dues child={child} to={portalRoutes.guardian(id, 'fees')} />}
      <GuardianCard title={words.nextExam} query={exams}>
        {([next]) =>
          next ? (
            <>
              <span className="block text-lg leading-tight font-semibold">{next.subject}</span>
              <span className="text-ink-soft">
                {[formatDate(next.date, language), next.time && formatTime(next.time), next.venue]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </>
          ) : (
            words.noExam
          )
        }
      </GuardianCard>
      {child.maySeeMarks && <GuardianHallTicket child={child} />}
      <GuardianNotices />
    </>
  );
}

function Dues({ child, to }: { child: Child; to: string }) {
  const words = useWords(guardianWords);
  const records = useQuery(studentRecordsQuery(child.id));
  return (
    <GuardianCard title={words.dues} to={to} query={records}>
      {({ fees }) => <NextDue fees={fees} />}
    </GuardianCard>
  );
}

function NextClass({ day }: { day: TimetableDay }) {
  const words = useWords(guardianWords);
  const courseName = useCourseName();
  const time = useIndiaTime();
  if (day.closed) return words.closed;
  const { now, next } = nowAndNext<DayClass>(day.classes.filter(isHeld), day.periods, time);
  const one = now ?? next;
  if (!one) return words.noClass;
  const from = formatTime(day.periods[one.period - 1]?.from ?? '');
  return (
    <>
      <span className="block text-lg leading-tight font-semibold">{courseName(one)}</span>
      <span className="text-ink-soft">
        {[now ? words.now : filled(words.today, { time: from }), one.room].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}
