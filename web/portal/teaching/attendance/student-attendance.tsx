import { useQuery } from '@tanstack/react-query';
import type { StudentAttendance, SubjectAttendance } from '#shared/teaching/attendance.ts';
import { enoughText } from '#shared/teaching/attendance-advice.ts';
import { courseName } from '#shared/teaching/class-kinds.ts';
import { LoadFailure } from '#web/portal/kit/shell/load-failure.tsx';
import { useWords } from '#web/portal/kit/words/words.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { studentAttendanceQuery } from './attendance-queries.ts';
import { AttendanceRule } from './attendance-rule.tsx';
import { Attended } from './attendance-state.tsx';
import { studentWords, useAdvice } from './student-words.ts';

const columnsIn = (
  words: (typeof studentWords)['en'],
  advice: (row: SubjectAttendance) => string,
): readonly Column<SubjectAttendance>[] => [
  { header: words.subject, isTitle: true, cell: courseName },
  { header: words.attended, cell: (row) => <Attended sum={row} hasEligible /> },
  { header: words.meaning, cell: (row) => advice(row) },
];

/** Below it the list has all of them. */
const named = 3;

/** The answer before the list of its reasons: is the attendance enough? */
function Summary({ attendance: { subjects, rule } }: { attendance: StudentAttendance }) {
  const below = subjects.filter(({ state }) => state !== 'eligible');
  return (
    <p className="mb-3 max-w-prose" role="status">
      {below.length === 0 ? (
        enoughText(subjects, rule.eligibleFrom)
      ) : (
        <>
          <strong className="font-semibold text-madder">Below {rule.eligibleFrom} %</strong> in {below.length}{' '}
          of {subjects.length}: {below.slice(0, named).map(courseName).join(' · ')}
          {below.length > named && ` and ${below.length - named} more`}.
        </>
      )}
    </p>
  );
}

/** Attendance by subject, with what may still be missed or must be attended, and the rule. */
export function StudentAttendanceTable({ studentId }: { studentId: string }) {
  const { data, error, isPending, refetch } = useQuery(studentAttendanceQuery(studentId));
  const words = useWords(studentWords);
  const advice = useAdvice();
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <>
      {data && data.subjects.length > 0 && <Summary attendance={data} />}
      <DataTable
        caption={words.attendance}
        rows={data?.subjects ?? []}
        rowKey={({ subject, kind }) => `${subject.id} ${kind}`}
        empty={words.noClassYet}
        isLoading={isPending}
        columns={columnsIn(words, advice)}
      />
      {data && <AttendanceRule rule={data.rule} />}
    </>
  );
}
