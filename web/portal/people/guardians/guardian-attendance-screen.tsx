import { useQuery } from '@tanstack/react-query';
import { useWords } from '#web/portal/kit/words/words.ts';
import { studentAttendanceQuery } from '#web/portal/teaching/attendance/attendance-queries.ts';
import { AttendanceInWords, SubjectInWords } from './attendance-in-words.tsx';
import { GuardianCard } from './guardian-card.tsx';
import { guardianWords } from './guardian-words.ts';
import { type Child, OwnChild } from './own-child.tsx';

export function GuardianAttendanceScreen() {
  const words = useWords(guardianWords);
  return <OwnChild title={words.attendance}>{(child) => <Attendance child={child} />}</OwnChild>;
}

function Attendance({ child }: { child: Child }) {
  const words = useWords(guardianWords);
  const query = useQuery(studentAttendanceQuery(child.id));
  return (
    <GuardianCard title={words.bySubject} query={query}>
      {(attendance) => (
        <>
          <AttendanceInWords attendance={attendance} />
          <ul className="mt-3 border-t border-line">
            {attendance.subjects.map((row) => (
              <SubjectInWords key={`${row.subject.id} ${row.kind}`} row={row} />
            ))}
          </ul>
        </>
      )}
    </GuardianCard>
  );
}
