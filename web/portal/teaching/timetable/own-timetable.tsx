import { formatDate } from '#shared/kit/format.ts';
import { yearLabels } from '#shared/kit/study-years.ts';
import { say } from '#shared/kit/text/say.ts';
import { fullName } from '#shared/people/full-name.ts';
import type { TimetableQuery } from '#shared/teaching/timetable.ts';
import { mondayOf } from '#shared/teaching/weekdays.ts';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { OwnFaculty } from '#web/portal/people/faculty/own-faculty.tsx';
import { OwnStudent } from '#web/portal/people/students/own-student.tsx';
import { Button } from '#web/ui/button.tsx';
import { Week } from './week.tsx';

/** The own week of a teacher or a student, to read and to print. @param whose on paper */
function OwnTimetable({ query, whose }: { query: TimetableQuery; whose: string }) {
  const monday = mondayOf(useIndiaDay());
  return (
    <>
      <ScreenHeader title="Timetable">
        <Button onClick={() => print()}>Print</Button>
      </ScreenHeader>
      <p className="mb-4 hidden print:block">
        {whose} · {say('Week of {day}', { day: formatDate(monday) })}
      </p>
      <Week caption="My week" query={query} />
    </>
  );
}

export const OwnFacultyTimetable = () => (
  <OwnFaculty>
    {(teacher) => <OwnTimetable query={{ facultyId: teacher.id }} whose={fullName(teacher)} />}
  </OwnFaculty>
);

export const OwnStudentTimetable = () => (
  <OwnStudent>
    {({ year }) => <OwnTimetable query={{ year }} whose={say(`${yearLabels[year]} year`)} />}
  </OwnStudent>
);
