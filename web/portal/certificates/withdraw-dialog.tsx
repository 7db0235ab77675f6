import { useState } from 'react';
import type { Certificate } from '#shared/certificates.ts';
import { callApi } from '#web/api/calls.ts';
import { useRefusedFocus } from '#web/portal/forms/use-refused-focus.ts';
import { useSaving } from '#web/portal/forms/use-saving.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { TextField } from '#web/ui/fields.tsx';

interface WithdrawDialogProps {
  certificate: Pick<Certificate, 'id' | 'serial'>;
  onClose: () => void;
}

/** Asks for the reason: the public page then says that the paper is no longer valid. */
export function WithdrawDialog({ certificate: { id, serial }, onClose }: WithdrawDialogProps) {
  const [reason, setReason] = useState('');
  const { run, isBusy, fields, sentence, error } = useSaving();
  const form = useRefusedFocus(error);
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
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void withdraw();
        }}
      >
        <TextField
          label="Reason"
          required
          className="mt-3"
          value={reason}
          error={fields.reason ?? sentence}
          maxLength={300}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </form>
    </ConfirmDialog>
  );
}
