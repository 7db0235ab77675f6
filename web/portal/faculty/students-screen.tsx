import { StudentList } from '../common/students/student-list.tsx';

export function StudentsScreen() {
  return <StudentList title="Students" />;
}
