import type { Student } from '#shared/people/students.ts';
import { callPath } from '#web/api/calls.ts';
import { PdfLink } from '#web/portal/kit/lists/pdf-link.tsx';
import { EditableRows } from '#web/portal/kit/rows/editable-rows.tsx';
import { lazyDialog } from '#web/portal/kit/shell/lazy-part.tsx';
import { gradeCalls } from '#web/portal/people/students/student-row-calls.ts';
import { GradesTable } from './grades-table.tsx';

const GradeDialog = lazyDialog(
  () => import('#web/portal/exams/results/subject-row-dialogs.tsx'),
  'GradeDialog',
);

export function GradesPart({ student }: { student: Student }) {
  const { id, gradeInfo = [] } = student;
  return (
    <EditableRows
      title="Grades"
      calls={gradeCalls(id)}
      rows={gradeInfo}
      document={<PdfLink href={callPath('readMarksMemo', { id })}>Marks memo (PDF)</PdfLink>}
      renderTable={(more) => <GradesTable rows={gradeInfo} {...more} />}
      renderDialog={(row, onClose) => <GradeDialog {...{ student, row, onClose }} />}
    />
  );
}
