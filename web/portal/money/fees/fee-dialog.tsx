import { type Fee, feeFields, paidWithinAmount } from '#shared/money/fees.ts';
import { payerField } from '#shared/money/government/government-fees.ts';
import { formOf } from '#web/portal/kit/forms/form-of.ts';
import { RecordFields } from '#web/portal/kit/forms/record-fields.tsx';
import { RecordDialog } from '#web/portal/kit/forms/record-form.tsx';
import { useRecordForm } from '#web/portal/kit/forms/use-record-form.ts';
import { feeCalls } from '#web/portal/people/students/student-row-calls.ts';

interface FeeDialogProps {
  studentId: string;
  /** Whether the government may pay it. */
  isEligible: boolean;
  /** undefined: a new fee. */
  fee: Fee | undefined;
  onClose: () => void;
}

const feeForm = formOf({ ...feeFields, payableBy: payerField }, paidWithinAmount);
const paidFields = new Set(['paid', 'paidOn']);

/** What is paid of a fee that exists changes by its payments. */
const fieldsOf = (isNew: boolean, hasPayer: boolean) =>
  Object.fromEntries(
    Object.entries(feeForm.fields).filter(
      ([name]) => (isNew || !paidFields.has(name)) && (hasPayer || name !== 'payableBy'),
    ),
  );

/** The API leaves out who pays where it is the student. */
const toForm = (record: object | undefined) => {
  const typed = feeForm.toForm(record);
  return { ...typed, payableBy: typed.payableBy || 'student' };
};

export function FeeDialog({ studentId, isEligible, fee, onClose }: FeeDialogProps) {
  const form = useRecordForm({
    ...feeForm,
    // A refused claim stays with the student; an open one is turned to the student by its refusal.
    fields: fieldsOf(!fee, isEligible && !fee?.payableBy),
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
