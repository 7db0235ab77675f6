import { useQuery } from '@tanstack/react-query';
import { say } from '#shared/kit/text/say.ts';
import type { Student } from '#shared/people/students.ts';
import { callPath } from '#web/api/calls.ts';
import { ExamResults, TermGrades } from '#web/portal/exams/results/marks-folds.tsx';
import { ResultsTable } from '#web/portal/exams/results/results-table.tsx';
import { PdfLink } from '#web/portal/kit/lists/pdf-link.tsx';
import { LoadFailure } from '#web/portal/kit/shell/load-failure.tsx';
import { ScreenHeader } from '#web/portal/kit/shell/screen-header.tsx';
import { StudentOnPaper } from '#web/portal/people/students/student-heading.tsx';
import { studentRecordsQuery } from '#web/portal/people/students/student-queries.ts';
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
