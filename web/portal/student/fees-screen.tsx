import { StudentFees } from '../common/students/student-fees.tsx';
import { OwnStudent } from './own-student.tsx';

export function FeesScreen() {
  return <OwnStudent>{(student) => <StudentFees title="Fees" student={student} />}</OwnStudent>;
}
