import { type Result, resultFields } from '#shared/exams/results.ts';
import { formatDate } from '#shared/kit/format.ts';
import { say } from '#shared/kit/text/say.ts';
import { subjectFields } from '#shared/teaching/subjects.ts';
import { RowTable, type RowTableUse } from '#web/portal/kit/rows/row-table.tsx';
import type { Column } from '#web/ui/data-table.tsx';

const columns: readonly Column<Result>[] = [
  { header: subjectFields.code.label, isDetail: true, cell: ({ subject }) => subject.code },
  { header: resultFields.subjectId.label, isTitle: true, cell: ({ subject }) => subject.name },
  { header: resultFields.exam.label, isDetail: true, cell: ({ exam }) => say(exam) },
  {
    header: resultFields.heldOn.label,
    isNumber: true,
    isDetail: true,
    cell: ({ heldOn }) => formatDate(heldOn),
  },
  {
    header: resultFields.marks.label,
    isNumber: true,
    isFigure: true,
    cell: ({ marks, maxMarks, absent }) => (absent ? say('Absent') : `${marks} / ${maxMarks}`),
  },
];

/** Results of a student, as the student and the office read them. */
export function ResultsTable(props: RowTableUse<Result>) {
  return (
    <RowTable caption="Results" empty="No results have been entered yet." columns={columns} {...props} />
  );
}
