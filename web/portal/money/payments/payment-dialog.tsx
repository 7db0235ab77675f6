import { useState } from 'react';
import { formatRupees, indiaDate } from '#shared/kit/format.ts';
import type { Fee } from '#shared/money/fees.ts';
import { type Payment, type PaymentInput, paymentFields } from '#shared/money/payments.ts';
import { callApi } from '#web/api/calls.ts';
import { FormEnd } from '#web/portal/kit/forms/form-end.tsx';
import { formOf } from '#web/portal/kit/forms/form-of.ts';
import { onlyCreated } from '#web/portal/kit/forms/record-calls.ts';
import { RecordFields } from '#web/portal/kit/forms/record-fields.tsx';
import { RecordDialog } from '#web/portal/kit/forms/record-form.tsx';
import { useRecordForm } from '#web/portal/kit/forms/use-record-form.ts';
import { dueOf } from '#web/portal/money/fees/student-fee-sums.ts';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/dialogs/modal.tsx';
import { receiptPath } from './payment-queries.ts';
import { ReceiptLink } from './receipt-link.tsx';

interface PaymentDialogProps {
  studentId: string;
  fee: Fee;
  onClose: () => void;
}

/** Takes money for one fee, then offers the receipt. */
export function PaymentDialog(props: PaymentDialogProps) {
  const [taken, setTaken] = useState<Payment>();
  if (taken) return <TakenDialog payment={taken} onClose={props.onClose} />;
  return <PaymentForm {...props} onTaken={setTaken} />;
}

const { fields, schema, toForm } = formOf(paymentFields);

function PaymentForm(props: PaymentDialogProps & { onTaken: (payment: Payment) => void }) {
  const { studentId, fee, onClose, onTaken } = props;
  const open = dueOf(fee);
  /** The same for every try of this form: a try whose answer was lost makes no second payment. */
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const params = { id: studentId, feeId: fee.id };
  const form = useRecordForm({
    calls: onlyCreated('payment', (body: PaymentInput) =>
      callApi('createPayment', { params, body: { ...body, idempotencyKey } }),
    ),
    fields,
    schema,
    record: undefined,
    toForm: () => ({ ...toForm(undefined), amount: `${open}`, paidOn: indiaDate(new Date()) }),
    onClose: (made) => (made ? onTaken(made) : onClose()),
  });
  return (
    <RecordDialog title="Take payment" form={form} createLabel="Take payment">
      <p className="mb-4">
        <strong className="font-semibold break-words">{fee.label}</strong>: {formatRupees(open)} open
      </p>
      <RecordFields form={form} />
    </RecordDialog>
  );
}

function TakenDialog({ payment, onClose }: { payment: Payment; onClose: () => void }) {
  const { id, receiptNumber, amount, studentName } = payment;
  return (
    <Modal title="Payment taken" onClose={onClose}>
      <p>
        {formatRupees(amount)} of {studentName}. Receipt{' '}
        <strong className="font-semibold whitespace-nowrap">{receiptNumber}</strong>
      </p>
      <FormEnd>
        <Button onClick={onClose}>Close</Button>
        <ReceiptLink href={receiptPath(id)}>Open receipt</ReceiptLink>
      </FormEnd>
    </Modal>
  );
}
