import { portalRoutes } from '#shared/routes.ts';
import { StudentDashboard } from '../common/students/student-dashboard.tsx';
import { OwnStudent } from './own-student.tsx';

const screensOf = (id: string) => ({
  calendar: { to: portalRoutes.student(id, 'calendar') },
  fees: { to: portalRoutes.student(id, 'fees') },
  grades: { to: portalRoutes.student(id, 'grades') },
});

export function DashboardScreen() {
  return (
    <OwnStudent>
      {(student) => <StudentDashboard title="Dashboard" student={student} screens={screensOf(student.id)} />}
    </OwnStudent>
  );
}
