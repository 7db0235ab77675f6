import { StudentList } from './student-list.tsx';

export function ClassListScreen() {
  return <StudentList title="Students" />;
}
