// The sections of the admin portal: path, screen, and how the address is read.
import { screen } from '../common/shell/screen-route.ts';
import { studentListSearch } from '../common/students/student-list-search.ts';
import { calendarListSearch } from './calendar/calendar-list-search.ts';
import { eventListSearch } from './events/event-list-search.ts';
import { facultyListSearch } from './faculty/faculty-list-search.ts';
import { facultyPanelSearch, facultyStudentsSearch, studentPanelSearch } from './panels/panel-search.ts';
import { contactInfoSearch, personalInfoSearch } from './people/people-list-search.ts';
import { deletedListSearch } from './settings/deleted-list-search.ts';
import { subjectListSearch } from './subjects/subject-list-search.ts';

const people = {
  personal: () => import('./people/personal-info-screen.tsx'),
  contact: () => import('./people/contact-info-screen.tsx'),
};
const facultyPanel = () => import('./panels/faculty-panel-screens.tsx');
const studentPanel = () => import('./panels/student-panel-screens.tsx');

export const adminScreens = [
  screen('students', () => import('./students/students-screen.tsx'), 'StudentsScreen', studentListSearch),
  screen(
    'faculty',
    () => import('./faculty/faculty-list-screen.tsx'),
    'FacultyListScreen',
    facultyListSearch,
  ),
  screen('faculty/$id', () => import('./faculty/faculty-screen.tsx'), 'FacultyScreen'),
  screen('subjects', () => import('./subjects/subjects-screen.tsx'), 'SubjectsScreen', subjectListSearch),
  screen('events', () => import('./events/events-screen.tsx'), 'EventsScreen', eventListSearch),
  screen(
    'academic-calendar',
    () => import('./calendar/calendar-screen.tsx'),
    'CalendarScreen',
    calendarListSearch,
  ),
  screen('personal-info', people.personal, 'PersonalInfoScreen', personalInfoSearch),
  screen('contact-info', people.contact, 'ContactInfoScreen', contactInfoSearch),
  screen('analytics', () => import('../common/analytics/analytics-screen.tsx'), 'AnalyticsScreen'),
  screen(
    'settings',
    () => import('./settings/admin-settings-screen.tsx'),
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
