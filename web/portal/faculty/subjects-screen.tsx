import { SubjectTables } from '../common/subject-tables.tsx';

export function SubjectsScreen() {
  return <SubjectTables title="Subjects" />;
}
