import { useQuery } from '@tanstack/react-query';
import { counted } from '#shared/kit/format.ts';
import type { FeePlan } from '#shared/money/plans/fee-plans.ts';
import { callApi } from '#web/api/calls.ts';
import { FormEnd } from '#web/portal/kit/forms/form-end.tsx';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { LoadState } from '#web/portal/kit/shell/load-failure.tsx';
import { ClassDifferences } from '#web/portal/money/plan-differences/plan-differences.tsx';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/dialogs/modal.tsx';
import { planName, raisePreviewQuery } from './fee-plan-calls.ts';
import { RaisePreviewTable } from './raise-preview.tsx';

/** Shows who gets which fees, and who has them already, before anything is saved. */
export function RaisePlanDialog({ plan, onClose }: { plan: FeePlan; onClose: () => void }) {
  const { data: preview, error, refetch } = useQuery(raisePreviewQuery(plan.id));
  const { run, isBusy, sentence } = useSaving();

  const raise = async (fees: number) => {
    const isRaised = await run(
      () => callApi('createFeeRaise', { params: { id: plan.id }, body: { fees } }),
      (made) => `${counted(made.fees, 'fee')} raised for ${counted(made.students, 'student')}`,
    );
    if (isRaised) onClose();
    else void refetch();
  };

  return (
    <Modal title="Raise fees" onClose={onClose}>
      <p className="mb-3 font-semibold">{planName(plan)}</p>
      {(error || !preview) && <LoadState {...{ error, refetch }} text="Looking who has which fees…" />}
      {preview && <RaisePreviewTable preview={preview} />}
      {preview && preview.total > 0 && <ClassDifferences planId={plan.id} />}
      <FormEnd refusal={sentence}>
        <Button onClick={onClose}>{preview?.fees === 0 ? 'Close' : 'Cancel'}</Button>
        {preview?.fees !== 0 && (
          <Button
            variant="primary"
            isBusy={isBusy}
            disabled={!preview}
            onClick={() => void raise(preview?.fees ?? 0)}
          >
            {preview ? `Raise ${counted(preview.fees, 'fee')}` : 'Raise fees'}
          </Button>
        )}
      </FormEnd>
    </Modal>
  );
}
