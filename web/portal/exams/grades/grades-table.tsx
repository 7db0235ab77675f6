import { type GradeInfo, gradeFields } from '#shared/exams/grades.ts';
import { say } from '#shared/kit/text/say.ts';
import { subjectFields } from '#shared/teaching/subjects.ts';
import { RowTable, type RowTableUse } from '#web/portal/kit/rows/row-table.tsx';
import type { Column } from '#web/ui/data-table.tsx';

const columns: readonly Column<GradeInfo>[] = [
  { header: gradeFields.term.label, isDetail: true, cell: ({ term }) => say(term) },
  { header: subjectFields.code.label, isDetail: true, cell: ({ subject }) => subject.code },
  { header: gradeFields.subjectId.label, isTitle: true, cell: ({ subject }) => subject.name },
  { header: gradeFields.grade.label, isNumber: true, isFigure: true, cell: ({ grade }) => grade },
  {
    header: gradeFields.gradePoint.label,
    isNumber: true,
    isDetail: true,
    cell: ({ gradePoint }) => gradePoint,
  },
];

/** Grades of a student, as the student and the office read them. */
export function GradesTable(props: RowTableUse<GradeInfo>) {
  return <RowTable caption="Grades" empty="No grades have been entered yet." columns={columns} {...props} />;
}
