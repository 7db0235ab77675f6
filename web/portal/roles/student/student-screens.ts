// The screens of the student portal; the first one is its dashboard.
import { screen } from '#web/portal/kit/shell/screen-route.ts';

export const studentScreens = [
  screen('/', () => import('#web/portal/office/home/student-home-screen.tsx')),
  screen('profile', () => import('#web/portal/people/students/own-student-profile-screen.tsx')),
  screen('subjects', () => import('#web/portal/teaching/subjects/own-subjects-screen.tsx')),
  screen('timetable', () => import('#web/portal/teaching/timetable/own-student-timetable-screen.tsx')),
  screen('attendance', () => import('#web/portal/teaching/attendance/own-attendance-screen.tsx')),
  screen('grades', () => import('#web/portal/exams/grades/own-grades-screen.tsx')),
  screen('fees', () => import('#web/portal/money/fees/own-fees-screen.tsx')),
  screen('certificates', () => import('#web/portal/office/certificates/own-certificates-screen.tsx')),
  screen('calendar', () => import('#web/portal/teaching/calendar/calendar-view.tsx'), {
    name: 'OwnCalendar',
  }),
  screen('settings', () => import('#web/portal/office/settings/settings-screen.tsx')),
];
