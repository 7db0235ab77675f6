import { portalRoutes } from '#shared/routes.ts';
import { HallTicketCard } from '#web/portal/exams/hall-tickets/hall-ticket-card.tsx';
import { OwnStudent } from '#web/portal/people/students/own-student.tsx';
import { StudentDashboard } from '#web/portal/people/students/student-dashboard.tsx';
import { StudentToday } from '#web/portal/teaching/attendance/student-today.tsx';
import { OwnNotices } from '#web/portal/website/notices/own-notices.tsx';

const screensOf = (id: string) => ({
  calendar: { to: portalRoutes.student(id, 'calendar') },
  fees: { to: portalRoutes.student(id, 'fees') },
  grades: { to: portalRoutes.student(id, 'grades') },
});

export function StudentHomeScreen() {
  return (
    <OwnStudent>
      {(student) => (
        <StudentDashboard title="Dashboard" student={student} screens={screensOf(student.id)}>
          <StudentToday
            student={student}
            timetable={portalRoutes.student(student.id, 'timetable')}
            attendance={portalRoutes.student(student.id, 'attendance')}
            calendar={portalRoutes.student(student.id, 'calendar')}
          />
          <HallTicketCard student={student} />
          <OwnNotices />
        </StudentDashboard>
      )}
    </OwnStudent>
  );
}
