import type { ReactNode } from 'react';
import type { Student } from '#shared/people/students.ts';
import { lazyPartBelow } from '#web/portal/kit/shell/lazy-part.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { StudentAtAGlance, type StudentScreens } from './student-at-a-glance.tsx';
import { StudentHeading } from './student-heading.tsx';

/** The table of fields and its schemas are not needed for what is above: the student’s day. */
const StudentDetails = lazyPartBelow(() => import('./student-profile.tsx'), 'StudentDetails');

interface StudentDashboardProps {
  title: string;
  student: Student;
  /** Addresses of the full screens. */
  screens: StudentScreens;
  /** What the student does today, above the rest. */
  children?: ReactNode;
  /** Something above the rest is still to come: the rest comes with it, so that nothing moves that is read already. */
  isWaiting?: boolean;
}

/** product §2.11: the profile, with the next dates, fees due and latest results. */
export function StudentDashboard(props: StudentDashboardProps) {
  const { title, student, screens, children, isWaiting = false } = props;
  return (
    <>
      <ScreenHeader title={title} />
      <StudentHeading student={student} />
      {children}
      {isWaiting ? (
        <Loading text="Loading…" />
      ) : (
        <>
          <StudentAtAGlance student={student} screens={screens} />
          <StudentDetails student={student} />
        </>
      )}
    </>
  );
}
