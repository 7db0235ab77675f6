// The screens of the faculty portal; the first one is its dashboard.
import { screen } from '#web/portal/shell/screen-route.ts';

export const facultyScreens = [
  screen('/', () => import('#web/portal/home/faculty-home-screen.tsx'), 'FacultyHomeScreen'),
  screen(
    'profile',
    () => import('#web/portal/faculty/own-faculty-profile-screen.tsx'),
    'OwnFacultyProfileScreen',
  ),
  screen(
    'timetable',
    () => import('#web/portal/timetable/own-faculty-timetable-screen.tsx'),
    'OwnFacultyTimetableScreen',
  ),
  screen(
    'attendance',
    () => import('#web/portal/attendance/class-attendance-screen.tsx'),
    'ClassAttendanceScreen',
  ),
  screen('registers', () => import('#web/portal/registers/registers-screen.tsx'), 'RegistersScreen'),
  screen(
    'registers/$day/$period/$year',
    () => import('#web/portal/registers/register-screen.tsx'),
    'RegisterScreen',
    'readRegister',
  ),
  screen('subjects', () => import('#web/portal/subjects/all-subjects-screen.tsx'), 'AllSubjectsScreen'),
  screen('students', () => import('#web/portal/students/class-list-screen.tsx'), 'ClassListScreen'),
  screen(
    'calendar',
    () => import('#web/portal/calendar/all-years-calendar-screen.tsx'),
    'AllYearsCalendarScreen',
  ),
  screen('marks', () => import('#web/portal/exam-sessions/exam-sessions-screen.tsx'), 'ExamSessionsScreen'),
  screen('marks/$sessionId', () => import('#web/portal/marks/marks-screen.tsx'), 'MarksScreen'),
  screen('analytics', () => import('#web/portal/analytics/analytics-screen.tsx'), 'AnalyticsScreen'),
  screen('settings', () => import('#web/portal/settings/settings-screen.tsx'), 'SettingsScreen'),
];
