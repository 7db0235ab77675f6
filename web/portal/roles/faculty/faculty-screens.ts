// The sections of the faculty portal below its dashboard.
import { calendarSearch } from '#web/portal/calendar/calendar-search.ts';
import { registerSearch } from '#web/portal/registers/register-search.ts';
import { screen } from '#web/portal/shell/screen-route.ts';
import { studentListSearch } from '#web/portal/students/student-list-search.ts';

export const facultyScreens = [
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
    ({ tab }) => ({ tab }),
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
  ),
  screen('subjects', () => import('#web/portal/subjects/all-subjects-screen.tsx'), 'AllSubjectsScreen'),
  screen(
    'students',
    () => import('#web/portal/students/class-list-screen.tsx'),
    'ClassListScreen',
    studentListSearch,
  ),
  screen(
    'calendar',
    () => import('#web/portal/calendar/all-years-calendar-screen.tsx'),
    'AllYearsCalendarScreen',
    calendarSearch,
  ),
  screen('analytics', () => import('#web/portal/analytics/analytics-screen.tsx'), 'AnalyticsScreen'),
  screen('settings', () => import('#web/portal/settings/settings-screen.tsx'), 'SettingsScreen'),
];
