// The screens of the admin portal; the first one is its dashboard.
import { screen } from '#web/portal/shell/screen-route.ts';

const people = {
  personal: () => import('#web/portal/people/personal-info-screen.tsx'),
  contact: () => import('#web/portal/people/contact-info-screen.tsx'),
};
const facultyPanel = () => import('#web/portal/panels/faculty-panel-screens.tsx');
const studentPanel = () => import('#web/portal/panels/student-panel-screens.tsx');

export const adminScreens = [
  screen('/', () => import('#web/portal/home/office-home-screen.tsx'), 'OfficeHomeScreen'),
  screen('students', () => import('#web/portal/students/students-screen.tsx'), 'StudentsScreen'),
  screen('students/$id', () => import('#web/portal/students/student-screen.tsx'), 'StudentScreen'),
  screen('promotion', () => import('#web/portal/students/promotion-screen.tsx'), 'PromotionScreen'),
  screen('faculty', () => import('#web/portal/faculty/faculty-list-screen.tsx'), 'FacultyListScreen'),
  screen('faculty/$id', () => import('#web/portal/faculty/faculty-screen.tsx'), 'FacultyScreen'),
  screen('subjects', () => import('#web/portal/subjects/subjects-screen.tsx'), 'SubjectsScreen'),
  screen('notices', () => import('#web/portal/notices/notices-screen.tsx'), 'NoticesScreen'),
  screen('facts', () => import('#web/portal/facts/facts-screen.tsx'), 'FactsScreen'),
  screen('enquiries', () => import('#web/portal/enquiries/enquiries-screen.tsx'), 'EnquiriesScreen'),
  screen('enquiries/$id', () => import('#web/portal/enquiries/enquiry-screen.tsx'), 'EnquiryScreen'),
  screen(
    'website-people',
    () => import('#web/portal/website-people/website-people-screen.tsx'),
    'WebsitePeopleScreen',
  ),
  screen(
    'gallery',
    () => import('#web/portal/gallery-pictures/gallery-pictures-screen.tsx'),
    'GalleryPicturesScreen',
  ),
  screen('exam-hub', () => import('#web/portal/exam-links/exam-links-screen.tsx'), 'ExamLinksScreen'),
  screen('timetable', () => import('#web/portal/timetable/timetable-screen.tsx'), 'TimetableScreen'),
  screen('attendance', () => import('#web/portal/attendance/at-risk-screen.tsx'), 'AtRiskScreen'),
  screen('hall-tickets', () => import('#web/portal/attendance/hall-tickets-screen.tsx'), 'HallTicketsScreen'),
  screen('registers', () => import('#web/portal/registers/registers-screen.tsx'), 'RegistersScreen'),
  screen(
    'registers/$day/$period/$year',
    () => import('#web/portal/registers/register-screen.tsx'),
    'RegisterScreen',
    'readRegister',
  ),
  screen('events', () => import('#web/portal/events/events-screen.tsx'), 'EventsScreen'),
  screen('academic-calendar', () => import('#web/portal/calendar/calendar-screen.tsx'), 'CalendarScreen'),
  screen('payments', () => import('#web/portal/payments/payments-screen.tsx'), 'PaymentsScreen'),
  screen(
    'take-payments',
    () => import('#web/portal/payments/take-payments-screen.tsx'),
    'TakePaymentsScreen',
  ),
  screen('fee-plans', () => import('#web/portal/fee-plans/fee-plans-screen.tsx'), 'FeePlansScreen'),
  screen('dues', () => import('#web/portal/dues/dues-screen.tsx'), 'DuesScreen'),
  screen('personal-info', people.personal, 'PersonalInfoScreen'),
  screen('contact-info', people.contact, 'ContactInfoScreen'),
  screen('marks', () => import('#web/portal/exam-sessions/exam-sessions-screen.tsx'), 'ExamSessionsScreen'),
  screen('marks/$sessionId', () => import('#web/portal/marks/office-marks-screen.tsx'), 'OfficeMarksScreen'),
  screen('analytics', () => import('#web/portal/analytics/analytics-screen.tsx'), 'AnalyticsScreen'),
  screen('settings', () => import('#web/portal/settings/admin-settings-screen.tsx'), 'AdminSettingsScreen'),
  screen('faculty-dashboard', facultyPanel, 'PanelDashboard'),
  screen('faculty-profile', facultyPanel, 'PanelProfile'),
  screen('faculty-subjects', facultyPanel, 'PanelSubjects'),
  screen('faculty-students', facultyPanel, 'PanelStudents'),
  screen('faculty-analytics', facultyPanel, 'PanelAnalytics'),
  screen('student-dashboard', studentPanel, 'PanelDashboard'),
  screen('student-profile', studentPanel, 'PanelProfile'),
  screen('student-subjects', studentPanel, 'PanelSubjects'),
  screen('student-grades', studentPanel, 'PanelGrades'),
];
