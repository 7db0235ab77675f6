import { useState } from 'react';
import type { Certificate } from '#shared/office/papers/certificates.ts';
import { callApi } from '#web/api/calls.ts';
import { ReasonForm } from '#web/portal/kit/forms/reason-form.tsx';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';

interface WithdrawDialogProps {
  certificate: Pick<Certificate, 'id' | 'serial'>;
  onClose: () => void;
}

/** Asks for the reason: the public page then says that the paper is no longer valid. */
export function WithdrawDialog({ certificate: { id, serial }, onClose }: WithdrawDialogProps) {
  const [reason, setReason] = useState('');
  const { run, isBusy, fields, sentence, error } = useSaving();
  const withdraw = async () => {
    const call = () => callApi('withdrawCertificate', { params: { id }, body: { reason } });
    if (await run(call, `${serial} was withdrawn`)) onClose();
  };
  return (
    <ConfirmDialog
      title={`Withdraw ${serial}?`}
      confirm="Withdraw"
      isDangerous
      isBusy={isBusy}
      onConfirm={() => void withdraw()}
      onCancel={onClose}
    >
      <p>Its public page then says that it is no longer valid. This cannot be undone.</p>
      <ReasonForm
        reason={reason}
        onChange={setReason}
        onSubmit={() => void withdraw()}
        error={fields.reason ?? sentence}
        refusal={error}
      />
    </ConfirmDialog>
  );
}
