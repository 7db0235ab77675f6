import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { yearLabels } from '#shared/kit/study-years.ts';
import { fullName } from '#shared/people/full-name.ts';
import type { Student } from '#shared/people/students.ts';
import { portalRoutes } from '#shared/routes.ts';
import { PhoneLinks } from '#web/portal/kit/rows/phone-links.tsx';
import { lazyPart } from '#web/portal/kit/shell/lazy-part.tsx';
import { useTab } from '#web/portal/kit/shell/link-tabs.tsx';
import { PersonFrame } from '#web/portal/people/person/person-frame.tsx';
import { PersonSteps } from '#web/portal/people/person/person-steps.tsx';
import { studentQuery } from './student-calls.ts';
import { studentList } from './student-list-search.ts';
import { StudentPicture } from './student-picture.tsx';

const StudentRecordPart = lazyPart(() => import('./student-record-part.tsx'));
const FeesPart = lazyPart(() => import('#web/portal/money/fees/fees-part.tsx'));
const ResultsPart = lazyPart(() => import('#web/portal/exams/results/results-part.tsx'));
const GradesPart = lazyPart(() => import('#web/portal/exams/grades/grades-part.tsx'));
const CertificatesPart = lazyPart(() => import('#web/portal/office/certificates/certificates-part.tsx'));
const AttendancePart = lazyPart(
  () => import('#web/portal/teaching/attendance/student-attendance.tsx'),
  'AttendancePart',
);
const StudentGuardians = lazyPart(() => import('#web/portal/people/guardians/student-guardians.tsx'));
const PersonMessages = lazyPart(() => import('#web/portal/people/messages/person-messages.tsx'));
const PersonAccount = lazyPart(() => import('#web/portal/people/person/person-account.tsx'));
const RecordAuditLog = lazyPart(() => import('#web/portal/office/audit-log/record-audit-log.tsx'));

const route = getRouteApi('/admin-dashboard/students/$id');

const tabs = [
  { tab: 'record', label: 'Record' },
  { tab: 'fees', label: 'Fees' },
  { tab: 'results', label: 'Results' },
  { tab: 'grades', label: 'Grades' },
  { tab: 'certificates', label: 'Certificates' },
  { tab: 'attendance', label: 'Attendance' },
  { tab: 'guardians', label: 'Guardians' },
  { tab: 'account', label: 'Account' },
  { tab: 'history', label: 'History' },
] as const;
type Tab = (typeof tabs)[number]['tab'];

const list = { to: portalRoutes.admin('students'), label: 'Student List' };

const parts: Readonly<Record<Tab, (student: Student) => ReactNode>> = {
  record: (student) => <StudentRecordPart student={student} />,
  fees: (student) => <FeesPart student={student} />,
  results: (student) => <ResultsPart student={student} />,
  grades: (student) => <GradesPart student={student} />,
  certificates: (student) => <CertificatesPart id={student.id} name={fullName(student)} />,
  attendance: ({ id }) => <AttendancePart studentId={id} />,
  guardians: ({ id }) => <StudentGuardians studentId={id} />,
  account: (student) => <PersonAccount kind="student" person={student} />,
  history: ({ id }) => (
    <>
      <PersonMessages studentId={id} />
      <RecordAuditLog call="listStudentAuditLog" id={id} />
    </>
  ),
};

/** Everything about one student. */
export function StudentScreen() {
  const { id } = route.useParams();
  const tab = useTab(tabs);
  return (
    <PersonFrame
      kind="student"
      list={list}
      steps={<PersonSteps id={id} listPath={list.to} label="Students of the list" of={studentList} />}
      query={useQuery(studentQuery(id))}
      renderPicture={(student) => (
        <StudentPicture student={student} className="size-12 text-lg sm:size-20 sm:text-3xl" />
      )}
      renderFacts={({ enrollmentNumber, year, parentPhone }) => (
        <>
          {enrollmentNumber} · {yearLabels[year]} year
          {parentPhone && (
            <span className="block">
              Parent <PhoneLinks phone={parentPhone} />
            </span>
          )}
        </>
      )}
      tabs={tabs}
      current={tab}
    >
      {parts[tab]}
    </PersonFrame>
  );
}
