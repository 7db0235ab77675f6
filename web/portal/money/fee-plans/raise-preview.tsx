import { counted, formatCount, formatRupees } from '#shared/kit/format.ts';
import { mostPreviewed, type RaisePreview } from '#shared/money/plans/fee-plans.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';

/** `total` are the students of the class, or those that were chosen. */
function nothingToRaise({ total, existing }: RaisePreview): string {
  const what = existing === total ? 'this fee' : 'these fees';
  if (total === 0) return 'No student is in this class, so there is nothing to raise.';
  if (total === 1) return `The student has ${what} already; there is nothing to raise.`;
  return `All ${formatCount(total)} students have ${what} already; there is nothing to raise.`;
}

type Row = RaisePreview['rows'][number];

const columns: readonly Column<Row>[] = [
  {
    header: 'Student',
    isTitle: true,
    cell: ({ studentName, enrollmentNumber }) => (
      <span className="wrap-anywhere">
        {studentName} <span className="text-sm font-normal text-ink-soft">{enrollmentNumber}</span>
      </span>
    ),
  },
  { header: 'Gets', cell: ({ raised }) => raised.join('; ') || '—' },
  { header: 'Has already', cell: (row) => <Existing row={row} /> },
  { header: 'Amount', isNumber: true, cell: ({ amount }) => formatRupees(amount) },
];

/** What is there already; where the amount is another one, it is said. */
function Existing({ row: { existing, differs } }: { row: Row }) {
  if (differs.length === 0) return existing.join('; ') || '—';
  const same = existing.filter((label) => !differs.some((fee) => fee.label === label));
  return (
    <>
      {same.length > 0 && `${same.join('; ')}; `}
      {differs.map(({ label, raised, planned }) => (
        <strong key={label} className="block font-semibold text-madder">
          {label}: {formatRupees(raised)}, not {formatRupees(planned)}
        </strong>
      ))}
    </>
  );
}

/** Who gets which fees, and who has them already. */
export function RaisePreviewTable({ preview }: { preview: RaisePreview }) {
  const { rows, total, students, fees, amount, existing } = preview;
  return (
    <>
      {fees === 0 ? (
        <p className="mb-3">{nothingToRaise(preview)}</p>
      ) : (
        <p className="tabular mb-3">
          <strong className="font-semibold">{counted(fees, 'fee')}</strong> for {formatCount(students)} of{' '}
          {counted(total, 'student')}, together{' '}
          <strong className="font-semibold whitespace-nowrap">{formatRupees(amount)}</strong>.
          {existing > 0 &&
            ` ${counted(existing, 'fee is there already and stays as it is', 'fees are there already and stay as they are')}.`}
        </p>
      )}
      {total > 0 && (
        <div
          role="region"
          aria-label="Students and their fees"
          tabIndex={0}
          className="max-h-[50dvh] overflow-y-auto"
        >
          <DataTable
            caption="Preview"
            columns={columns}
            rows={rows}
            rowKey={({ studentId }) => studentId}
            empty=""
          />
        </div>
      )}
      {total > mostPreviewed && (
        <p className="mt-2 text-ink-soft">… and {formatCount(total - mostPreviewed)} more.</p>
      )}
    </>
  );
}
