// The sections of the office's portal, for its menu and for the tiles of its first screen.
import {
  BarChart3,
  BookOpen,
  CalendarDays,
  ClipboardCheck,
  ClipboardList,
  ClipboardPen,
  Clock,
  Contact,
  GraduationCap,
  HandCoins,
  IdCard,
  Images,
  LayoutDashboard,
  LibraryBig,
  ListChecks,
  Megaphone,
  PartyPopper,
  PhoneIncoming,
  Settings,
  Ticket,
  TriangleAlert,
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
  leadsTo?: MenuEntry['leadsTo'],
): MenuEntry => ({
  label,
  path: portalRoutes.admin(section),
  icon,
  ...(leadsTo && { leadsTo }),
});

export const marks = entry('Marks', 'marks', ClipboardPen);
export const home = entry('Dashboard', '', LayoutDashboard);
export const students = entry('Students', 'students', GraduationCap, [
  { label: 'Promotion', path: portalRoutes.admin('promotion') },
]);
export const faculty = entry('Faculty', 'faculty', Users);
export const subjects = entry('Subjects', 'subjects', BookOpen);
export const personalInfo = entry('Personal Info', 'personal-info', IdCard);
export const contactInfo = entry('Contact Info', 'contact-info', Contact);
export const events = entry('Events', 'events', PartyPopper);
export const notices = entry('Notices', 'notices', Megaphone);
export const facts = entry('Facts', 'facts', ListChecks);
export const enquiries = entry('Enquiries', 'enquiries', PhoneIncoming);
export const websitePeople = entry('People', 'website-people', UserRoundPen);
export const galleryPictures = entry('Gallery', 'gallery', Images);
export const examLinks = entry('Exam Hub', 'exam-hub', LibraryBig);
export const academicCalendar = entry('Academic Calendar', 'academic-calendar', CalendarDays);
export const payments = entry('Payments', 'payments', Wallet, [
  { label: 'Take payments', path: portalRoutes.admin('take-payments') },
]);
export const dues = entry('Dues', 'dues', HandCoins);
export const timetable = entry('Timetable', 'timetable', Clock);
export const registers = entry('Registers', 'registers', ClipboardCheck);
export const attendance = entry('Attendance', 'attendance', TriangleAlert);
export const hallTickets = entry('Hall Tickets', 'hall-tickets', Ticket);
export const feePlans = entry('Fee Plans', 'fee-plans', ClipboardList);
export const analytics = entry('Analytics', 'analytics', BarChart3);
export const settings = entry('Settings', 'settings', Settings);

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
