// The admin's 'Faculty Panel': what a faculty member sees, read-only.
import type { Faculty } from '#shared/people/faculty.ts';
import { lazyPart } from '#web/portal/kit/shell/lazy-part.tsx';
import { facultyQuery } from '#web/portal/people/faculty/faculty-calls.ts';
import { PersonPanel, type PersonPanelProps } from './person-panel.tsx';

const AnalyticsScreen = lazyPart(() => import('#web/portal/office/analytics/analytics-screen.tsx'));
const FacultyDashboard = lazyPart(() => import('#web/portal/people/faculty/faculty-dashboard.tsx'));
const OwnFacultyRecord = lazyPart(() => import('#web/portal/people/faculty/own-faculty-record.tsx'));
const StudentList = lazyPart(() => import('#web/portal/people/students/student-list.tsx'));
const SubjectTables = lazyPart(
  () => import('#web/portal/teaching/subjects/subject-tables.tsx'),
  'SubjectTables',
);

function FacultyPanel(panel: Pick<PersonPanelProps<Faculty>, 'title' | 'children'>) {
  return <PersonPanel kind="faculty" query={facultyQuery} {...panel} />;
}

export function PanelDashboard() {
  return (
    <FacultyPanel title="Faculty Panel: Dashboard">
      {(faculty, title) => <FacultyDashboard title={title} faculty={faculty} />}
    </FacultyPanel>
  );
}

export function PanelProfile() {
  return (
    <FacultyPanel title="Faculty Panel: My Profile">
      {(faculty, title) => <OwnFacultyRecord title={title} faculty={faculty} />}
    </FacultyPanel>
  );
}

export function PanelSubjects() {
  return (
    <FacultyPanel title="Faculty Panel: Subjects">
      {(_, title) => <SubjectTables title={title} />}
    </FacultyPanel>
  );
}

export function PanelStudents() {
  return (
    <FacultyPanel title="Faculty Panel: Students">{(_, title) => <StudentList title={title} />}</FacultyPanel>
  );
}

export function PanelAnalytics() {
  return (
    <FacultyPanel title="Faculty Panel: Analytics">
      {(_, title) => <AnalyticsScreen title={title} isWithoutFees />}
    </FacultyPanel>
  );
}
