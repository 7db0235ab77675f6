import { useState } from 'react';
import { formatRupees } from '#shared/format.ts';
import { cancellationSchema, type Payment } from '#shared/payments.ts';
import { CallError, callApi } from '#web/api/calls.ts';
import { refreshRecords, sentenceOf } from '#web/portal/forms/record-calls.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { showToast } from '#web/ui/toasts.tsx';

/** Asks for the reason. The payment stays in the day book, and its receipt says that it was cancelled. */
export function CancelPaymentDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { id, receiptNumber, amount, studentName, feeLabel } = payment;
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [refusal, setRefusal] = useState('');
  const [isBusy, setBusy] = useState(false);

  const cancel = async () => {
    if (isBusy) return;
    const checked = cancellationSchema.safeParse({ reason });
    setError(checked.error?.issues[0]?.message);
    if (!checked.success) return;
    setBusy(true);
    setRefusal('');
    try {
      await callApi('createCancellation', { params: { id }, body: checked.data });
      showToast(`Receipt ${receiptNumber} is cancelled`);
      onClose();
      await refreshRecords();
    } catch (failure) {
      const named = failure instanceof CallError ? failure.fields.reason : undefined;
      setError(named);
      if (!named) setRefusal(sentenceOf(failure));
      setBusy(false);
    }
  };

  return (
    <Modal title="Cancel payment" onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void cancel();
        }}
      >
        <p className="mb-4 break-words">
          Receipt {receiptNumber}: {formatRupees(amount)} of {studentName} for {feeLabel}. The amount is open
          again afterwards. A cancelled payment cannot be brought back.
        </p>
        <TextField
          label="Reason"
          required
          value={reason}
          maxLength={200}
          error={error}
          hint="It is printed on the receipt."
          onChange={(event) => setReason(event.target.value)}
        />
        {refusal && (
          <div className="mt-4">
            <Alert>{refusal}</Alert>
          </div>
        )}
        <div className="form-buttons">
          <Button onClick={onClose}>Keep it</Button>
          <Button variant="danger" type="submit" isBusy={isBusy}>
            Cancel payment
          </Button>
        </div>
      </form>
    </Modal>
  );
}
