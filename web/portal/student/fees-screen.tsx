import { StudentFees } from '../common/student-fees.tsx';
import { OwnStudent } from './own-student.tsx';

export function FeesScreen() {
  return <OwnStudent>{(student) => <StudentFees title="Fees" student={student} />}</OwnStudent>;
}
