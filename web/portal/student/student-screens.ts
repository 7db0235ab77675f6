// The sections of the student portal below its dashboard.
import { calendarSearch } from '../common/calendar/calendar-search.ts';
import { screen } from '../common/shell/screen-route.ts';

export const studentScreens = [
  screen('profile', () => import('./profile-screen.tsx'), 'ProfileScreen'),
  screen('subjects', () => import('./subjects-screen.tsx'), 'SubjectsScreen'),
  screen('grades', () => import('./grades-screen.tsx'), 'GradesScreen'),
  screen('fees', () => import('./fees-screen.tsx'), 'FeesScreen'),
  screen('calendar', () => import('./calendar-screen.tsx'), 'CalendarScreen', calendarSearch),
  screen('settings', () => import('../common/settings/settings-screen.tsx'), 'SettingsScreen'),
];
