// Fees, results and grades of a student, as the student and the office read them.
import { formatDate, formatRupees } from '#shared/format.ts';
import type { Fee, GradeInfo, Result } from '#shared/student-records.ts';
import { DataTable } from '#web/ui/data-table.tsx';

export function FeesTable({ fees }: { fees: readonly Fee[] }) {
  const due = fees.reduce((sum, { amount, paid }) => sum + amount - paid, 0);
  return (
    <>
      <p className="mb-3 text-lg">
        Due: <strong className="tabular">{formatRupees(due)}</strong>
      </p>
      <DataTable
        caption="Fees"
        rows={fees}
        rowKey={({ id }) => id}
        empty="No fees have been entered yet."
        columns={[
          { header: 'Fee', isTitle: true, cell: ({ label }) => label },
          { header: 'Amount', isNumber: true, cell: ({ amount }) => formatRupees(amount) },
          { header: 'Paid', isNumber: true, cell: ({ paid }) => formatRupees(paid) },
          { header: 'Due', isNumber: true, cell: ({ amount, paid }) => formatRupees(amount - paid) },
          { header: 'Due on', isNumber: true, cell: ({ dueOn }) => formatDate(dueOn) },
          { header: 'Paid on', isNumber: true, cell: ({ paidOn }) => (paidOn ? formatDate(paidOn) : '—') },
        ]}
      />
    </>
  );
}

export function ResultsTable({ results }: { results: readonly Result[] }) {
  return (
    <DataTable
      caption="Results"
      rows={results}
      rowKey={({ id }) => id}
      empty="No results have been entered yet."
      columns={[
        { header: 'Code', cell: ({ subject }) => subject.code },
        { header: 'Subject', isTitle: true, cell: ({ subject }) => subject.name },
        { header: 'Exam', cell: ({ exam }) => exam },
        { header: 'Held on', isNumber: true, cell: ({ heldOn }) => formatDate(heldOn) },
        { header: 'Marks', isNumber: true, cell: ({ marks, maxMarks }) => `${marks} / ${maxMarks}` },
      ]}
    />
  );
}

export function GradesTable({ grades }: { grades: readonly GradeInfo[] }) {
  return (
    <DataTable
      caption="Grades"
      rows={grades}
      rowKey={({ id }) => id}
      empty="No grades have been entered yet."
      columns={[
        { header: 'Term', cell: ({ term }) => term },
        { header: 'Code', cell: ({ subject }) => subject.code },
        { header: 'Subject', isTitle: true, cell: ({ subject }) => subject.name },
        { header: 'Grade', isNumber: true, cell: ({ grade }) => grade },
        { header: 'Grade point', isNumber: true, cell: ({ gradePoint }) => gradePoint },
      ]}
    />
  );
}
