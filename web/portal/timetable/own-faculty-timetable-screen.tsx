import { OwnFaculty } from '#web/portal/faculty/own-faculty.tsx';
import { OwnTimetable } from './own-timetable.tsx';

export function OwnFacultyTimetableScreen() {
  return (
    <OwnFaculty>
      {({ id }) => <OwnTimetable query={{ facultyId: id }} of="teacher" caption="My week" />}
    </OwnFaculty>
  );
}
