import {
  BarChart3,
  BookOpen,
  GraduationCap,
  LayoutDashboard,
  NotebookPen,
  Presentation,
  UserRound,
} from 'lucide-react';
import {
  academicCalendar,
  analytics,
  contactInfo,
  dues,
  entry,
  events,
  faculty,
  home,
  notices,
  payments,
  personalInfo,
  settings,
  students,
  subjects,
} from '#web/portal/home/office-sections.ts';
import type { Menu } from '#web/portal/shell/portal-shell.tsx';

/** The screens of the faculty member in `?faculty=`. */
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

/** The screens of the student in `?student=`. */
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
  notices,
  events,
  academicCalendar,
  payments,
  dues,
  analytics,
  facultyPanel,
  studentPanel,
  settings,
];
