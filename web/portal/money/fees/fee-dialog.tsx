import { type Fee, feeFields, paidWithinAmount } from '#shared/money/fees.ts';
import { payerField } from '#shared/money/government/government-fees.ts';
import { formOf } from '#web/portal/kit/forms/form-of.ts';
import { RecordFields } from '#web/portal/kit/forms/record-fields.tsx';
import { RecordDialog } from '#web/portal/kit/forms/record-form.tsx';
import { useRecordForm } from '#web/portal/kit/forms/use-record-form.ts';
import { feeCalls } from './fee-calls.ts';

interface FeeDialogProps {
  studentId: string;
  /** Whether the government may pay it. */
  isEligible: boolean;
  /** undefined: a new fee. */
  fee: Fee | undefined;
  onClose: () => void;
}

const feeForm = formOf({ ...feeFields, payableBy: payerField }, paidWithinAmount);
/** What is paid of a fee changes by its payments. */
const { paid: _, paidOn: __, ...editedFields } = feeForm.fields;
const { payableBy: ___, ...ofStudent } = feeForm.fields;
const { paid: ____, paidOn: _____, ...editedOfStudent } = ofStudent;

/** The API leaves out who pays where it is the student. */
const toForm = (record: object | undefined) => {
  const typed = feeForm.toForm(record);
  return { ...typed, payableBy: typed.payableBy || 'student' };
};

export function FeeDialog({ studentId, isEligible, fee, onClose }: FeeDialogProps) {
  const form = useRecordForm({
    ...feeForm,
    // A refused claim stays with the student; an open one is turned to the student by its refusal.
    fields:
      isEligible && !fee?.payableBy
        ? fee
          ? editedFields
          : feeForm.fields
        : fee
          ? editedOfStudent
          : ofStudent,
    calls: feeCalls(studentId),
    record: fee,
    toForm,
    onClose,
  });
  return (
    <RecordDialog title={fee ? 'Edit fee' : 'Add fee'} form={form} createLabel="Add">
      <RecordFields form={form} />
    </RecordDialog>
  );
}
