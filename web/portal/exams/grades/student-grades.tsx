import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { gradesByTerm } from '#shared/exams/exam-blocks.ts';
import { type GradeInfo, gradeFields } from '#shared/exams/grades.ts';
import { say } from '#shared/kit/text/say.ts';
import type { Student } from '#shared/people/students.ts';
import { callPath } from '#web/api/calls.ts';
import { ExamResults } from '#web/portal/exams/results/exam-results.tsx';
import { ResultsTable } from '#web/portal/exams/results/results-table.tsx';
import { PdfLink } from '#web/portal/kit/lists/pdf-link.tsx';
import { LoadFailure } from '#web/portal/kit/shell/load-failure.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { StudentOnPaper } from '#web/portal/people/students/student-heading.tsx';
import { studentRecordsQuery } from '#web/portal/people/students/student-queries.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { GradesTable } from './grades-table.tsx';

/** The marks of the exams, and the grades of the finished terms. */
export function StudentGrades({ title, student }: { title: string; student: Student }) {
  const { data, error, isPending, refetch } = useQuery(studentRecordsQuery(student.id));
  const { results = [], gradeInfo = [] } = data ?? {};
  const isEmpty = data && results.length + gradeInfo.length === 0;
  return (
    <>
      <ScreenHeader title={title}>
        {!isEmpty && <PdfLink href={callPath('readMarksMemo', { id: student.id })}>Marks memo (PDF)</PdfLink>}
      </ScreenHeader>
      <StudentOnPaper student={student} />
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {(data || isPending) && (
        <>
          <section className="mb-8" aria-labelledby="results">
            <h2 id="results" className="mb-2 text-xl">
              {say('Results')}
            </h2>
            {results.length === 0 ? (
              <ResultsTable
                rows={results}
                isLoading={isPending}
                hint="The office enters them after each exam. Is one missing? Ask the office."
              />
            ) : (
              <ExamResults studentId={student.id} results={results} />
            )}
          </section>
          {data && (
            <section className="mb-8" aria-labelledby="grades">
              <h2 id="grades" className="mb-2 text-xl">
                {say('Grades by term')}
              </h2>
              {gradeInfo.length === 0 ? (
                <GradesTable rows={gradeInfo} hint="They follow when a term’s university results are out." />
              ) : (
                <TermGrades grades={gradeInfo} />
              )}
            </section>
          )}
        </>
      )}
    </>
  );
}

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

/** The grades by term, the latest one open; `isFolded`: none, below much else. */
export function TermGrades({ grades, isFolded }: { grades: readonly GradeInfo[]; isFolded?: boolean }) {
  return gradesByTerm(grades)
    .toReversed()
    .map(([term, rows], index) => (
      <details
        key={term}
        open={index === 0 && !isFolded}
        className="fold group/term border-t border-line last:border-b"
      >
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
            empty=""
            isNarrow
          />
        </div>
      </details>
    ));
}
