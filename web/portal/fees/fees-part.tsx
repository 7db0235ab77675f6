import type { Fee } from '#shared/fees.ts';
import type { Student } from '#shared/students.ts';
import { callPath } from '#web/api/calls.ts';
import { RecordDialog } from '#web/portal/forms/record-form.tsx';
import { useRecordForm } from '#web/portal/forms/use-record-form.ts';
import { PdfLink } from '#web/portal/lists/pdf-link.tsx';
import { FeesTable } from '#web/portal/students/student-records.tsx';
import { feeCalls } from '#web/portal/students/student-row-calls.ts';
import { feeFormSchema, feeLabels, toFeeForm } from '#web/portal/students/student-row-forms.ts';
import { StudentRows } from '#web/portal/students/student-rows.tsx';
import { TextField } from '#web/ui/fields.tsx';

export function FeesPart({ student }: { student: Student }) {
  const { id, fees = [] } = student;
  return (
    <StudentRows
      title="Fees"
      calls={feeCalls(id)}
      rows={fees}
      sheet={<PdfLink href={callPath('readFeeStatement', { id })}>Fee statement (PDF)</PdfLink>}
      renderTable={(more) => <FeesTable fees={fees} {...more} />}
      renderDialog={(fee, onClose) => <FeeDialog studentId={id} fee={fee} onClose={onClose} />}
    />
  );
}

interface FeeDialogProps {
  studentId: string;
  /** undefined: a new one. */
  fee: Fee | undefined;
  onClose: () => void;
}

function FeeDialog({ studentId, fee, onClose }: FeeDialogProps) {
  const form = useRecordForm({
    calls: feeCalls(studentId),
    record: fee,
    schema: feeFormSchema,
    toForm: toFeeForm,
    labels: feeLabels,
    onClose,
  });
  const { field } = form;
  return (
    <RecordDialog title={fee ? 'Edit fee' : 'Add fee'} form={form} createLabel="Add">
      <div className="form-grid">
        <TextField
          {...field('label')}
          required
          hint="For example: Tuition fee, first year"
          className="sm:col-span-2"
        />
        <TextField {...field('amount')} required inputMode="numeric" hint="In whole rupees" />
        <TextField {...field('dueOn')} type="date" required />
        <TextField {...field('paid')} inputMode="numeric" hint="So far, in whole rupees" />
        <TextField {...field('paidOn')} type="date" hint="Left empty, what is paid was paid today." />
      </div>
    </RecordDialog>
  );
}
