import { useQuery } from '@tanstack/react-query';
import type { ComparedSession, ExamFigure } from '#shared/exams/exam-figures.ts';
import { sumOf } from '#shared/kit/sums.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callPath } from '#web/api/calls.ts';
import { ExportLink } from '#web/portal/kit/lists/export-link.tsx';
import { LoadState } from '#web/portal/kit/shell/load-failure.tsx';
import { BarChart } from '#web/ui/bar-chart.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';

/** A subject, or undefined for all of them. */
type Row = ExamFigure['subject'] | undefined;

/** A line breaks before the academic year, never at its dash. */
const nameOf = ({ name, academicYear }: ComparedSession) =>
  `${name}, ${academicYear.replace('-', '-\u2060')}`;

/** The session beside the others of its year of study: who passed, and the average of each subject as a share of its maximum. */
export function ExamComparison({ id }: { id: string }) {
  const { data, error, refetch } = useQuery({
    ...callQuery('readExamComparison', { params: { id } }),
    staleTime: 0,
  });
  if (error || !data) return <LoadState {...{ error, refetch }} />;
  const subjects = new Map(
    data.flatMap(({ figures }) => figures.map(({ subject }) => [subject.id, subject] as const)),
  );
  const rows: Row[] = [undefined, ...[...subjects.values()].sort((a, b) => (a.code < b.code ? -1 : 1))];
  return (
    <section className="mt-6 border-t border-line pt-6">
      <div className="mb-3 flex flex-wrap items-center gap-x-4">
        <h2 className="text-xl">Compared with other sessions</h2>
        {data.length > 1 && <ExportLink href={callPath('exportExamComparison', { id })} />}
      </div>
      {data.length > 1 ? (
        <>
          <DataTable
            caption="Average and passed by session"
            columns={[subjectColumn, ...data.map(sessionColumn)]}
            rows={rows}
            rowKey={(subject) => subject?.id ?? 'all'}
            empty=""
          />
          <div className="mt-6">
            <BarChart
              title="Who passed, by session"
              rowHeader="Session"
              series={['Passed', 'Not passed', 'Absent']}
              bars={data.map((session) => {
                const { passed, entered, absent } = figureOf(session.figures);
                return { label: nameOf(session), values: [passed, entered - passed, absent] };
              })}
            />
          </div>
        </>
      ) : (
        <p className="max-w-prose text-ink-soft">
          Once two sessions of this year of study have marks, they are compared here: the average of each
          subject, and who passed.
        </p>
      )}
    </section>
  );
}

const subjectColumn: Column<Row> = {
  header: 'Subject',
  isTitle: true,
  cell: (subject) => (subject ? `${subject.code} ${subject.name}` : <strong>All subjects</strong>),
};

const sessionColumn = (session: ComparedSession): Column<Row> => ({
  header: nameOf(session),
  width: 'whitespace-normal',
  isNumber: true,
  cell: (subject) => <Cell figures={figuresOf(session, subject)} />,
});

const figuresOf = ({ figures }: ComparedSession, subject: Row) =>
  subject ? figures.filter((figure) => figure.subject.id === subject.id) : figures;

function figureOf(figures: readonly ExamFigure[]) {
  const sum = (part: (figure: ExamFigure) => number) => sumOf(figures.map(part));
  const entered = sum((figure) => figure.entered);
  // Each mark weighs the same: the maximum of one session is not that of another.
  const percent =
    sum(({ average, maxMarks, entered: of }) => (100 * (average ?? 0) * of) / maxMarks) / entered;
  return { entered, percent, absent: sum((figure) => figure.absent), passed: sum((figure) => figure.passed) };
}

function Cell({ figures }: { figures: readonly ExamFigure[] }) {
  const { entered, absent, passed, percent } = figureOf(figures);
  if (entered + absent === 0) return '—';
  return (
    <span className="block min-w-0 text-right whitespace-normal">
      {entered > 0 && `${Math.round(percent)} %`}
      <span className="block text-sm text-ink-soft">
        <span className="whitespace-nowrap">
          {passed} of {entered} passed{absent > 0 && ','}
        </span>{' '}
        {absent > 0 && <span className="whitespace-nowrap">{absent} absent</span>}
      </span>
    </span>
  );
}
