import {
  BarChart3,
  BookOpen,
  CalendarDays,
  Contact,
  GraduationCap,
  IdCard,
  LayoutDashboard,
  PartyPopper,
  Settings,
  Users,
} from 'lucide-react';
import { portalRoutes } from '#shared/routes.ts';
import type { MenuEntry } from '../common/portal-shell.tsx';

const entry = (label: string, section: string, icon: MenuEntry['icon']): MenuEntry => ({
  label,
  path: portalRoutes.admin(section),
  icon,
});

export const adminHome = entry('Dashboard', '', LayoutDashboard);

/** The sections of the admin portal; all but the home stand on the home's tiles too (product §2.13). */
export const adminSections = [
  entry('Students', 'students', GraduationCap),
  entry('Faculty', 'faculty', Users),
  entry('Subjects', 'subjects', BookOpen),
  entry('Personal Info', 'personal-info', IdCard),
  entry('Contact Info', 'contact-info', Contact),
  entry('Events', 'events', PartyPopper),
  entry('Academic Calendar', 'academic-calendar', CalendarDays),
  entry('Analytics', 'analytics', BarChart3),
  entry('Settings', 'settings', Settings),
];
