import { PartHeader } from '#web/portal/kit/shell/part-header.tsx';
import { StudentAttendanceTable } from './student-attendance.tsx';

/** On a student's record. */
export function AttendancePart({ studentId }: { studentId: string }) {
  return (
    <section>
      <PartHeader title="Attendance" />
      <StudentAttendanceTable studentId={studentId} isOwn={false} />
    </section>
  );
}
