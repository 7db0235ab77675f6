// The office's menu: what is read and changed on each screen, the groups, and what an account does most.
import {
  BarChart3,
  BookOpen,
  CalendarClock,
  CalendarDays,
  CalendarRange,
  ClipboardCheck,
  ClipboardList,
  ClipboardPen,
  Clock,
  Contact,
  FilePen,
  Globe,
  GraduationCap,
  HandCoins,
  HeartHandshake,
  IdCard,
  Images,
  IndianRupee,
  Landmark,
  LayoutDashboard,
  LibraryBig,
  ListChecks,
  Megaphone,
  MessageSquare,
  NotebookPen,
  PartyPopper,
  PhoneIncoming,
  Presentation,
  School,
  Settings,
  Ticket,
  TriangleAlert,
  Type,
  UserRound,
  UserRoundPen,
  Users,
  Wallet,
} from 'lucide-react';
import { type Action, type Actor, mayAll, type PermissionSet } from '#shared/roles.ts';
import { portalRoutes } from '#shared/routes.ts';
import type { Menu, MenuEntry } from '#web/portal/kit/shell/menu.ts';

interface OfficeEntry extends MenuEntry {
  /** The part of the address behind the portal's own. */
  section: string;
  /**
   * The permission that the buttons need which change the records of the screen: that of the entry where it is one of writing. Without
   * one the screen shows them all, its calls and its own parts decide (the settings, the first screen).
   */
  writes?: Action;
  leadsTo?: readonly (ReturnType<typeof below> & { search?: Record<string, string> })[];
}

const entry = (
  label: string,
  section: string,
  icon: MenuEntry['icon'],
  action: Action,
  more: Pick<OfficeEntry, 'writes' | 'leadsTo'> = {},
): OfficeEntry => ({
  label,
  section,
  path: portalRoutes.admin(section),
  icon,
  action,
  ...(action.endsWith('.write') && { writes: action }),
  ...more,
});

const below = (label: string, section: string, writes?: Action) => ({
  label,
  section,
  path: portalRoutes.admin(section),
  writes,
});

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

/** product §2.13; the daily work that goes beyond it has groups of its own. */
export const adminMenu = [
  entry('Dashboard', '', LayoutDashboard, 'account.own'),
  entry('Faculty', 'faculty', Users, 'faculty.list', { writes: 'faculty.write' }),
  entry('Students', 'students', GraduationCap, 'student.list', {
    writes: 'student.write',
    leadsTo: [below('Promotion', 'promotion', 'student.write')],
  }),
  entry('Subjects', 'subjects', BookOpen, 'subject.write'),
  entry('Personal Info', 'personal-info', IdCard, 'person.list', { writes: 'student.write' }),
  entry('Contact Info', 'contact-info', Contact, 'person.list', { writes: 'student.write' }),
  entry('Events', 'events', PartyPopper, 'event.write'),
  entry('Academic Calendar', 'academic-calendar', CalendarDays, 'calendar.write'),
  entry('Analytics', 'analytics', BarChart3, 'analytics.read'),
  entry('Guardians', 'guardians', HeartHandshake, 'guardian.list', { writes: 'guardian.write' }),
  entry('Messages', 'messages', MessageSquare, 'message.read', { writes: 'message.write' }),
  {
    label: 'Money',
    icon: IndianRupee,
    entries: [
      entry('Payments', 'payments', Wallet, 'payment.list', {
        writes: 'payment.write',
        leadsTo: [
          below('Take payments', 'take-payments', 'payment.write'),
          below('Bank statement', 'bank-statement', 'payment.write'),
          below('Collections', 'collections'),
        ],
      }),
      entry('Dues', 'dues', HandCoins, 'due.list', {
        writes: 'due.remind',
        leadsTo: [below('Fee reimbursement', 'reimbursements')],
      }),
      entry('Fee Plans', 'fee-plans', ClipboardList, 'fee-plan.list', { writes: 'fee-plan.write' }),
    ],
  },
  {
    label: 'Teaching',
    icon: School,
    entries: [
      entry('Timetable', 'timetable', Clock, 'timetable.write'),
      entry('Registers', 'registers', ClipboardCheck, 'class.read', { writes: 'class.write' }),
      entry('Attendance', 'attendance', TriangleAlert, 'attendance.list', { writes: 'attendance.write' }),
      entry('Marks', 'marks', ClipboardPen, 'marks.write', { writes: 'exam-session.write' }),
      entry('Hall Tickets', 'hall-tickets', Ticket, 'hall-ticket.write'),
      entry('Certificates', 'certificates', FilePen, 'certificate.write'),
      entry('The Month', 'month', CalendarRange, 'month.read'),
    ],
  },
  {
    label: 'Website',
    icon: Globe,
    entries: [
      entry('Notices', 'notices', Megaphone, 'notice.write', {
        leadsTo: [{ ...below('Notice to a class', 'notices', 'notice.write'), search: { form: 'new' } }],
      }),
      entry('Enquiries', 'enquiries', PhoneIncoming, 'enquiry.list', { writes: 'enquiry.write' }),
      entry('Facts', 'facts', ListChecks, 'fact.write'),
      entry('Words', 'words', Type, 'words.write'),
      entry('College', 'college', Landmark, 'words.write'),
      entry('Courses', 'courses', GraduationCap, 'website.write'),
      entry('People', 'website-people', UserRoundPen, 'website.write'),
      entry('Gallery', 'gallery', Images, 'website.write'),
      entry('Exam Hub', 'exam-hub', LibraryBig, 'website.write'),
      entry('Exam Dates', 'exam-dates', CalendarClock, 'website.write'),
    ],
  },
  facultyPanel,
  studentPanel,
  entry('Settings', 'settings', Settings, 'account.own'),
] satisfies Menu;

const byOffice = ['Dashboard', 'Students', 'Registers', 'Enquiries'];
/** What an account with that set of permissions does most, by the label. */
const dailyBySet: Readonly<Record<PermissionSet, readonly string[]>> = {
  admin: byOffice,
  office: byOffice,
  cashier: ['Dashboard', 'Payments', 'Dues', 'Students'],
  exams: ['Dashboard', 'Marks', 'Hall Tickets', 'Students'],
  website: ['Dashboard', 'Notices', 'Enquiries', 'Events'],
  principal: ['Dashboard', 'Attendance', 'Dues', 'The Month'],
};

/** The labels of what the account does most; of an account with several sets, first those of its first one. */
export const dailyOf = (permissions: readonly PermissionSet[]): string[] => [
  ...new Set(permissions.flatMap((set) => dailyBySet[set])),
];

/** The tabs of one record whose rows others than its writers enter. */
const writesOfTab: Readonly<Record<string, Action>> = {
  fees: 'fee.write',
  results: 'result.write',
  grades: 'result.write',
  certificates: 'certificate.write',
  attendance: 'attendance.write',
  guardians: 'guardian.write',
  account: 'account.invite',
};

/** @param address the part of it behind the portal's own */
export function mayWriteOn(
  address: string,
  tab: unknown,
  user: Pick<Actor, 'role' | 'permissions'>,
): boolean {
  const [section = '', id] = address.split('/');
  const screens = adminMenu
    .flatMap((part) => ('entries' in part ? part.entries : [part]))
    .flatMap((screen) => [screen, ...(screen.leadsTo ?? [])]);
  const action =
    (id && typeof tab === 'string' && writesOfTab[tab]) ||
    screens.find((screen) => screen.section === section)?.writes;
  return !action || mayAll(action, user);
}
