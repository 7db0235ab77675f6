import { type Fee, feeFields, paidWithinAmount } from '#shared/money/fees.ts';
import { formOf } from '#web/portal/kit/forms/form-of.ts';
import { RecordFields } from '#web/portal/kit/forms/record-fields.tsx';
import { RecordDialog } from '#web/portal/kit/forms/record-form.tsx';
import { useRecordForm } from '#web/portal/kit/forms/use-record-form.ts';
import { feeCalls } from './fee-calls.ts';

interface FeeDialogProps {
  studentId: string;
  /** undefined: a new fee. */
  fee: Fee | undefined;
  onClose: () => void;
}

const feeForm = formOf(feeFields, paidWithinAmount);
/** What is paid of a fee changes by its payments. */
const { paid: _, paidOn: __, ...editedFields } = feeForm.fields;

export function FeeDialog({ studentId, fee, onClose }: FeeDialogProps) {
  const form = useRecordForm({
    ...feeForm,
    fields: fee ? editedFields : feeForm.fields,
    calls: feeCalls(studentId),
    record: fee,
    onClose,
  });
  return (
    <RecordDialog title={fee ? 'Edit fee' : 'Add fee'} form={form} createLabel="Add">
      <RecordFields form={form} />
    </RecordDialog>
  );
}
