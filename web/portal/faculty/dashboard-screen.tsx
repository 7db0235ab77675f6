import { FacultyDashboard } from '../common/faculty/faculty-dashboard.tsx';
import { OwnFaculty } from './own-faculty.tsx';

export function DashboardScreen() {
  return <OwnFaculty>{(faculty) => <FacultyDashboard title="Dashboard" faculty={faculty} />}</OwnFaculty>;
}
