import { SubjectTables } from '../common/subject-tables.tsx';
import { OwnStudent } from './own-student.tsx';

/** The subjects of the own year. */
export function SubjectsScreen() {
  return <OwnStudent>{({ year }) => <SubjectTables title="Subjects" year={year} />}</OwnStudent>;
}
