import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#web/api/call-query.ts';
import { AggregateAttendance } from '#web/portal/teaching/attendance/aggregate-attendance.tsx';
import { AttendanceInWords, SubjectInWords } from './attendance-in-words.tsx';
import { GuardianCard } from './guardian-card.tsx';
import { type Child, OwnChild } from './own-child.tsx';

export function GuardianAttendanceScreen() {
  return <OwnChild title="Attendance">{(child) => <Attendance child={child} />}</OwnChild>;
}

function Attendance({ child }: { child: Child }) {
  const query = useQuery(callQuery('readStudentAttendance', { params: { id: child.id } }));
  return (
    <GuardianCard title="By subject" query={query}>
      {(attendance) => (
        <>
          <AttendanceInWords attendance={attendance} />
          <AggregateAttendance attendance={attendance} isCountSaid />
          <ul className="mt-3">
            {attendance.subjects.map((row) => (
              <SubjectInWords key={`${row.subject.id} ${row.kind}`} row={row} />
            ))}
          </ul>
        </>
      )}
    </GuardianCard>
  );
}
