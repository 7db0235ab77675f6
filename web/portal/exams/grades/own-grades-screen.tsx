import { OwnStudent } from '#web/portal/people/students/own-student.tsx';
import { StudentGrades } from './student-grades.tsx';

export function OwnGradesScreen() {
  return <OwnStudent>{(student) => <StudentGrades title="Grades" student={student} />}</OwnStudent>;
}
