import { StudentGrades } from '../common/students/student-grades.tsx';
import { OwnStudent } from './own-student.tsx';

export function GradesScreen() {
  return <OwnStudent>{(student) => <StudentGrades title="Grades" student={student} />}</OwnStudent>;
}
