import { OwnStudent } from '#web/portal/people/students/own-student.tsx';
import { StudentFees } from './student-fees.tsx';

export function OwnFeesScreen() {
  return <OwnStudent>{(student) => <StudentFees title="Fees" student={student} />}</OwnStudent>;
}
