// Fees, results and grades of a student, as the student and the office read them.
import { type ReactNode, useState } from 'react';
import type { Fee } from '#shared/fees.ts';
import { formatDate, formatRupees, indiaDate } from '#shared/format.ts';
import type { GradeInfo } from '#shared/grades.ts';
import type { Result } from '#shared/results.ts';
import { dueOf, feeSums, isOverdue } from '#web/portal/fees/student-fee-sums.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';

interface RecordTableProps<Row> {
  isLoading?: boolean;
  /** Whom to ask, or what to do, where there are none. */
  hint?: ReactNode;
  /** What may be done with a row, for those who may. */
  actions?: (row: Row) => ReactNode;
}

/** A last column of buttons, where there are any. */
function actionColumn<Row>(actions: RecordTableProps<Row>['actions']): Column<Row>[] {
  return actions ? [{ header: 'Actions', isActions: true, cell: actions }] : [];
}

const feeColumns = (today: string): readonly Column<Fee>[] => [
  { header: 'Fee', isTitle: true, cell: ({ label }) => label },
  { header: 'Amount', isNumber: true, cell: ({ amount }) => formatRupees(amount) },
  { header: 'Paid', isNumber: true, cell: ({ paid }) => formatRupees(paid) },
  { header: 'Due', isNumber: true, cell: (fee) => formatRupees(dueOf(fee)) },
  {
    header: 'Due on',
    isNumber: true,
    cell: (fee) => <DueOn fee={fee} today={today} />,
  },
  { header: 'Paid on', isNumber: true, cell: ({ paidOn }) => (paidOn ? formatDate(paidOn) : '—') },
];

export function FeesTable({
  fees,
  isLoading = false,
  hint,
  actions,
}: RecordTableProps<Fee> & { fees: readonly Fee[] }) {
  const [today] = useState(() => indiaDate(new Date()));
  return (
    <>
      {!isLoading && fees.length > 0 && <FeesSummary fees={fees} today={today} />}
      <DataTable
        caption="Fees"
        rows={fees}
        rowKey={({ id }) => id}
        empty={<Empty text="No fees have been entered yet." hint={hint} />}
        isLoading={isLoading}
        skeletonRows={3}
        columns={[...feeColumns(today), ...actionColumn(actions)]}
      />
    </>
  );
}

function DueOn({ fee, today }: { fee: Fee; today: string }) {
  if (!isOverdue(fee, today)) return formatDate(fee.dueOn);
  return <strong className="font-semibold text-madder">{formatDate(fee.dueOn)}, overdue</strong>;
}

function FeesSummary({ fees, today }: { fees: readonly Fee[]; today: string }) {
  const { amount, paid, due, overdue } = feeSums(fees, today);
  return (
    <dl className="tabular mb-4 flex flex-wrap gap-x-6 gap-y-3 sm:gap-x-10">
      <div>
        <dt className="text-sm text-ink-soft">Due</dt>
        <dd className="text-xl leading-tight font-semibold sm:text-2xl">{formatRupees(due)}</dd>
        {overdue > 0 && <dd className="font-medium text-madder">{formatRupees(overdue)} overdue</dd>}
      </div>
      <div>
        <dt className="text-sm text-ink-soft">Paid</dt>
        <dd className="text-xl leading-tight font-semibold sm:text-2xl">{formatRupees(paid)}</dd>
      </div>
      <div>
        <dt className="text-sm text-ink-soft">Total</dt>
        <dd className="text-xl leading-tight font-semibold sm:text-2xl">{formatRupees(amount)}</dd>
      </div>
    </dl>
  );
}

export function ResultsTable({
  results,
  isLoading = false,
  hint,
  actions,
}: RecordTableProps<Result> & { results: readonly Result[] }) {
  return (
    <DataTable
      caption="Results"
      rows={results}
      rowKey={({ id }) => id}
      empty={<Empty text="No results have been entered yet." hint={hint} />}
      isLoading={isLoading}
      columns={[
        { header: 'Code', cell: ({ subject }) => subject.code },
        { header: 'Subject', isTitle: true, cell: ({ subject }) => subject.name },
        { header: 'Exam', cell: ({ exam }) => exam },
        { header: 'Held on', isNumber: true, cell: ({ heldOn }) => formatDate(heldOn) },
        { header: 'Marks', isNumber: true, cell: ({ marks, maxMarks }) => `${marks} / ${maxMarks}` },
        ...actionColumn(actions),
      ]}
    />
  );
}

export function GradesTable({
  grades,
  isLoading = false,
  hint,
  actions,
}: RecordTableProps<GradeInfo> & { grades: readonly GradeInfo[] }) {
  return (
    <DataTable
      caption="Grades"
      rows={grades}
      rowKey={({ id }) => id}
      empty={<Empty text="No grades have been entered yet." hint={hint} />}
      isLoading={isLoading}
      skeletonRows={3}
      columns={[
        { header: 'Term', cell: ({ term }) => term },
        { header: 'Code', cell: ({ subject }) => subject.code },
        { header: 'Subject', isTitle: true, cell: ({ subject }) => subject.name },
        { header: 'Grade', isNumber: true, cell: ({ grade }) => grade },
        { header: 'Grade point', isNumber: true, cell: ({ gradePoint }) => gradePoint },
        ...actionColumn(actions),
      ]}
    />
  );
}

function Empty({ text, hint }: { text: string; hint: ReactNode }) {
  return (
    <>
      <p className="font-medium text-ink">{text}</p>
      {hint && <div className="mt-2">{hint}</div>}
    </>
  );
}
