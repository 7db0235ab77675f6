// The admin's 'Student Panel': what a student sees, read-only.

import type { Student } from '#shared/people/students.ts';
import { portalRoutes } from '#shared/routes.ts';
import { StudentGrades } from '#web/portal/exams/grades/student-grades.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { StudentDashboard } from '#web/portal/people/students/student-dashboard.tsx';
import { StudentProfile } from '#web/portal/people/students/student-profile.tsx';
import { studentProfileQuery } from '#web/portal/people/students/student-queries.ts';
import { SubjectTables } from '#web/portal/teaching/subjects/subject-tables.tsx';
import { PersonPanel, type PersonPanelProps } from './person-panel.tsx';

function StudentPanel(panel: Pick<PersonPanelProps<Student>, 'title' | 'children'>) {
  return <PersonPanel kind="student" query={studentProfileQuery} {...panel} />;
}

/** The admin's addresses of the screens that the student's dashboard links to. */
const screensFor = ({ id, year }: Student) => ({
  calendar: { to: portalRoutes.admin('academic-calendar'), search: { year } },
  fees: { to: portalRoutes.admin(`students/${id}`), search: { tab: 'fees' } },
  grades: { to: portalRoutes.admin('student-grades'), search: { student: id } },
});

export function PanelDashboard() {
  return (
    <StudentPanel title="Student Panel: Dashboard">
      {(student, title) => <StudentDashboard title={title} student={student} screens={screensFor(student)} />}
    </StudentPanel>
  );
}

export function PanelProfile() {
  return (
    <StudentPanel title="Student Panel: Profile">
      {(student, title) => (
        <>
          <ScreenHeader title={title} />
          <StudentProfile student={student} />
        </>
      )}
    </StudentPanel>
  );
}

export function PanelSubjects() {
  return (
    <StudentPanel title="Student Panel: Subjects">
      {({ year }, title) => <SubjectTables title={title} year={year} />}
    </StudentPanel>
  );
}

export function PanelGrades() {
  return (
    <StudentPanel title="Student Panel: Grades">
      {(student, title) => <StudentGrades title={title} student={student} />}
    </StudentPanel>
  );
}
