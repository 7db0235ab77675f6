// The sections of the office's portal, for its menu and for the tiles of its first screen.
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
  GraduationCap,
  HandCoins,
  HeartHandshake,
  IdCard,
  Images,
  Landmark,
  LayoutDashboard,
  LibraryBig,
  ListChecks,
  Megaphone,
  MessageSquare,
  PartyPopper,
  PhoneIncoming,
  Settings,
  Ticket,
  TriangleAlert,
  Type,
  UserRoundPen,
  Users,
  Wallet,
} from 'lucide-react';
import { portalRoutes } from '#shared/routes.ts';
import type { MenuEntry } from '#web/portal/kit/shell/menu.ts';

export const entry = (
  label: string,
  section: string,
  icon: MenuEntry['icon'],
  action: MenuEntry['action'],
  leadsTo?: MenuEntry['leadsTo'],
): MenuEntry => ({
  label,
  path: portalRoutes.admin(section),
  icon,
  action,
  ...(leadsTo && { leadsTo }),
});

export const marks = entry('Marks', 'marks', ClipboardPen, 'marks.write');
export const home = entry('Dashboard', '', LayoutDashboard, 'account.own');
export const students = entry('Students', 'students', GraduationCap, 'student.list', [
  { label: 'Promotion', path: portalRoutes.admin('promotion') },
]);
export const guardians = entry('Guardians', 'guardians', HeartHandshake, 'guardian.list');
export const messages = entry('Messages', 'messages', MessageSquare, 'message.read');
export const faculty = entry('Faculty', 'faculty', Users, 'faculty.list');
export const subjects = entry('Subjects', 'subjects', BookOpen, 'subject.write');
export const personalInfo = entry('Personal Info', 'personal-info', IdCard, 'person.list');
export const contactInfo = entry('Contact Info', 'contact-info', Contact, 'person.list');
export const events = entry('Events', 'events', PartyPopper, 'event.write');
export const notices = entry('Notices', 'notices', Megaphone, 'notice.write');
export const facts = entry('Facts', 'facts', ListChecks, 'fact.write');
export const college = entry('College', 'college', Landmark, 'words.write');
export const words = entry('Words', 'words', Type, 'words.write');
export const enquiries = entry('Enquiries', 'enquiries', PhoneIncoming, 'enquiry.list');
export const websitePeople = entry('People', 'website-people', UserRoundPen, 'website.write');
export const galleryPictures = entry('Gallery', 'gallery', Images, 'website.write');
export const courses = entry('Courses', 'courses', GraduationCap, 'website.write');
export const examDates = entry('Exam Dates', 'exam-dates', CalendarClock, 'website.write');
export const examLinks = entry('Exam Hub', 'exam-hub', LibraryBig, 'website.write');
export const academicCalendar = entry(
  'Academic Calendar',
  'academic-calendar',
  CalendarDays,
  'calendar.write',
);
export const payments = entry('Payments', 'payments', Wallet, 'payment.list', [
  { label: 'Take payments', path: portalRoutes.admin('take-payments') },
  { label: 'Bank statement', path: portalRoutes.admin('bank-statement') },
  { label: 'Collections', path: portalRoutes.admin('collections') },
]);
export const dues = entry('Dues', 'dues', HandCoins, 'due.list', [
  { label: 'Fee reimbursement', path: portalRoutes.admin('reimbursements') },
]);
export const timetable = entry('Timetable', 'timetable', Clock, 'timetable.write');
export const registers = entry('Registers', 'registers', ClipboardCheck, 'class.read');
export const attendance = entry('Attendance', 'attendance', TriangleAlert, 'attendance.list');
export const hallTickets = entry('Hall Tickets', 'hall-tickets', Ticket, 'hall-ticket.write');
export const certificates = entry('Certificates', 'certificates', FilePen, 'certificate.write');
export const feePlans = entry('Fee Plans', 'fee-plans', ClipboardList, 'fee-plan.list');
export const month = entry('The Month', 'month', CalendarRange, 'month.read');
export const analytics = entry('Analytics', 'analytics', BarChart3, 'analytics.read');
export const settings = entry('Settings', 'settings', Settings, 'account.own');

export interface Tile extends MenuEntry {
  /** Describes what an admin does in the section. */
  text: string;
}

/** product §2.13: these eight, in this order. */
export const adminTiles: readonly Tile[] = [
  { ...students, text: 'Enter, edit, invite, import' },
  { ...faculty, text: 'Enter, edit, invite, import' },
  { ...contactInfo, text: 'E-mail and phone of all people' },
  { ...personalInfo, text: 'Birth dates, addresses and more' },
  { ...academicCalendar, text: 'Dates of every year' },
  { ...events, text: 'Camps, workshops and meets, with photos' },
  { ...analytics, text: 'Counts, events ahead, fees due' },
  { ...settings, text: 'Password, devices, deleted records' },
];
