import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { counted } from '#shared/kit/format.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import { fullName } from '#shared/people/full-name.ts';
import type { ClassAttendance } from '#shared/teaching/attendance.ts';
import { mostToAttendFirst } from '#shared/teaching/attendance-advice.ts';
import { type ClassKind, classKindLabels, classKinds } from '#shared/teaching/class-kinds.ts';
import { callQuery } from '#web/api/call-query.ts';
import { FilterSelect } from '#web/portal/kit/lists/filter-select.tsx';
import { LoadFailure, LoadState } from '#web/portal/kit/shell/load-failure.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { OwnFaculty } from '#web/portal/people/faculty/own-faculty.tsx';
import { SubjectFilter } from '#web/portal/teaching/teaching/subject-filter.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { AttendanceRule } from './attendance-rule.tsx';
import { Attended } from './attendance-state.tsx';

type Sum = ClassAttendance['students'][number];

/** A student's sums of one subject, theory and practical side by side. */
type Row = Pick<Sum, 'student'> & Partial<Record<ClassKind, Sum>>;

const isBelow = (row: Row) => classKinds.some((kind) => (row[kind]?.state ?? 'eligible') !== 'eligible');

/** The kind with most classes to attend decides where the student stands. */
const mostUrgent = (row: Row) =>
  classKinds.flatMap((kind) => row[kind] ?? []).toSorted(mostToAttendFirst)[0] as Sum; // a row has a sum at least

function rowsOf(sums: readonly Sum[]): Row[] {
  const rows = new Map<string, Row>();
  for (const sum of sums)
    rows.set(sum.student.id, { ...rows.get(sum.student.id), student: sum.student, [sum.kind]: sum });
  return [...rows.values()];
}

/** A kind that this subject has not is left out. */
const columnsOf = (rows: readonly Row[]): readonly Column<Row>[] => [
  { header: 'Student', cell: ({ student }) => <Name student={student} /> },
  ...classKinds
    .filter((kind) => rows.length === 0 || rows.some((row) => row[kind]))
    .map((kind) => ({
      header: classKindLabels[kind],
      // On a phone as narrow as its longest word: the names get the rest.
      width: 'max-sm:w-1',
      cell: (row: Row) => <Attended sum={row[kind]} hasState />,
    })),
];

function Name({ student: { firstName, lastName, enrollmentNumber } }: Pick<Row, 'student'>) {
  return (
    <>
      <span className="block font-medium wrap-anywhere">{fullName({ firstName, lastName })}</span>
      <span className="text-sm text-ink-soft">{enrollmentNumber}</span>
    </>
  );
}

/** A teacher's subjects, each with the attendance of its students. */
export function ClassAttendanceScreen() {
  return (
    <OwnFaculty>
      {({ id }) => (
        <>
          <ScreenHeader title="Attendance" />
          <OwnSubjects facultyId={id} />
        </>
      )}
    </OwnFaculty>
  );
}

/** The subjects that the office has entered, and those that the timetable of this week names without that. */
function OwnSubjects({ facultyId }: { facultyId: string }) {
  const today = useIndiaDay();
  const academicYear = academicYearOf(today);
  const teaching = useQuery(callQuery('listTeaching', { query: { facultyId, academicYear } }));
  const week = useQuery(callQuery('listTimetable', { query: { facultyId } }, today));
  const { subject: chosen }: Record<string, unknown> = useSearch({ strict: false });
  const refetch = () => Promise.all([teaching.refetch(), week.refetch()]);
  if (!teaching.data || !week.data)
    return <LoadState error={teaching.error ?? week.error} refetch={refetch} />;
  const taught = new Map([...week.data, ...teaching.data].map(({ subject }) => [subject.id, subject]));
  const subjects = [...taught.values()].toSorted((a, b) => (a.code < b.code ? -1 : 1));
  const current = subjects.find(({ id }) => id === chosen) ?? subjects[0];
  if (!current) return <p>You teach no subject in {academicYear}. The office enters who teaches what.</p>;
  return (
    <>
      <div className="mb-4">
        <SubjectFilter subjects={subjects} value={current.id} />
      </div>
      <OfSubject subjectId={current.id} />
    </>
  );
}

function OfSubject({ subjectId }: { subjectId: string }) {
  const [isOnlyBelow, setOnlyBelow] = useState(false);
  const { data, error, isPending, refetch } = useQuery(
    callQuery('listClassAttendance', { query: { subjectId } }),
  );
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  const rows = rowsOf(data?.students ?? []);
  const below = rows.filter(isBelow).toSorted((a, b) => mostToAttendFirst(mostUrgent(a), mostUrgent(b)));
  return (
    <>
      {data && rows.length > 0 && (
        <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="mr-auto" role="status">
            {below.length} of {counted(rows.length, 'student')} below {data.rule.eligibleFrom} %.
          </p>
          <FilterSelect
            label="Students"
            all="All students"
            value={isOnlyBelow ? 'below' : undefined}
            options={[{ value: 'below', label: `Below ${data.rule.eligibleFrom} %` }]}
            onChange={(value) => setOnlyBelow(value === 'below')}
          />
        </div>
      )}
      <DataTable
        caption="Attendance"
        isNarrow
        rows={isOnlyBelow ? below : rows}
        rowKey={({ student }) => student.id}
        empty={
          isOnlyBelow
            ? 'No student is below the percentage.'
            : 'No register has been taken yet in this subject.'
        }
        isLoading={isPending}
        columns={columnsOf(rows)}
      />
      {rows.length > 0 && (
        <p className="mt-3 text-sm text-ink-soft">
          A student is listed after the first class in this subject that counts for that student.
        </p>
      )}
      {data && <AttendanceRule rule={data.rule} />}
    </>
  );
}
