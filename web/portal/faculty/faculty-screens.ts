// The sections of the faculty portal below its dashboard.
import { calendarSearch } from '../common/calendar/calendar-search.ts';
import { screen } from '../common/shell/screen-route.ts';
import { studentListSearch } from '../common/students/student-list-search.ts';

export const facultyScreens = [
  screen('profile', () => import('./profile-screen.tsx'), 'ProfileScreen'),
  screen('subjects', () => import('./subjects-screen.tsx'), 'SubjectsScreen'),
  screen('students', () => import('./students-screen.tsx'), 'StudentsScreen', studentListSearch),
  screen('calendar', () => import('./calendar-screen.tsx'), 'CalendarScreen', calendarSearch),
  screen('analytics', () => import('../common/analytics/analytics-screen.tsx'), 'AnalyticsScreen'),
  screen('settings', () => import('../common/settings/settings-screen.tsx'), 'SettingsScreen'),
];
