// The screens of the admin portal; the first one is its dashboard.
import { screen } from '#web/portal/kit/shell/screen-route.ts';

const people = {
  personal: () => import('#web/portal/people/person/personal-info-screen.tsx'),
  contact: () => import('#web/portal/people/person/contact-info-screen.tsx'),
};
const facultyPanel = () => import('#web/portal/office/panels/faculty-panel-screens.tsx');
const studentPanel = () => import('#web/portal/office/panels/student-panel-screens.tsx');

export const adminScreens = [
  screen('/', () => import('#web/portal/office/home/office-home-screen.tsx'), 'OfficeHomeScreen'),
  screen('students', () => import('#web/portal/people/students/students-screen.tsx'), 'StudentsScreen'),
  screen('students/$id', () => import('#web/portal/people/students/student-screen.tsx'), 'StudentScreen'),
  screen('guardians', () => import('#web/portal/people/guardians/guardians-screen.tsx'), 'GuardiansScreen'),
  screen('messages', () => import('#web/portal/people/messages/messages-screen.tsx'), 'MessagesScreen'),
  screen('promotion', () => import('#web/portal/office/promotion/promotion-screen.tsx'), 'PromotionScreen'),
  screen('faculty', () => import('#web/portal/people/faculty/faculty-list-screen.tsx'), 'FacultyListScreen'),
  screen('faculty/$id', () => import('#web/portal/people/faculty/faculty-screen.tsx'), 'FacultyScreen'),
  screen('subjects', () => import('#web/portal/teaching/subjects/subjects-screen.tsx'), 'SubjectsScreen'),
  screen('notices', () => import('#web/portal/website/notices/notices-screen.tsx'), 'NoticesScreen'),
  screen('facts', () => import('#web/portal/website/facts/facts-screen.tsx'), 'FactsScreen'),
  screen('college', () => import('#web/portal/website/college/college-screen.tsx'), 'CollegeScreen'),
  screen('words', () => import('#web/portal/website/words/words-screen.tsx'), 'WordsScreen'),
  screen('enquiries', () => import('#web/portal/website/enquiries/enquiries-screen.tsx'), 'EnquiriesScreen'),
  screen('enquiries/$id', () => import('#web/portal/website/enquiries/enquiry-screen.tsx'), 'EnquiryScreen'),
  screen(
    'website-people',
    () => import('#web/portal/website/website-people/website-people-screen.tsx'),
    'WebsitePeopleScreen',
  ),
  screen(
    'gallery',
    () => import('#web/portal/website/gallery-pictures/gallery-pictures-screen.tsx'),
    'GalleryPicturesScreen',
  ),
  screen('courses', () => import('#web/portal/website/courses/courses-screen.tsx'), 'CoursesScreen'),
  screen(
    'exam-dates',
    () => import('#web/portal/website/exam-dates/exam-dates-screen.tsx'),
    'ExamDatesScreen',
  ),
  screen('exam-hub', () => import('#web/portal/website/exam-links/exam-links-screen.tsx'), 'ExamLinksScreen'),
  screen('timetable', () => import('#web/portal/teaching/timetable/timetable-screen.tsx'), 'TimetableScreen'),
  screen('attendance', () => import('#web/portal/teaching/attendance/at-risk-screen.tsx'), 'AtRiskScreen'),
  screen(
    'hall-tickets',
    () => import('#web/portal/teaching/attendance/hall-tickets-screen.tsx'),
    'HallTicketsScreen',
  ),
  screen(
    'certificates',
    () => import('#web/portal/office/certificates/certificates-screen.tsx'),
    'CertificatesScreen',
  ),
  screen('registers', () => import('#web/portal/teaching/registers/registers-screen.tsx'), 'RegistersScreen'),
  screen(
    'registers/$day/$period/$year',
    () => import('#web/portal/teaching/registers/register-screen.tsx'),
    'RegisterScreen',
    'readRegister',
  ),
  screen('events', () => import('#web/portal/website/events/events-screen.tsx'), 'EventsScreen'),
  screen(
    'academic-calendar',
    () => import('#web/portal/teaching/calendar/calendar-screen.tsx'),
    'CalendarScreen',
  ),
  screen('payments', () => import('#web/portal/money/payments/payments-screen.tsx'), 'PaymentsScreen'),
  screen(
    'bank-statement',
    () => import('#web/portal/money/bank-statements/bank-statement-screen.tsx'),
    'BankStatementScreen',
  ),
  screen(
    'reimbursements',
    () => import('#web/portal/money/reimbursements/reimbursements-screen.tsx'),
    'ReimbursementsScreen',
  ),
  screen(
    'collections',
    () => import('#web/portal/money/collections/collections-screen.tsx'),
    'CollectionsScreen',
  ),
  screen(
    'take-payments',
    () => import('#web/portal/money/payments/take-payments-screen.tsx'),
    'TakePaymentsScreen',
  ),
  screen('fee-plans', () => import('#web/portal/money/fee-plans/fee-plans-screen.tsx'), 'FeePlansScreen'),
  screen('dues', () => import('#web/portal/money/dues/dues-screen.tsx'), 'DuesScreen'),
  screen('personal-info', people.personal, 'PersonalInfoScreen'),
  screen('contact-info', people.contact, 'ContactInfoScreen'),
  screen(
    'marks',
    () => import('#web/portal/exams/exam-sessions/exam-sessions-screen.tsx'),
    'ExamSessionsScreen',
  ),
  screen(
    'marks/$sessionId',
    () => import('#web/portal/exams/marks/office-marks-screen.tsx'),
    'OfficeMarksScreen',
  ),
  screen('month', () => import('#web/portal/office/month/month-screen.tsx'), 'MonthScreen'),
  screen('analytics', () => import('#web/portal/office/analytics/analytics-screen.tsx'), 'AnalyticsScreen'),
  screen(
    'settings',
    () => import('#web/portal/office/settings/admin-settings-screen.tsx'),
    'AdminSettingsScreen',
  ),
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
