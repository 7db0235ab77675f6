import { yearLabels } from '#shared/kit/study-years.ts';
import { say } from '#shared/kit/text/say.ts';
import { OwnStudent } from '#web/portal/people/students/own-student.tsx';
import { OwnTimetable } from './own-timetable.tsx';

export function OwnStudentTimetableScreen() {
  return (
    <OwnStudent>
      {({ year }) => (
        <OwnTimetable query={{ year }} of="year" caption="My week" whose={say(`${yearLabels[year]} year`)} />
      )}
    </OwnStudent>
  );
}
