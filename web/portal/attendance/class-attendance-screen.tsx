import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { academicYearOf } from '#shared/academic-year.ts';
import type { ClassAttendance } from '#shared/attendance.ts';
import { indiaDate } from '#shared/format.ts';
import { classKindLabels } from '#shared/timetable.ts';
import { OwnFaculty } from '#web/portal/faculty/own-faculty.tsx';
import { LinkTabs } from '#web/portal/shell/link-tabs.tsx';
import { LoadFailure } from '#web/portal/shell/load-failure.tsx';
import { ScreenHeader } from '#web/portal/shell/screen-header.tsx';
import { teachingQuery } from '#web/portal/teaching/teaching-query.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { classAttendanceQuery } from './attendance-queries.ts';
import { AttendanceRule } from './attendance-rule.tsx';
import { percentText, StateBadge } from './attendance-state.tsx';

type Row = ClassAttendance['students'][number];

const columns: readonly Column<Row>[] = [
  { header: 'Student', isTitle: true, cell: ({ student }) => `${student.firstName} ${student.lastName}` },
  { header: 'Enrolment Number', cell: ({ student }) => student.enrollmentNumber },
  { header: 'Kind', cell: ({ kind }) => classKindLabels[kind] },
  { header: 'Held', isNumber: true, cell: ({ held }) => held },
  { header: 'Attended', isNumber: true, cell: ({ attended }) => attended },
  { header: 'Percent', isNumber: true, cell: ({ percent }) => percentText(percent) },
  { header: 'State', cell: ({ state }) => <StateBadge state={state} /> },
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
  const { data, error, isPending, refetch } = useQuery(classAttendanceQuery(subjectId));
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <DataTable
        caption="Attendance"
        rows={data?.students ?? []}
        rowKey={({ student, kind }) => `${student.id} ${kind}`}
        empty="No register has been taken yet in this subject."
        isLoading={isPending}
        columns={columns}
      />
      {data && <AttendanceRule rule={data.rule} />}
    </>
  );
}
