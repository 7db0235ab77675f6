import * as z from 'zod/mini';
import { formatRupees } from '#shared/kit/format.ts';
import {
  type CancelKind,
  cancelKindLabels,
  cancelKinds,
  cancellationSchema,
  type Payment,
  type PaymentMode,
} from '#shared/money/payments.ts';
import { callApi } from '#web/api/calls.ts';
import { FormEnd } from '#web/portal/kit/forms/form-end.tsx';
import { typedNumber } from '#web/portal/kit/forms/form-of.ts';
import { selectOptions } from '#web/portal/kit/forms/select-options.ts';
import { useSmallForm } from '#web/portal/kit/forms/use-small-form.ts';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/dialogs/modal.tsx';
import { SelectField, TextField } from '#web/ui/fields.tsx';

const { reason, charge } = cancellationSchema.shape;
const typedSchema = z.object({
  reason,
  charge: typedNumber(charge),
  kind: cancellationSchema.shape.kind as z.ZodMiniType<CancelKind, string>, // it refuses other texts itself
});

/** What the bank can send back. */
const returnable: ReadonlySet<PaymentMode> = new Set(['cheque', 'dd', 'bank', 'upi']);

/** Asks for the reason. The payment stays on its day, and its receipt says that it was cancelled. */
export function CancelPaymentDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { id, receiptNumber, amount, studentName, feeLabel, mode } = payment;
  const { form, field, typed, sentence, isBusy } = useSmallForm({
    schema: typedSchema,
    empty: { reason: '', charge: '', kind: mode === 'cheque' ? 'returned' : 'mistake' },
    send: ({ kind, ...body }) =>
      callApi('createCancellation', {
        params: { id },
        body: { ...body, kind, ...(kind === 'mistake' && { charge: undefined }) },
      }),
    done: `Receipt ${receiptNumber} is cancelled`,
    onDone: onClose,
  });

  return (
    <Modal title="Cancel payment" onClose={onClose}>
      <form {...form}>
        <p className="mb-4 break-words">
          Receipt {receiptNumber}: {formatRupees(amount)} of {studentName} for {feeLabel}. The amount is open
          again afterwards. The cancellation is entered today; it cannot be brought back.
        </p>
        <div className="grid gap-4">
          {returnable.has(mode) && (
            <SelectField
              {...field('kind')}
              label="Why"
              options={selectOptions(cancelKinds, cancelKindLabels)}
            />
          )}
          <TextField
            {...field('reason')}
            label="Reason"
            maxLength={200}
            hint="It is printed on the receipt."
          />
          {typed.kind === 'returned' && (
            <TextField
              {...field('charge')}
              label="Charge of the bank"
              required={false}
              inputMode="numeric"
              hint="In whole rupees: the student owes it from today. Empty: nothing."
            />
          )}
        </div>
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
