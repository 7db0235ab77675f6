import { OwnStudent } from '#web/portal/students/own-student.tsx';
import { StudentGrades } from './student-grades.tsx';

export function OwnGradesScreen() {
  return <OwnStudent>{(student) => <StudentGrades title="Grades" student={student} />}</OwnStudent>;
}
