// The screens of the student portal; the first one is its dashboard.
import { screen } from '#web/portal/kit/shell/screen-route.ts';

export const studentScreens = [
  screen('/', () => import('#web/portal/office/home/student-home-screen.tsx')),
  screen('profile', () => import('#web/portal/people/students/own-student-profile-screen.tsx')),
  screen('subjects', () => import('#web/portal/teaching/subjects/subject-tables.tsx'), {
    name: 'OwnSubjects',
  }),
  screen('timetable', () => import('#web/portal/teaching/timetable/own-timetable.tsx'), {
    name: 'OwnStudentTimetable',
  }),
  screen('attendance', () => import('#web/portal/teaching/attendance/student-attendance.tsx'), {
    name: 'OwnAttendance',
  }),
  screen('grades', () => import('#web/portal/exams/grades/own-grades-screen.tsx')),
  screen('fees', () => import('#web/portal/money/fees/own-fees-screen.tsx')),
  screen('certificates', () => import('#web/portal/office/certificates/own-certificates-screen.tsx')),
  screen('calendar', () => import('#web/portal/teaching/calendar/calendar-view.tsx'), {
    name: 'OwnCalendar',
  }),
  screen('settings', () => import('#web/portal/office/settings/settings-screen.tsx')),
];
