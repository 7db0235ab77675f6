// The sections of the faculty portal below its dashboard.
import { calendarSearch } from '../common/calendar-search.ts';
import { screen } from '../common/screen-route.ts';
import { studentListSearch } from '../common/student-list-search.ts';

export const facultyScreens = [
  screen('profile', () => import('./profile-screen.tsx'), 'ProfileScreen'),
  screen('subjects', () => import('./subjects-screen.tsx'), 'SubjectsScreen'),
  screen('students', () => import('./students-screen.tsx'), 'StudentsScreen', studentListSearch),
  screen('calendar', () => import('./calendar-screen.tsx'), 'CalendarScreen', calendarSearch),
  screen('analytics', () => import('../common/analytics-screen.tsx'), 'AnalyticsScreen'),
  screen('settings', () => import('../common/settings-screen.tsx'), 'SettingsScreen'),
];
