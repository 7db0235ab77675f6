import { useQuery } from '@tanstack/react-query';
import { FacultyDashboard } from '#web/portal/people/faculty/faculty-dashboard.tsx';
import { OwnFaculty } from '#web/portal/people/faculty/own-faculty.tsx';
import { TeacherToday } from '#web/portal/teaching/registers/teacher-today.tsx';
import { OwnNotices, ownNoticesQuery } from '#web/portal/website/notices/own-notices.tsx';

export function FacultyHomeScreen() {
  const { isLoading } = useQuery(ownNoticesQuery);
  return (
    <OwnFaculty>
      {(faculty) => (
        <FacultyDashboard title="Dashboard" faculty={faculty} isWaiting={isLoading}>
          <TeacherToday />
          <OwnNotices />
        </FacultyDashboard>
      )}
    </OwnFaculty>
  );
}
