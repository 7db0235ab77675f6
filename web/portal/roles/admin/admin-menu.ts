import {
  BarChart3,
  BookOpen,
  Globe,
  GraduationCap,
  IndianRupee,
  LayoutDashboard,
  NotebookPen,
  Presentation,
  School,
  UserRound,
} from 'lucide-react';
import type { PermissionSet } from '#shared/roles.ts';
import type { Menu, MenuEntry } from '#web/portal/kit/shell/menu.ts';
import {
  academicCalendar,
  analytics,
  attendance,
  certificates,
  college,
  contactInfo,
  courses,
  dues,
  enquiries,
  entry,
  events,
  examDates,
  examLinks,
  facts,
  faculty,
  feePlans,
  galleryPictures,
  guardians,
  hallTickets,
  home,
  marks,
  messages,
  month,
  notices,
  payments,
  personalInfo,
  registers,
  settings,
  students,
  subjects,
  timetable,
  websitePeople,
  words,
} from '#web/portal/office/home/office-sections.ts';

/** The screens of the faculty member in `?faculty=`. */
const facultyPanel = {
  label: 'Faculty Panel',
  icon: Presentation,
  keeps: 'faculty',
  entries: [
    entry('Dashboard', 'faculty-dashboard', LayoutDashboard, 'view-as.use'),
    entry('Profile', 'faculty-profile', UserRound, 'view-as.use'),
    entry('Subjects', 'faculty-subjects', BookOpen, 'view-as.use'),
    entry('Students', 'faculty-students', GraduationCap, 'view-as.use'),
    entry('Analytics', 'faculty-analytics', BarChart3, 'view-as.use'),
  ],
};

/** The screens of the student in `?student=`. */
const studentPanel = {
  label: 'Student Panel',
  icon: NotebookPen,
  keeps: 'student',
  entries: [
    entry('Dashboard', 'student-dashboard', LayoutDashboard, 'view-as.use'),
    entry('Profile', 'student-profile', UserRound, 'view-as.use'),
    entry('Subjects', 'student-subjects', BookOpen, 'view-as.use'),
    entry('Grades', 'student-grades', GraduationCap, 'view-as.use'),
  ],
};

const money = { label: 'Money', icon: IndianRupee, entries: [payments, dues, feePlans] };

const teaching = {
  label: 'Teaching',
  icon: School,
  entries: [timetable, registers, attendance, marks, hallTickets, certificates, month],
};

const website = {
  label: 'Website',
  icon: Globe,
  entries: [
    notices,
    enquiries,
    facts,
    words,
    college,
    courses,
    websitePeople,
    galleryPictures,
    examLinks,
    examDates,
  ],
};

/** product §2.13; the daily work that goes beyond it has groups of its own. */
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
  guardians,
  messages,
  money,
  teaching,
  website,
  facultyPanel,
  studentPanel,
  settings,
];

const byOffice = [home, students, registers, enquiries];
/** What an account with that set of permissions does most. */
const dailyBySet: Readonly<Record<PermissionSet, readonly MenuEntry[]>> = {
  admin: byOffice,
  office: byOffice,
  cashier: [home, payments, dues, students],
  exams: [home, marks, hallTickets, students],
  website: [home, notices, enquiries, events],
  principal: [home, attendance, dues, month],
};

/** The labels of what the account does most; of an account with several sets, first those of its first one. */
export const dailyOf = (permissions: readonly PermissionSet[]): string[] => [
  ...new Set(permissions.flatMap((set) => dailyBySet[set].map(({ label }) => label))),
];
