import { StudentList } from '../common/student-list.tsx';

export function StudentsScreen() {
  return <StudentList title="Students" />;
}
