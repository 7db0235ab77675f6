import { OwnStudent } from '#web/portal/people/students/own-student.tsx';
import { SubjectTables } from './subject-tables.tsx';

/** The subjects of the own year. */
export function OwnSubjectsScreen() {
  return <OwnStudent>{({ year }) => <SubjectTables title="Subjects" year={year} />}</OwnStudent>;
}
