import { formatDate } from '#shared/format.ts';
import type { Student } from '#shared/students.ts';
import { yearLabels } from '#shared/years.ts';
import { nameSize } from '../people/name-size.ts';
import { ProfileList } from '../people/profile-list.tsx';
import { StudentPicture } from './student-picture.tsx';

const fullName = (first: string, last: string) => `${first} ${last}`.trim();

/** A student's record as the student and the office read it. */
export function StudentProfile({ student }: { student: Student }) {
  return (
    <>
      <StudentHeading student={student} />
      <StudentDetails student={student} />
    </>
  );
}

/** Picture, name, number and year. */
export function StudentHeading({ student }: { student: Student }) {
  const name = fullName(student.firstName, student.lastName);
  return (
    <div className="flex items-center gap-4 pb-6 sm:gap-5">
      <StudentPicture student={student} className="size-20 text-3xl sm:size-28 sm:text-4xl" />
      <div className="min-w-0">
        <p className={`font-semibold break-words ${nameSize(name)}`}>{name}</p>
        <p className="mt-1 text-ink-soft">
          {student.enrollmentNumber} · {yearLabels[student.year]} year
        </p>
      </div>
    </div>
  );
}

export function StudentDetails({ student }: { student: Student }) {
  const { personalInfo, contactInfo } = student;
  return (
    <>
      <ProfileList
        title="Student"
        items={[
          ['First Name', student.firstName],
          ['Last Name', student.lastName],
          ['Enrolment Number', student.enrollmentNumber],
          ['Year', yearLabels[student.year]],
          ['Email', contactInfo?.email],
          ['Phone', contactInfo?.phone],
        ]}
      />
      <ProfileList
        title="Personal information"
        items={[
          ['Gender', personalInfo?.gender],
          ['Date of Birth', personalInfo?.dob && formatDate(personalInfo.dob.slice(0, 10))],
          ['Nationality', personalInfo?.nationality],
          ['Religion', personalInfo?.religion],
          ['Address', personalInfo?.address],
        ]}
      />
      <ProfileList
        title="Parents"
        items={[
          ["Father's Name", fullName(student.fatherFirstName, student.fatherLastName)],
          ["Mother's Name", fullName(student.motherFirstName, student.motherLastName)],
        ]}
      />
    </>
  );
}

/** Whose sheet it is, once it is on paper. */
export function StudentOnPaper({ student }: { student: Student }) {
  return (
    <p className="mb-4 hidden print:block">
      {fullName(student.firstName, student.lastName)} · {student.enrollmentNumber} ·{' '}
      {yearLabels[student.year]} year
    </p>
  );
}
