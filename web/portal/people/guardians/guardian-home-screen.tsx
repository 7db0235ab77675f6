import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { formatDate, formatTime } from '#shared/kit/format.ts';
import { say } from '#shared/kit/text/say.ts';
import { portalRoutes } from '#shared/routes.ts';
import { courseName } from '#shared/teaching/class-kinds.ts';
import { nowAndNext } from '#shared/teaching/now-and-next.ts';
import type { DayClass, TimetableDay } from '#shared/teaching/timetable.ts';
import { callQuery } from '#web/api/call-query.ts';
import { HallTicketCard } from '#web/portal/exams/hall-tickets/hall-ticket-card.tsx';
import { useIndiaDay, useIndiaTime } from '#web/portal/kit/shell/use-india-time.ts';
import { NextDue } from '#web/portal/money/fees/next-due.tsx';
import { studentRecordsQuery } from '#web/portal/people/students/student-queries.ts';
import { nextExamsQuery } from '#web/portal/teaching/attendance/next-exam.tsx';
import { isHeld } from '#web/portal/teaching/timetable/timetable-queries.ts';
import { OwnNotices } from '#web/portal/website/notices/own-notices.tsx';
import { AttendanceInWords } from './attendance-in-words.tsx';
import { GuardianCard } from './guardian-card.tsx';
import { type Child, OwnChild } from './own-child.tsx';

const route = getRouteApi('/guardian-dashboard/$id');

export function GuardianHomeScreen() {
  return <OwnChild title="Home">{(child) => <Home child={child} />}</OwnChild>;
}

function Home({ child }: { child: Child }) {
  const { id } = route.useParams();
  const day = useIndiaDay();
  const plan = useQuery(callQuery('readTimetableDay', { params: { day }, query: { year: child.year } }));
  const attendance = useQuery(callQuery('readStudentAttendance', { params: { id: child.id } }));
  const exams = useQuery(nextExamsQuery(child.year, day));
  return (
    <>
      <GuardianCard title="Next class" query={plan}>
        {(loaded) => <NextClass day={loaded} />}
      </GuardianCard>
      <GuardianCard title="Attendance" to={portalRoutes.guardian(id, 'attendance')} query={attendance}>
        {(loaded) => <AttendanceInWords attendance={loaded} />}
      </GuardianCard>
      {child.maySeeFees && <Dues child={child} to={portalRoutes.guardian(id, 'fees')} />}
      <GuardianCard title="Next examination" query={exams}>
        {([next]) =>
          next ? (
            <>
              <span className="block text-lg leading-tight font-semibold">{next.subject}</span>
              <span className="text-ink-soft">
                {[formatDate(next.date), next.time && formatTime(next.time), next.venue]
                  .filter(Boolean)
                  .join('\u00a0· ')}
              </span>
            </>
          ) : (
            say('No examination is announced yet.')
          )
        }
      </GuardianCard>
      {child.maySeeMarks && <HallTicketCard student={child} />}
      <OwnNotices />
    </>
  );
}

function Dues({ child, to }: { child: Child; to: string }) {
  const records = useQuery(studentRecordsQuery(child.id));
  return (
    <GuardianCard title="Dues" to={to} query={records}>
      {({ fees }) => <NextDue fees={fees} />}
    </GuardianCard>
  );
}

function NextClass({ day }: { day: TimetableDay }) {
  const time = useIndiaTime();
  if (day.closed) return say('The college is closed today.');
  const { now, next } = nowAndNext<DayClass>(day.classes.filter(isHeld), day.periods, time);
  const one = now ?? next;
  if (!one) return say('No further class today.');
  const from = formatTime(day.periods[one.period - 1]?.from ?? '');
  return (
    <>
      <span className="block text-lg leading-tight font-semibold">{say(courseName(one))}</span>
      <span className="text-ink-soft">
        {[now ? say('Now') : say('today, {time}', { time: from }), one.room].filter(Boolean).join('\u00a0· ')}
      </span>
    </>
  );
}
