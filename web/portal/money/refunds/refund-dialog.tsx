import { formatRupees } from '#shared/kit/format.ts';
import { type RefundInput, refundFields } from '#shared/money/refunds.ts';
import { callApi } from '#web/api/calls.ts';
import { formOf } from '#web/portal/kit/forms/form-of.ts';
import { onlyCreated } from '#web/portal/kit/forms/record-calls.ts';
import { RecordFields } from '#web/portal/kit/forms/record-fields.tsx';
import { RecordDialog } from '#web/portal/kit/forms/record-form.tsx';
import { useRecordForm } from '#web/portal/kit/forms/use-record-form.ts';

interface RefundDialogProps {
  studentId: string;
  /** Whole rupees that were paid over. */
  advance: number;
  onClose: () => void;
}

const { fields, schema, toForm } = formOf(refundFields);

/** Gives back what was paid over, today. */
export function RefundDialog({ studentId, advance, onClose }: RefundDialogProps) {
  const form = useRecordForm({
    calls: onlyCreated('refund', (body: RefundInput) =>
      callApi('createRefund', { params: { id: studentId }, body }),
    ),
    fields,
    schema,
    record: undefined,
    toForm: () => ({ ...toForm(undefined), amount: `${advance}` }),
    onClose,
  });
  return (
    <RecordDialog title="Refund" form={form} createLabel="Refund">
      <p className="mb-4">{formatRupees(advance)} were paid over. The refund is entered today.</p>
      <RecordFields form={form} />
    </RecordDialog>
  );
}
