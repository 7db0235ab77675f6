import { ScreenHeader } from '#web/portal/shell/screen-header.tsx';
import { OwnStudent } from '#web/portal/students/own-student.tsx';
import { StudentOnPaper } from '#web/portal/students/student-heading.tsx';
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
