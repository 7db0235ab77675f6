import {
  BarChart3,
  BookOpen,
  CalendarDays,
  Contact,
  GraduationCap,
  IdCard,
  LayoutDashboard,
  NotebookPen,
  PartyPopper,
  Presentation,
  Settings,
  UserRound,
  Users,
} from 'lucide-react';
import { portalRoutes } from '#shared/routes.ts';
import type { Menu, MenuEntry } from '../common/shell/portal-shell.tsx';

const entry = (label: string, section: string, icon: MenuEntry['icon']): MenuEntry => ({
  label,
  path: portalRoutes.admin(section),
  icon,
});

const home = entry('Dashboard', '', LayoutDashboard);
const students = entry('Students', 'students', GraduationCap);
const faculty = entry('Faculty', 'faculty', Users);
const subjects = entry('Subjects', 'subjects', BookOpen);
const personalInfo = entry('Personal Info', 'personal-info', IdCard);
const contactInfo = entry('Contact Info', 'contact-info', Contact);
const events = entry('Events', 'events', PartyPopper);
const academicCalendar = entry('Academic Calendar', 'academic-calendar', CalendarDays);
const analytics = entry('Analytics', 'analytics', BarChart3);
const settings = entry('Settings', 'settings', Settings);

/** What faculty see, for the one chosen in `?faculty=`. */
const facultyPanel = {
  label: 'Faculty Panel',
  icon: Presentation,
  keeps: 'faculty',
  entries: [
    entry('Dashboard', 'faculty-dashboard', LayoutDashboard),
    entry('Profile', 'faculty-profile', UserRound),
    entry('Subjects', 'faculty-subjects', BookOpen),
    entry('Students', 'faculty-students', GraduationCap),
    entry('Analytics', 'faculty-analytics', BarChart3),
  ],
};

/** What students see, for the one chosen in `?student=`. */
const studentPanel = {
  label: 'Student Panel',
  icon: NotebookPen,
  keeps: 'student',
  entries: [
    entry('Dashboard', 'student-dashboard', LayoutDashboard),
    entry('Profile', 'student-profile', UserRound),
    entry('Subjects', 'student-subjects', BookOpen),
    entry('Grades', 'student-grades', GraduationCap),
  ],
};

/** product §2.13 */
export const adminMenu: Menu = [
  home,
  faculty,
  students,
  subjects,
  personalInfo,
  contactInfo,
  events,
  academicCalendar,
  analytics,
  facultyPanel,
  studentPanel,
  settings,
];

export interface Tile extends MenuEntry {
  /** What one does there. */
  text: string;
}

/** product §2.13: these eight, in this order. */
export const adminTiles: readonly Tile[] = [
  { ...students, text: 'Enter, edit, invite, import' },
  { ...faculty, text: 'Enter, edit, invite, import' },
  { ...contactInfo, text: 'E-mail and phone of everybody' },
  { ...personalInfo, text: 'Birth dates, addresses and more' },
  { ...academicCalendar, text: 'Dates of every year' },
  { ...events, text: 'Camps, workshops and meets, with photos' },
  { ...analytics, text: 'Counts, events ahead, fees due' },
  { ...settings, text: 'Password, devices, deleted records' },
];
