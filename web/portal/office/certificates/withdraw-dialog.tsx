import type { Certificate } from '#shared/office/papers/certificates.ts';
import { callApi } from '#web/api/calls.ts';
import { QuestionDialog } from '#web/portal/kit/forms/question-dialog.tsx';

interface WithdrawDialogProps {
  certificate: Pick<Certificate, 'id' | 'serial'>;
  onClose: () => void;
}

/** Asks for the reason: the public page then says that the paper is no longer valid. */
export function WithdrawDialog({ certificate: { id, serial }, onClose }: WithdrawDialogProps) {
  return (
    <QuestionDialog
      asksReason
      title={`Withdraw ${serial}?`}
      confirm="Withdraw"
      isDangerous
      send={(reason) => callApi('withdrawCertificate', { params: { id }, body: { reason } })}
      done={`${serial} was withdrawn`}
      onClose={onClose}
    >
      <p>Its public page then says that it is no longer valid. This cannot be undone.</p>
    </QuestionDialog>
  );
}
