import { useQuery } from '@tanstack/react-query';
import { type FeePlan, mostPreviewed, type RaisePreview } from '#shared/fee-plans.ts';
import { formatCount, formatRupees } from '#shared/format.ts';
import { callApi } from '#web/api/calls.ts';
import { useSaving } from '#web/portal/lists/use-saving.ts';
import { LoadFailure } from '#web/portal/shell/load-failure.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { planName, raisePreviewQuery } from './fee-plan-queries.ts';

const feesInWords = (count: number) => `${formatCount(count)} ${count === 1 ? 'fee' : 'fees'}`;

/** Shows who gets which fees, and who has them already, before anything is saved. */
export function RaiseDialog({ plan, onClose }: { plan: FeePlan; onClose: () => void }) {
  const { data: preview, error, refetch } = useQuery(raisePreviewQuery(plan.id));
  const { run, isBusy, sentence } = useSaving();

  const raise = async (fees: number) => {
    const isRaised = await run(
      () => callApi('createFeeRaise', { params: { id: plan.id }, body: { fees } }),
      (made) => `${feesInWords(made.fees)} raised for ${formatCount(made.students)} students`,
    );
    if (isRaised) onClose();
    else void refetch();
  };

  return (
    <Modal title="Raise fees" onClose={onClose}>
      <p className="mb-3 font-semibold">{planName(plan)}</p>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!preview && !error && <Loading text="Looking who has which fees…" />}
      {preview && <Preview preview={preview} />}
      {sentence && (
        <div className="mt-4">
          <Alert>{sentence}</Alert>
        </div>
      )}
      <div className="form-buttons">
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="primary"
          isBusy={isBusy}
          disabled={!preview || preview.fees === 0}
          onClick={() => void raise(preview?.fees ?? 0)}
        >
          {preview && preview.fees > 0 ? `Raise ${feesInWords(preview.fees)}` : 'Raise fees'}
        </Button>
      </div>
    </Modal>
  );
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
  { header: 'Has already', cell: ({ existing }) => existing.join('; ') || '—' },
  { header: 'Amount', isNumber: true, cell: ({ amount }) => formatRupees(amount) },
];

function Preview({ preview }: { preview: RaisePreview }) {
  const { rows, total, students, fees, amount, existing } = preview;
  return (
    <>
      <p className="tabular mb-3">
        <strong className="font-semibold">{feesInWords(fees)}</strong> for {formatCount(students)} of{' '}
        {formatCount(total)} students, together{' '}
        <strong className="font-semibold">{formatRupees(amount)}</strong>.
        {existing > 0 && ` ${feesInWords(existing)} are there already and stay as they are.`}
      </p>
      <div
        role="region"
        aria-label="Students of the class"
        tabIndex={0}
        className="max-h-[50dvh] overflow-y-auto"
      >
        <DataTable
          caption="Preview"
          columns={columns}
          rows={rows}
          rowKey={({ studentId }) => studentId}
          empty="No student of this year and quota."
        />
      </div>
      {total > mostPreviewed && (
        <p className="mt-2 text-ink-soft">… and {formatCount(total - mostPreviewed)} more.</p>
      )}
    </>
  );
}
