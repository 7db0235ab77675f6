import { StudentGrades } from '../common/student-grades.tsx';
import { OwnStudent } from './own-student.tsx';

export function GradesScreen() {
  return <OwnStudent>{(student) => <StudentGrades title="Grades" student={student} />}</OwnStudent>;
}
