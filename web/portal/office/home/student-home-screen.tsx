import { useQuery } from '@tanstack/react-query';
import type { Student } from '#shared/people/students.ts';
import { portalRoutes } from '#shared/routes.ts';
import { HallTicketCard } from '#web/portal/exams/hall-tickets/hall-ticket-card.tsx';
import { nextHallTicketQuery } from '#web/portal/exams/hall-tickets/next-hall-ticket.ts';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { OwnStudent } from '#web/portal/people/students/own-student.tsx';
import { StudentDashboard } from '#web/portal/people/students/student-dashboard.tsx';
import { StudentToday } from '#web/portal/teaching/attendance/student-today.tsx';
import { OwnNotices, ownNoticesQuery } from '#web/portal/website/notices/own-notices.tsx';

const screensOf = (id: string) => ({
  calendar: { to: portalRoutes.student(id, 'calendar') },
  fees: { to: portalRoutes.student(id, 'fees') },
  grades: { to: portalRoutes.student(id, 'grades') },
});

export function StudentHomeScreen() {
  return <OwnStudent>{(student) => <Home student={student} />}</OwnStudent>;
}

function Home({ student }: { student: Student }) {
  const { id } = student;
  const ticket = useQuery(nextHallTicketQuery(student, useIndiaDay()));
  const notices = useQuery(ownNoticesQuery);
  // Not `isPending`: without a connection neither comes.
  const isWaiting = ticket.isLoading || notices.isLoading;
  return (
    <StudentDashboard title="Dashboard" student={student} screens={screensOf(id)} isWaiting={isWaiting}>
      <StudentToday student={student} />
      {!isWaiting && (
        <>
          <HallTicketCard student={student} />
          <OwnNotices />
        </>
      )}
    </StudentDashboard>
  );
}
