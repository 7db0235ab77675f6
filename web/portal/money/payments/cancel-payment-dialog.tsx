import { formatRupees } from '#shared/kit/format.ts';
import { cancellationSchema, type Payment } from '#shared/money/payments.ts';
import { callApi } from '#web/api/calls.ts';
import { FormEnd } from '#web/portal/kit/forms/form-end.tsx';
import { useSmallForm } from '#web/portal/kit/forms/use-small-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { Modal } from '#web/ui/modal.tsx';

/** Asks for the reason. The payment stays in the day book, and its receipt says that it was cancelled. */
export function CancelPaymentDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { id, receiptNumber, amount, studentName, feeLabel } = payment;
  const { form, field, sentence, isBusy } = useSmallForm({
    schema: cancellationSchema,
    empty: { reason: '' },
    send: (body) => callApi('createCancellation', { params: { id }, body }),
    done: `Receipt ${receiptNumber} is cancelled`,
    onDone: onClose,
  });

  return (
    <Modal title="Cancel payment" onClose={onClose}>
      <form {...form}>
        <p className="mb-4 break-words">
          Receipt {receiptNumber}: {formatRupees(amount)} of {studentName} for {feeLabel}. The amount is open
          again afterwards. A cancelled payment cannot be brought back.
        </p>
        <TextField {...field('reason')} label="Reason" maxLength={200} hint="It is printed on the receipt." />
        <FormEnd refusal={sentence}>
          <Button onClick={onClose}>Keep it</Button>
          <Button variant="danger" type="submit" isBusy={isBusy}>
            Cancel payment
          </Button>
        </FormEnd>
      </form>
    </Modal>
  );
}
