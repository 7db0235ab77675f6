import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ExamFigure } from '#shared/exams/exam-figures.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callPath } from '#web/api/calls.ts';
import { ExportLink } from '#web/portal/kit/lists/export-link.tsx';
import { LoadState } from '#web/portal/kit/shell/load-failure.tsx';
import { BarChart } from '#web/ui/bar-chart.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { ExamComparison } from './exam-comparison.tsx';

const columns: readonly Column<ExamFigure>[] = [
  { header: 'Subject', isTitle: true, cell: ({ subject }) => `${subject.code} ${subject.name}` },
  { header: 'Average', isNumber: true, cell: ({ average }) => average ?? '—' },
  { header: 'Highest', isNumber: true, cell: ({ highest }) => highest ?? '—' },
  { header: 'Out of', isNumber: true, cell: ({ maxMarks }) => maxMarks },
  { header: 'Passed', isNumber: true, cell: ({ passed, entered }) => `${passed} of ${entered}` },
  { header: 'Absent', isNumber: true, cell: ({ absent }) => absent },
];

/** How the session went: a chart of who passed, and the figures by subject. */
export function ExamFigures({ id, name }: { id: string; name: string }) {
  const { data, error, refetch } = useQuery({
    ...callQuery('readExamFigures', { params: { id } }),
    staleTime: 0,
  });
  if (error || !data) return <LoadState {...{ error, refetch }} />;
  if (data.every(({ entered, absent }) => entered + absent === 0))
    return (
      <section>
        <p className="mb-2 font-medium">No marks have been entered yet.</p>
        <p className="max-w-prose text-ink-soft">
          Averages and who passed are counted as the marks come in.{' '}
          <Link
            to="."
            search={{}} // without the tab: the sheet
            state
            className="link"
          >
            Enter marks
          </Link>
        </p>
        <ExamComparison id={id} />
      </section>
    );
  return (
    <section>
      <div className="mb-3 flex">
        <ExportLink href={callPath('exportExamFigures', { id })} />
      </div>
      <DataTable
        caption={`Figures of ${name}`}
        columns={columns}
        rows={data}
        rowKey={({ subject }) => subject.id}
        empty=""
      />
      <div className="mt-6">
        <BarChart
          title="Who passed"
          rowHeader="Subject"
          series={['Passed', 'Not passed', 'Absent']}
          bars={data.map(({ subject, passed, entered, absent }) => ({
            label: subject.code,
            values: [passed, entered - passed, absent],
          }))}
        />
      </div>
      <ExamComparison id={id} />
    </section>
  );
}
