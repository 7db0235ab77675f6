// The sections of the admin portal: path, screen, and how the address is read.

import { atRiskSearch } from '#web/portal/attendance/at-risk-search.ts';
import { hallTicketSearch } from '#web/portal/attendance/hall-ticket-search.ts';
import { calendarListSearch } from '#web/portal/calendar/calendar-list-search.ts';
import { deletedListSearch } from '#web/portal/deleted-records/deleted-list-search.ts';
import { dueListSearch } from '#web/portal/dues/due-list-search.ts';
import { enquiryListSearch } from '#web/portal/enquiries/enquiry-list-search.ts';
import { eventListSearch } from '#web/portal/events/event-list-search.ts';
import { examLinkListSearch } from '#web/portal/exam-links/exam-link-list-search.ts';
import { examSessionSearch } from '#web/portal/exam-sessions/exam-session-search.ts';
import { factSearch } from '#web/portal/facts/fact-search.ts';
import { facultyListSearch } from '#web/portal/faculty/faculty-list-search.ts';
import { pictureListSearch } from '#web/portal/gallery-pictures/picture-list-search.ts';
import { marksSearch } from '#web/portal/marks/marks-search.ts';
import { noticeListSearch } from '#web/portal/notices/notice-list-search.ts';
import {
  facultyPanelSearch,
  facultyStudentsSearch,
  studentPanelSearch,
} from '#web/portal/panels/panel-search.ts';
import { paymentListSearch } from '#web/portal/payments/payment-list-search.ts';
import { contactInfoSearch, personalInfoSearch } from '#web/portal/people/people-list-search.ts';
import { extraClassSearch, registerSearch } from '#web/portal/registers/register-search.ts';
import { screen } from '#web/portal/shell/screen-route.ts';
import { studentListSearch } from '#web/portal/students/student-list-search.ts';
import { subjectListSearch } from '#web/portal/subjects/subject-list-search.ts';
import { timetableSearch } from '#web/portal/timetable/timetable-search.ts';
import { personListSearch } from '#web/portal/website-people/person-list-search.ts';

const people = {
  personal: () => import('#web/portal/people/personal-info-screen.tsx'),
  contact: () => import('#web/portal/people/contact-info-screen.tsx'),
};
const facultyPanel = () => import('#web/portal/panels/faculty-panel-screens.tsx');
const studentPanel = () => import('#web/portal/panels/student-panel-screens.tsx');

export const adminScreens = [
  screen(
    'students',
    () => import('#web/portal/students/students-screen.tsx'),
    'StudentsScreen',
    studentListSearch,
  ),
  screen('promotion', () => import('#web/portal/students/promotion-screen.tsx'), 'PromotionScreen'),
  screen(
    'faculty',
    () => import('#web/portal/faculty/faculty-list-screen.tsx'),
    'FacultyListScreen',
    facultyListSearch,
  ),
  screen('faculty/$id', () => import('#web/portal/faculty/faculty-screen.tsx'), 'FacultyScreen'),
  screen(
    'subjects',
    () => import('#web/portal/subjects/subjects-screen.tsx'),
    'SubjectsScreen',
    subjectListSearch,
  ),
  screen(
    'notices',
    () => import('#web/portal/notices/notices-screen.tsx'),
    'NoticesScreen',
    noticeListSearch,
  ),
  screen('facts', () => import('#web/portal/facts/facts-screen.tsx'), 'FactsScreen', factSearch),
  screen(
    'enquiries',
    () => import('#web/portal/enquiries/enquiries-screen.tsx'),
    'EnquiriesScreen',
    enquiryListSearch,
  ),
  screen('enquiries/$id', () => import('#web/portal/enquiries/enquiry-screen.tsx'), 'EnquiryScreen'),
  screen(
    'website-people',
    () => import('#web/portal/website-people/website-people-screen.tsx'),
    'WebsitePeopleScreen',
    personListSearch,
  ),
  screen(
    'gallery',
    () => import('#web/portal/gallery-pictures/gallery-pictures-screen.tsx'),
    'GalleryPicturesScreen',
    pictureListSearch,
  ),
  screen(
    'exam-hub',
    () => import('#web/portal/exam-links/exam-links-screen.tsx'),
    'ExamLinksScreen',
    examLinkListSearch,
  ),
  screen(
    'timetable',
    () => import('#web/portal/timetable/timetable-screen.tsx'),
    'TimetableScreen',
    timetableSearch,
  ),
  screen(
    'attendance',
    () => import('#web/portal/attendance/at-risk-screen.tsx'),
    'AtRiskScreen',
    atRiskSearch,
  ),
  screen(
    'hall-tickets',
    () => import('#web/portal/attendance/hall-tickets-screen.tsx'),
    'HallTicketsScreen',
    hallTicketSearch,
  ),
  screen(
    'registers',
    () => import('#web/portal/registers/registers-screen.tsx'),
    'RegistersScreen',
    registerSearch,
  ),
  screen(
    'registers/$day/$period/$year',
    () => import('#web/portal/registers/register-screen.tsx'),
    'RegisterScreen',
    extraClassSearch,
  ),
  screen('events', () => import('#web/portal/events/events-screen.tsx'), 'EventsScreen', eventListSearch),
  screen(
    'academic-calendar',
    () => import('#web/portal/calendar/calendar-screen.tsx'),
    'CalendarScreen',
    calendarListSearch,
  ),
  screen(
    'payments',
    () => import('#web/portal/payments/payments-screen.tsx'),
    'PaymentsScreen',
    paymentListSearch,
  ),
  screen(
    'take-payments',
    () => import('#web/portal/payments/take-payments-screen.tsx'),
    'TakePaymentsScreen',
    dueListSearch,
  ),
  screen('fee-plans', () => import('#web/portal/fee-plans/fee-plans-screen.tsx'), 'FeePlansScreen'),
  screen('dues', () => import('#web/portal/dues/dues-screen.tsx'), 'DuesScreen', dueListSearch),
  screen('personal-info', people.personal, 'PersonalInfoScreen', personalInfoSearch),
  screen('contact-info', people.contact, 'ContactInfoScreen', contactInfoSearch),
  screen(
    'marks',
    () => import('#web/portal/exam-sessions/exam-sessions-screen.tsx'),
    'ExamSessionsScreen',
    examSessionSearch,
  ),
  screen('marks/$sessionId', () => import('#web/portal/marks/marks-screen.tsx'), 'MarksScreen', marksSearch),
  screen('analytics', () => import('#web/portal/analytics/analytics-screen.tsx'), 'AnalyticsScreen'),
  screen(
    'settings',
    () => import('#web/portal/settings/admin-settings-screen.tsx'),
    'AdminSettingsScreen',
    deletedListSearch,
  ),
  screen('faculty-dashboard', facultyPanel, 'PanelDashboard', facultyPanelSearch),
  screen('faculty-profile', facultyPanel, 'PanelProfile', facultyPanelSearch),
  screen('faculty-subjects', facultyPanel, 'PanelSubjects', facultyPanelSearch),
  screen('faculty-students', facultyPanel, 'PanelStudents', facultyStudentsSearch),
  screen('faculty-analytics', facultyPanel, 'PanelAnalytics', facultyPanelSearch),
  screen('student-dashboard', studentPanel, 'PanelDashboard', studentPanelSearch),
  screen('student-profile', studentPanel, 'PanelProfile', studentPanelSearch),
  screen('student-subjects', studentPanel, 'PanelSubjects', studentPanelSearch),
  screen('student-grades', studentPanel, 'PanelGrades', studentPanelSearch),
];
