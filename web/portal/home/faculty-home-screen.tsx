import { FacultyDashboard } from '#web/portal/faculty/faculty-dashboard.tsx';
import { OwnFaculty } from '#web/portal/faculty/own-faculty.tsx';
import { OwnNotices } from '#web/portal/notices/own-notices.tsx';

export function FacultyHomeScreen() {
  return (
    <OwnFaculty>
      {(faculty) => (
        <FacultyDashboard title="Dashboard" faculty={faculty}>
          <OwnNotices />
        </FacultyDashboard>
      )}
    </OwnFaculty>
  );
}
