import { OwnStudent } from '#web/portal/students/own-student.tsx';
import { OwnTimetable } from './own-timetable.tsx';

export function OwnStudentTimetableScreen() {
  return (
    <OwnStudent>{({ year }) => <OwnTimetable query={{ year }} of="year" caption="My week" />}</OwnStudent>
  );
}
