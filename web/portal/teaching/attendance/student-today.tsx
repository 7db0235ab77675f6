import { useQuery } from '@tanstack/react-query';
import { formatTime } from '#shared/kit/format.ts';
import type { Year } from '#shared/kit/study-years.ts';
import { say } from '#shared/kit/text/say.ts';
import { fullName } from '#shared/people/full-name.ts';
import type { Student } from '#shared/people/students.ts';
import { portalRoutes } from '#shared/routes.ts';
import type { StudentAttendance } from '#shared/teaching/attendance.ts';
import { advice } from '#shared/teaching/attendance-advice.ts';
import { courseName } from '#shared/teaching/class-kinds.ts';
import { nowAndNext } from '#shared/teaching/now-and-next.ts';
import type { DayClass, TimetableDay } from '#shared/teaching/timetable.ts';
import { weekdayLabel, weekdayOf } from '#shared/teaching/weekdays.ts';
import { callQuery } from '#web/api/call-query.ts';
import { AnswerCard } from '#web/portal/kit/shell/answer-card.tsx';
import { useIndiaDay, useIndiaTime } from '#web/portal/kit/shell/use-india-time.ts';
import { isHeld, laterClassQuery } from '#web/portal/teaching/timetable/timetable-queries.ts';
import { TitleAndDetails } from '#web/portal/teaching/timetable/title-and-details.tsx';
import { percentText, StateBadge } from './attendance-state.tsx';
import { NextExam, nextExamsQuery } from './next-exam.tsx';

const answerClass = 'min-h-12 leading-snug';

/** The student's first screen: the next class, the attendance with what it means, and the next examination. */
export function StudentToday({ student }: { student: Student }) {
  const linkTo = (section: string) => ({ to: portalRoutes.student(student.id, section) });
  const time = useIndiaTime();
  const day = useIndiaDay();
  const plan = useQuery(callQuery('readTimetableDay', { params: { day }, query: { year: student.year } }));
  const reckoning = useQuery(callQuery('readStudentAttendance', { params: { id: student.id } }));
  const exams = useQuery(nextExamsQuery(student.year, day));
  return (
    <ul className="mb-3 grid gap-3 md:grid-cols-3 print:hidden">
      <AnswerCard title="Next class" link={linkTo('timetable')} query={plan} className={answerClass}>
        {(loaded) => <NextClass day={loaded} time={time} year={student.year} />}
      </AnswerCard>
      <AnswerCard title="Attendance" link={linkTo('attendance')} query={reckoning} className={answerClass}>
        {(loaded) => <Lowest attendance={loaded} />}
      </AnswerCard>
      <AnswerCard title="Next examination" link={linkTo('calendar')} query={exams} className={answerClass}>
        {(loaded) => <NextExam exams={loaded} />}
      </AnswerCard>
    </ul>
  );
}

function NextClass({ day, time, year }: { day: TimetableDay; time: string; year: Year }) {
  const held = day.closed ? [] : day.classes.filter(isHeld);
  const { now, next } = nowAndNext<DayClass>(held, day.periods, time);
  const one = now ?? next;
  const later = useQuery({ ...laterClassQuery(day.day, { year }), enabled: !one });
  if (one) return <ClassText one={one} when={now ? say('Now') : startOf(one, day)} />;
  return (
    <>
      <span className="block">
        {day.closed ?? (held.length > 0 ? say('No further class today.') : say('No class today.'))}
      </span>
      {later.data && (
        <ClassText
          one={later.data.one}
          when={`${weekdayLabel(weekdayOf(later.data.day.day))}, ${startOf(later.data.one, later.data.day)}`}
        />
      )}
    </>
  );
}

const startOf = ({ period }: DayClass, { periods }: TimetableDay) =>
  formatTime(periods[period - 1]?.from ?? '');

function ClassText({ one, when }: { one: DayClass; when: string }) {
  const details = [when, one.room, one.faculty && fullName(one.faculty)];
  return <TitleAndDetails title={say(courseName(one))} details={details} />;
}

/** The subject with the lowest percentage decides whether the student may sit the examination. */
function Lowest({ attendance: { subjects, rule } }: { attendance: StudentAttendance }) {
  const counted = subjects.filter(({ percent }) => percent !== null);
  const [lowest] = counted.toSorted((a, b) => (a.percent ?? 0) - (b.percent ?? 0));
  if (!lowest) return say('No class has been held yet in this academic year.');
  const below = counted.filter(({ state }) => state !== 'eligible').length;
  return (
    <>
      <span className="flex flex-wrap items-center gap-2">
        <span className="tabular text-lg font-semibold">{percentText(lowest.percent)}</span>
        <StateBadge state={lowest.state} />
        <span className="text-ink-soft">
          {say('in {course}, your lowest', { course: say(courseName(lowest)) })}
        </span>
      </span>
      <span className="mt-1 block">{say(advice(lowest))}</span>
      {below > 1 && (
        <span className="block">
          {say('In all, {below} of {count} are below {percent} %.', {
            below,
            count: counted.length,
            percent: rule.eligibleFrom,
          })}
        </span>
      )}
    </>
  );
}
