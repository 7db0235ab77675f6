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

const panel = (name: string, screen: PersonPanelProps<Student>['children']) => () => (
  <PersonPanel kind="student" query={studentProfileQuery} title={`Student Panel: ${name}`}>
    {screen}
  </PersonPanel>
);

/** The admin's addresses of the screens that the student's dashboard links to. */
const screensFor = ({ id, year }: Student) => ({
  calendar: { to: portalRoutes.admin('academic-calendar'), search: { year } },
  fees: { to: portalRoutes.admin(`students/${id}`), search: { tab: 'fees' } },
  grades: { to: portalRoutes.admin('student-grades'), search: { student: id } },
});

export const PanelDashboard = panel('Dashboard', (student, title) => (
  <StudentDashboard title={title} student={student} screens={screensFor(student)} />
));
export const PanelProfile = panel('Profile', (student, title) => (
  <>
    <ScreenHeader title={title} />
    <StudentProfile student={student} />
  </>
));
export const PanelSubjects = panel('Subjects', ({ year }, title) => (
  <SubjectTables title={title} year={year} />
));
export const PanelGrades = panel('Grades', (student, title) => (
  <StudentGrades title={title} student={student} />
));
