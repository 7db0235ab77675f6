import { getRouteApi } from '@tanstack/react-router';
import {
  BarChart3,
  BookOpen,
  CalendarDays,
  ChartNoAxesColumn,
  ClipboardCheck,
  ClipboardPen,
  Clock,
  GraduationCap,
  LayoutDashboard,
  Settings,
  UserRound,
} from 'lucide-react';
import { portalRoutes, routes } from '#shared/routes.ts';
import { PortalShell } from '#web/portal/kit/shell/portal-shell.tsx';
import { useOffline } from '#web/portal/kit/shell/use-offline.ts';
import { useOutbox } from '#web/portal/teaching/registers/use-outbox.ts';

const route = getRouteApi('/faculty-dashboard/$id');

const sections = [
  ['Dashboard', '', LayoutDashboard],
  ['Registers', 'registers', ClipboardCheck],
  ['Timetable', 'timetable', Clock],
  ['Attendance', 'attendance', ChartNoAxesColumn],
  ['My Profile', 'profile', UserRound],
  ['Subjects', 'subjects', BookOpen],
  ['Students', 'students', GraduationCap],
  ['Marks', 'marks', ClipboardPen],
  ['Calendar', 'calendar', CalendarDays],
  ['Analytics', 'analytics', BarChart3],
  ['Settings', 'settings', Settings],
] as const;
const daily = ['Dashboard', 'Registers', 'Timetable', 'Marks'];

export function FacultyShell() {
  const { id } = route.useParams();
  useOutbox();
  useOffline('faculty');
  const menu = sections.map(([label, section, icon]) => ({
    label,
    path: portalRoutes.faculty(id, section),
    icon,
  }));
  return (
    <PortalShell
      title="Faculty"
      portal={{ role: 'faculty', home: portalRoutes.faculty(id) }}
      loginPath={routes.facultyLogin}
      {...{ menu, daily }}
    />
  );
}
