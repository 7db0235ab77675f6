import { useState } from 'react';
import type { Certificate } from '#shared/certificates.ts';
import { CallError, callApi } from '#web/api/calls.ts';
import { refreshRecords, sentenceOf } from '#web/portal/forms/record-calls.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { showToast } from '#web/ui/toasts.tsx';

interface WithdrawDialogProps {
  certificate: Pick<Certificate, 'id' | 'serial'>;
  onClose: () => void;
}

/** Asks for the reason: the public page then says that the paper is no longer valid. */
export function WithdrawDialog({ certificate, onClose }: WithdrawDialogProps) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const withdraw = async () => {
    setBusy(true);
    try {
      await callApi('withdrawCertificate', { params: { id: certificate.id }, body: { reason } });
      showToast(`${certificate.serial} was withdrawn`);
      await refreshRecords();
      onClose();
    } catch (failure) {
      setBusy(false);
      setError((failure instanceof CallError && failure.fields.reason) || sentenceOf(failure));
    }
  };
  return (
    <ConfirmDialog
      title={`Withdraw ${certificate.serial}?`}
      confirm="Withdraw"
      isDangerous
      isBusy={isBusy}
      onConfirm={() => void withdraw()}
      onCancel={onClose}
    >
      <p>Its public page then says that it is no longer valid. This cannot be undone.</p>
      <TextField
        label="Reason"
        required
        className="mt-3"
        value={reason}
        error={error}
        maxLength={300}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
