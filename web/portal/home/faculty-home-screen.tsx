import { FacultyDashboard } from '#web/portal/faculty/faculty-dashboard.tsx';
import { OwnFaculty } from '#web/portal/faculty/own-faculty.tsx';
import { OwnNotices } from '#web/portal/notices/own-notices.tsx';
import { TeacherToday } from '#web/portal/registers/teacher-today.tsx';

export function FacultyHomeScreen() {
  return (
    <OwnFaculty>
      {(faculty) => (
        <FacultyDashboard title="Dashboard" faculty={faculty}>
          <TeacherToday />
          <OwnNotices />
        </FacultyDashboard>
      )}
    </OwnFaculty>
  );
}
