import { yearLabels } from '#shared/kit/study-years.ts';
import type { Student } from '#shared/people/students.ts';
import { PersonHeading } from '#web/portal/people/person/person-heading.tsx';
import { StudentPicture } from './student-picture.tsx';

export const fullName = (first: string, last: string) => `${first} ${last}`.trim();

/** Picture, name, number and year. */
export function StudentHeading({ student }: { student: Student }) {
  return (
    <PersonHeading
      picture={<StudentPicture student={student} className="size-20 text-3xl sm:size-28 sm:text-4xl" />}
      name={fullName(student.firstName, student.lastName)}
      facts={`${student.enrollmentNumber} · ${yearLabels[student.year]} year`}
    />
  );
}

/** Names the student on the printed page. */
export function StudentOnPaper({ student }: { student: Student }) {
  return (
    <p className="mb-4 hidden print:block">
      {fullName(student.firstName, student.lastName)} · {student.enrollmentNumber} ·{' '}
      {yearLabels[student.year]} year
    </p>
  );
}
