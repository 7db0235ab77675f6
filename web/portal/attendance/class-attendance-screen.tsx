import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { academicYearOf } from '#shared/academic-year.ts';
import type { ClassAttendance } from '#shared/attendance.ts';
import { type ClassKind, classKindLabels, classKinds } from '#shared/class-kinds.ts';
import { indiaDate } from '#shared/format.ts';
import { OwnFaculty } from '#web/portal/faculty/own-faculty.tsx';
import { FilterSelect } from '#web/portal/lists/filter-select.tsx';
import { LinkTabs } from '#web/portal/shell/link-tabs.tsx';
import { LoadFailure } from '#web/portal/shell/load-failure.tsx';
import { ScreenHeader } from '#web/portal/shell/screen-header.tsx';
import { teachingQuery } from '#web/portal/teaching/teaching-query.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { classAttendanceQuery } from './attendance-queries.ts';
import { AttendanceRule } from './attendance-rule.tsx';
import { Attended } from './attendance-state.tsx';

type Sum = ClassAttendance['students'][number];

/** A student's sums of one subject, theory and practical side by side. */
type Row = Pick<Sum, 'student'> & Partial<Record<ClassKind, Sum>>;

const isBelow = (row: Row) => classKinds.some((kind) => (row[kind]?.state ?? 'eligible') !== 'eligible');

function rowsOf(sums: readonly Sum[]): Row[] {
  const rows = new Map<string, Row>();
  for (const sum of sums)
    rows.set(sum.student.id, { ...rows.get(sum.student.id), student: sum.student, [sum.kind]: sum });
  return [...rows.values()];
}

/** A kind that this subject has not is left out. */
const columnsOf = (rows: readonly Row[]): readonly Column<Row>[] => [
  { header: 'Student', isTitle: true, cell: ({ student }) => `${student.firstName} ${student.lastName}` },
  { header: 'Enrolment Number', cell: ({ student }) => student.enrollmentNumber },
  ...classKinds
    .filter((kind) => rows.length === 0 || rows.some((row) => row[kind]))
    .map((kind) => ({ header: classKindLabels[kind], cell: (row: Row) => <Attended sum={row[kind]} /> })),
];

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

function OwnSubjects({ facultyId }: { facultyId: string }) {
  const [academicYear] = useState(() => academicYearOf(indiaDate(new Date())));
  const { data, error, refetch } = useQuery(teachingQuery({ facultyId, academicYear }));
  const { tab: chosen }: Record<string, unknown> = useSearch({ strict: false });
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading text="Loading…" />;
  const [first] = data;
  if (!first) return <p>You teach no subject in {academicYear}. The office enters who teaches what.</p>;
  const tabs = data.map(({ subject }) => ({ tab: subject.id, label: subject.name }));
  const current = tabs.find(({ tab }) => tab === chosen)?.tab ?? first.subject.id;
  return (
    <>
      <LinkTabs label="Subjects" tabs={tabs} current={current} />
      <OfSubject subjectId={current} />
    </>
  );
}

function OfSubject({ subjectId }: { subjectId: string }) {
  const [isOnlyBelow, setOnlyBelow] = useState(false);
  const { data, error, isPending, refetch } = useQuery(classAttendanceQuery(subjectId));
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  const rows = rowsOf(data?.students ?? []);
  const below = rows.filter(isBelow);
  return (
    <>
      {data && rows.length > 0 && (
        <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="mr-auto" role="status">
            {below.length} of {rows.length} {rows.length === 1 ? 'student' : 'students'} below{' '}
            {data.rule.eligibleFrom} %.
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
      {data && <AttendanceRule rule={data.rule} />}
    </>
  );
}
