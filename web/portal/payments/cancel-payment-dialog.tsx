import { useState } from 'react';
import { formatRupees } from '#shared/format.ts';
import { cancellationSchema, type Payment } from '#shared/payments.ts';
import { callApi } from '#web/api/calls.ts';
import { FormEnd } from '#web/portal/forms/form-end.tsx';
import { useSaving } from '#web/portal/forms/use-saving.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { Modal } from '#web/ui/modal.tsx';

/** Asks for the reason. The payment stays in the day book, and its receipt says that it was cancelled. */
export function CancelPaymentDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { id, receiptNumber, amount, studentName, feeLabel } = payment;
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState<string>();
  const { run, isBusy, fields, sentence } = useSaving();
  const refusal = fields.reason ? undefined : sentence;

  const cancel = async () => {
    const checked = cancellationSchema.safeParse({ reason });
    setMissing(checked.error?.issues[0]?.message);
    if (!checked.success) return;
    const call = () => callApi('createCancellation', { params: { id }, body: checked.data });
    if (await run(call, `Receipt ${receiptNumber} is cancelled`)) onClose();
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
          error={missing ?? fields.reason}
          hint="It is printed on the receipt."
          onChange={(event) => setReason(event.target.value)}
        />
        <FormEnd refusal={refusal}>
          <Button onClick={onClose}>Keep it</Button>
          <Button variant="danger" type="submit" isBusy={isBusy}>
            Cancel payment
          </Button>
        </FormEnd>
      </form>
    </Modal>
  );
}
