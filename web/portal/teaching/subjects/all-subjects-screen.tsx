import { SubjectTables } from './subject-tables.tsx';

export function AllSubjectsScreen() {
  return <SubjectTables title="Subjects" />;
}
