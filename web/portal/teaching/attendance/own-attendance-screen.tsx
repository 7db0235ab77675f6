import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { OwnStudent } from '#web/portal/people/students/own-student.tsx';
import { StudentOnPaper } from '#web/portal/people/students/student-heading.tsx';
import { StudentAttendanceTable } from './student-attendance.tsx';

export function OwnAttendanceScreen() {
  return (
    <OwnStudent>
      {(student) => (
        <>
          <ScreenHeader title="Attendance" />
          <StudentOnPaper student={student} />
          <StudentAttendanceTable studentId={student.id} />
        </>
      )}
    </OwnStudent>
  );
}
