import { type Student, studentFields } from '#shared/students.ts';
import { yearLabels } from '#shared/study-years.ts';
import { PhoneLinks } from '#web/portal/lists/phone-links.tsx';
import { PersonHeading } from '#web/portal/people/person-heading.tsx';
import { ProfileList } from '#web/portal/people/profile-list.tsx';
import { PersonalSection, sectionItems } from '#web/portal/people/profile-section.tsx';
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
  return (
    <PersonHeading
      picture={<StudentPicture student={student} className="size-20 text-3xl sm:size-28 sm:text-4xl" />}
      name={fullName(student.firstName, student.lastName)}
      facts={`${student.enrollmentNumber} · ${yearLabels[student.year]} year`}
    />
  );
}

export function StudentDetails({ student }: { student: Student }) {
  return (
    <>
      <ProfileList title="Student" items={sectionItems(studentFields, student, 'record')} />
      <PersonalSection fields={studentFields} person={student} />
      <ProfileList
        title="Parents"
        items={[
          ["Father's Name", fullName(student.fatherFirstName, student.fatherLastName)],
          ["Mother's Name", fullName(student.motherFirstName, student.motherLastName)],
          [
            studentFields.parentPhone.label,
            student.parentPhone && <PhoneLinks phone={student.parentPhone} name="the parents" />,
          ],
        ]}
      />
    </>
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
