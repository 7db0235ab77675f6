// The screens of the student portal; the first one is its dashboard.
import { screen } from '#web/portal/shell/screen-route.ts';

export const studentScreens = [
  screen('/', () => import('#web/portal/home/student-home-screen.tsx'), 'StudentHomeScreen'),
  screen(
    'profile',
    () => import('#web/portal/students/own-student-profile-screen.tsx'),
    'OwnStudentProfileScreen',
  ),
  screen('subjects', () => import('#web/portal/subjects/own-subjects-screen.tsx'), 'OwnSubjectsScreen'),
  screen(
    'timetable',
    () => import('#web/portal/timetable/own-student-timetable-screen.tsx'),
    'OwnStudentTimetableScreen',
  ),
  screen(
    'attendance',
    () => import('#web/portal/attendance/own-attendance-screen.tsx'),
    'OwnAttendanceScreen',
  ),
  screen('grades', () => import('#web/portal/grades/own-grades-screen.tsx'), 'OwnGradesScreen'),
  screen('fees', () => import('#web/portal/fees/own-fees-screen.tsx'), 'OwnFeesScreen'),
  screen('calendar', () => import('#web/portal/calendar/own-calendar-screen.tsx'), 'OwnCalendarScreen'),
  screen('settings', () => import('#web/portal/settings/settings-screen.tsx'), 'SettingsScreen'),
];
