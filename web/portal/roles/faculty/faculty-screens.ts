// The screens of the faculty portal; the first one is its dashboard.
import { screen } from '#web/portal/kit/shell/screen-route.ts';

export const facultyScreens = [
  screen('/', () => import('#web/portal/office/home/faculty-home-screen.tsx')),
  screen('profile', () => import('#web/portal/people/faculty/own-faculty-profile-screen.tsx')),
  screen('timetable', () => import('#web/portal/teaching/timetable/own-timetable.tsx'), {
    name: 'OwnFacultyTimetable',
  }),
  screen('attendance', () => import('#web/portal/teaching/attendance/class-attendance-screen.tsx')),
  screen('registers', () => import('#web/portal/teaching/registers/registers-screen.tsx')),
  screen('registers/$day/$period/$year', () => import('#web/portal/teaching/registers/register-screen.tsx'), {
    first: 'readRegister',
  }),
  screen('subjects', () => import('#web/portal/teaching/subjects/subject-tables.tsx'), {
    name: 'AllSubjects',
  }),
  screen('students', () => import('#web/portal/people/students/class-list-screen.tsx')),
  screen('calendar', () => import('#web/portal/teaching/calendar/calendar-view.tsx'), {
    name: 'AllYearsCalendar',
  }),
  screen('marks', () => import('#web/portal/exams/exam-sessions/exam-sessions-screen.tsx')),
  screen('marks/$sessionId', () => import('#web/portal/exams/marks/marks-screen.tsx')),
  screen('analytics', () => import('#web/portal/office/analytics/analytics-screen.tsx')),
  screen('settings', () => import('#web/portal/office/settings/settings-screen.tsx')),
];
