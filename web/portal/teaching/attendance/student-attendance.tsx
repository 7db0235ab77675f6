import { useQuery } from '@tanstack/react-query';
import { say } from '#shared/kit/text/say.ts';
import type { StudentAttendance, SubjectAttendance } from '#shared/teaching/attendance.ts';
import { advice, enoughText } from '#shared/teaching/attendance-advice.ts';
import { courseName } from '#shared/teaching/class-kinds.ts';
import { callQuery } from '#web/api/call-query.ts';
import { LoadFailure } from '#web/portal/kit/shell/load-failure.tsx';
import { PartHeader } from '#web/portal/kit/shell/part-header.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { OwnStudent } from '#web/portal/people/students/own-student.tsx';
import { StudentOnPaper } from '#web/portal/people/students/student-heading.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { AggregateAttendance } from './aggregate-attendance.tsx';
import { AttendanceRule } from './attendance-rule.tsx';
import { Attended, StateBadge } from './attendance-state.tsx';

const columns = (isOwn: boolean): readonly Column<SubjectAttendance>[] => [
  { header: 'Subject', isTitle: true, cell: (row) => say(courseName(row)) },
  { header: 'Attended', isFigure: true, cell: (row) => <Attended sum={row} /> },
  { header: 'State', isDetail: true, cell: (row) => row.held > 0 && <StateBadge state={row.state} /> },
  { header: 'What it means', isDetail: true, cell: (row) => say(advice(row, isOwn)) },
];

/** Below it the list has all of them. */
const named = 3;

/** The answer before the list of its reasons: is the attendance enough? */
function Summary({ attendance: { subjects, rule } }: { attendance: StudentAttendance }) {
  const below = subjects.filter(({ state }) => state !== 'eligible');
  return (
    <p className="mb-3 max-w-prose" role="status">
      {below.length === 0 ? (
        say(enoughText(subjects, rule.eligibleFrom))
      ) : (
        <>
          <strong className="font-semibold text-madder">
            {say('Below {percent} %', { percent: rule.eligibleFrom })}
          </strong>{' '}
          {say('in {below} of {count}:', { below: below.length, count: subjects.length })}{' '}
          {below
            .slice(0, named)
            .map((row) => say(courseName(row)))
            .join('\u00a0· ')}
          {below.length > named && ` ${say('and {count} more', { count: below.length - named })}`}.
        </>
      )}
    </p>
  );
}

/** On a student's record. */
export function AttendancePart({ studentId }: { studentId: string }) {
  return (
    <section>
      <PartHeader title="Attendance" />
      <StudentAttendanceTable studentId={studentId} isOwn={false} />
    </section>
  );
}

export function OwnAttendance() {
  return (
    <OwnStudent>
      {(student) => (
        <>
          <ScreenHeader title="Attendance" />
          <StudentOnPaper student={student} />
          <StudentAttendanceTable studentId={student.id} isOwn />
        </>
      )}
    </OwnStudent>
  );
}

interface StudentAttendanceTableProps {
  studentId: string;
  /** Said to the student; otherwise of the student. */
  isOwn: boolean;
}

/** Attendance by subject, with what may still be missed or must be attended, and the rule. */
function StudentAttendanceTable({ studentId, isOwn }: StudentAttendanceTableProps) {
  const { data, error, isPending, refetch } = useQuery(
    callQuery('readStudentAttendance', { params: { id: studentId } }),
  );
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <>
      {data && data.subjects.length > 0 && <Summary attendance={data} />}
      {data && <AggregateAttendance attendance={data} />}
      <DataTable
        caption="Attendance"
        rows={data?.subjects ?? []}
        rowKey={({ subject, kind }) => `${subject.id} ${kind}`}
        empty="No class has been held yet in this academic year."
        isLoading={isPending}
        columns={columns(isOwn)}
      />
      {data && <AttendanceRule rule={data.rule} />}
    </>
  );
}
