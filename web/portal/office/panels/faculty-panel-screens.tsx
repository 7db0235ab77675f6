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

const panel = (name: string, screen: PersonPanelProps<Faculty>['children']) => () => (
  <PersonPanel kind="faculty" query={facultyQuery} title={`Faculty Panel: ${name}`}>
    {screen}
  </PersonPanel>
);

export const PanelDashboard = panel('Dashboard', (faculty, title) => (
  <FacultyDashboard title={title} faculty={faculty} />
));
export const PanelProfile = panel('My Profile', (faculty, title) => (
  <OwnFacultyRecord title={title} faculty={faculty} />
));
export const PanelSubjects = panel('Subjects', (_, title) => <SubjectTables title={title} />);
export const PanelStudents = panel('Students', (_, title) => <StudentList title={title} />);
export const PanelAnalytics = panel('Analytics', (_, title) => (
  <AnalyticsScreen title={title} isWithoutFees />
));
