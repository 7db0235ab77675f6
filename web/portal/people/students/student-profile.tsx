import { fatherName, motherName } from '#shared/people/full-name.ts';
import { type Student, studentFields } from '#shared/people/students.ts';
import { PhoneLinks } from '#web/portal/kit/rows/phone-links.tsx';
import { ProfileList } from '#web/portal/people/person/profile-list.tsx';
import { PersonalSection, sectionItems } from '#web/portal/people/person/profile-section.tsx';
import { StudentHeading } from './student-heading.tsx';

/** A student's record as the student and the office read it. */
export function StudentProfile({ student }: { student: Student }) {
  return (
    <>
      <StudentHeading student={student} />
      <StudentDetails student={student} />
    </>
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
          ["Father's Name", fatherName(student)],
          ["Mother's Name", motherName(student)],
          [
            studentFields.parentPhone.label,
            student.parentPhone && <PhoneLinks phone={student.parentPhone} name="the parents" />,
          ],
        ]}
      />
    </>
  );
}
