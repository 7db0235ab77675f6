import { teacherName } from '#shared/teacher-name.ts';
import { OwnFaculty } from '#web/portal/faculty/own-faculty.tsx';
import { OwnTimetable } from './own-timetable.tsx';

export function OwnFacultyTimetableScreen() {
  return (
    <OwnFaculty>
      {(teacher) => (
        <OwnTimetable
          query={{ facultyId: teacher.id }}
          of="teacher"
          caption="My week"
          whose={teacherName(teacher)}
        />
      )}
    </OwnFaculty>
  );
}
