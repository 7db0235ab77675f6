import { fullName } from '#shared/people/full-name.ts';
import { OwnFaculty } from '#web/portal/people/faculty/own-faculty.tsx';
import { OwnTimetable } from './own-timetable.tsx';

export function OwnFacultyTimetableScreen() {
  return (
    <OwnFaculty>
      {(teacher) => (
        <OwnTimetable
          query={{ facultyId: teacher.id }}
          of="teacher"
          caption="My week"
          whose={fullName(teacher)}
        />
      )}
    </OwnFaculty>
  );
}
