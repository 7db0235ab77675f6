import type { Student } from '#shared/students.ts';
import { ScreenHeader } from '#web/portal/shell/screen-header.tsx';
import { StudentAtAGlance, type StudentScreens } from './student-at-a-glance.tsx';
import { StudentDetails, StudentHeading } from './student-profile.tsx';

interface StudentDashboardProps {
  title: string;
  student: Student;
  /** Where the whole of what is seen at a glance stands. */
  screens: StudentScreens;
}

/** product §2.11: the profile; with it what one looks for most often. */
export function StudentDashboard({ title, student, screens }: StudentDashboardProps) {
  return (
    <>
      <ScreenHeader title={title} />
      <StudentHeading student={student} />
      <StudentAtAGlance student={student} screens={screens} />
      <StudentDetails student={student} />
    </>
  );
}
