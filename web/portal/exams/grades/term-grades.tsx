import { ChevronDown } from 'lucide-react';
import { gradesByTerm } from '#shared/exams/exam-blocks.ts';
import { type GradeInfo, gradeFields } from '#shared/exams/grades.ts';
import { say } from '#shared/kit/text/say.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';

const columns: readonly Column<GradeInfo>[] = [
  {
    header: gradeFields.subjectId.label,
    cell: ({ subject }) => (
      <span>
        {subject.name} <span className="whitespace-nowrap text-ink-soft">{subject.code}</span>
      </span>
    ),
  },
  { header: gradeFields.grade.label, isNumber: true, cell: ({ grade }) => grade },
  { header: gradeFields.gradePoint.label, isNumber: true, cell: ({ gradePoint }) => gradePoint },
];

/** The grades by term, the latest one open. */
export function TermGrades({ grades }: { grades: readonly GradeInfo[] }) {
  return gradesByTerm(grades)
    .toReversed()
    .map(([term, rows], index) => (
      <details key={term} open={index === 0} className="fold group/term border-t border-line last:border-b">
        <summary className="flex min-h-14 items-center gap-3 py-2 hover:bg-sand">
          <span className="flex-1 font-semibold">{say(term)}</span>
          <span className="text-sm text-ink-soft">
            {say(rows.length === 1 ? '1 subject' : '{count} subjects', { count: rows.length })}
          </span>
          <ChevronDown
            className="size-4 flex-none text-ink-soft group-open/term:rotate-180 print:hidden"
            aria-hidden="true"
          />
        </summary>
        <div className="pb-3">
          <DataTable
            caption={`${say('Grades')}, ${say(term)}`}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            empty=""
            isNarrow
          />
        </div>
      </details>
    ));
}
