import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import {
  BookOpen,
  CalendarDays,
  ClipboardCheck,
  Clock,
  FilePen,
  GraduationCap,
  IndianRupee,
  LayoutDashboard,
  Settings,
  UserRound,
} from 'lucide-react';
import { portalRoutes, routes } from '#shared/routes.ts';
import { PortalShell } from '#web/portal/kit/shell/portal-shell.tsx';
import { useOffline } from '#web/portal/kit/shell/use-offline.ts';
import { StudentPicture } from '#web/portal/people/students/student-picture.tsx';
import { readYear, studentProfileQuery } from '#web/portal/people/students/student-queries.ts';

const route = getRouteApi('/student-dashboard/$id');

const sections = [
  ['Dashboard', '', LayoutDashboard],
  ['Profile', 'profile', UserRound],
  ['Subjects', 'subjects', BookOpen],
  ['Timetable', 'timetable', Clock],
  ['Attendance', 'attendance', ClipboardCheck],
  ['Grades', 'grades', GraduationCap],
  ['Fees', 'fees', IndianRupee],
  ['Certificates', 'certificates', FilePen],
  ['Calendar', 'calendar', CalendarDays],
  ['Settings', 'settings', Settings],
] as const;
const daily = ['Dashboard', 'Timetable', 'Attendance', 'Fees'];

export function StudentShell() {
  const { id } = route.useParams();
  useOffline('student');
  const menu = sections.map(([label, section, icon]) => ({
    label,
    path: portalRoutes.student(id, section),
    icon,
  }));
  const portal = {
    role: 'student' as const,
    home: portalRoutes.student(id),
    readYear: () => readYear(id),
  };
  const { data: student } = useQuery(studentProfileQuery(id));
  return (
    <PortalShell
      title="Student"
      {...{ portal, menu, daily }}
      picture={student && <StudentPicture student={student} className="size-9" />}
      loginPath={routes.studentLogin}
    />
  );
}
