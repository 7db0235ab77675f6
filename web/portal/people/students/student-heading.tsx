import { yearLabels } from '#shared/kit/study-years.ts';
import { say } from '#shared/kit/text/say.ts';
import { fullName } from '#shared/people/full-name.ts';
import type { Student } from '#shared/people/students.ts';
import { PersonHeading } from '#web/portal/people/person/person-heading.tsx';
import { StudentPicture } from './student-picture.tsx';

/** Picture, name, number and year. */
export function StudentHeading({ student }: { student: Student }) {
  return (
    <PersonHeading
      picture={<StudentPicture student={student} className="size-20 text-3xl sm:size-28 sm:text-4xl" />}
      name={fullName(student)}
      facts={`${student.enrollmentNumber} · ${say(`${yearLabels[student.year]} year`)}`}
    />
  );
}

/** Names the student on the printed page. */
export function StudentOnPaper({ student }: { student: Student }) {
  return (
    <p className="mb-4 hidden print:block">
      {fullName(student)} · {student.enrollmentNumber} · {say(`${yearLabels[student.year]} year`)}
    </p>
  );
}
