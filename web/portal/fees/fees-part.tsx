import { useState } from 'react';
import { type Fee, type FeeInput, feeFields, paidWithinAmount } from '#shared/fees.ts';
import type { Student } from '#shared/students.ts';
import { callApi, callPath } from '#web/api/calls.ts';
import { formOf } from '#web/portal/forms/form-of.ts';
import type { RecordCalls } from '#web/portal/forms/record-calls.ts';
import { RecordFields } from '#web/portal/forms/record-fields.tsx';
import { RecordDialog } from '#web/portal/forms/record-form.tsx';
import { useRecordForm } from '#web/portal/forms/use-record-form.ts';
import { EditableRows } from '#web/portal/lists/editable-rows.tsx';
import { PdfLink } from '#web/portal/lists/pdf-link.tsx';
import { PaymentDialog } from '#web/portal/payments/payment-dialog.tsx';
import { StudentPayments } from '#web/portal/payments/student-payments.tsx';
import { findStudentRow } from '#web/portal/students/find-student-row.ts';
import { Button } from '#web/ui/button.tsx';
import { FeesTable } from './fees-table.tsx';
import { dueOf } from './student-fee-sums.ts';

/** @param id of the student */
const feeCalls = (id: string): RecordCalls<Fee, FeeInput> => ({
  noun: 'fee',
  label: ({ label }) => label,
  find: (feeId) => findStudentRow(id, 'fees', ({ fees }) => fees, feeId),
  create: (body) => callApi('createFee', { params: { id }, body }),
  update: (feeId, body, ifMatch) => callApi('updateFee', { params: { id, feeId }, body, ifMatch }),
  remove: (feeId) => callApi('deleteFee', { params: { id, feeId } }),
});

export function FeesPart({ student }: { student: Student }) {
  const { id, fees = [] } = student;
  /** The fee that money is taken for. */
  const [paying, setPaying] = useState<Fee>();
  return (
    <>
      <EditableRows
        title="Fees"
        calls={feeCalls(id)}
        rows={fees}
        document={<PdfLink href={callPath('readFeeStatement', { id })}>Fee statement (PDF)</PdfLink>}
        renderMoreActions={(fee) =>
          dueOf(fee) > 0 && (
            <Button
              variant="quiet"
              aria-label={`Take payment for ${fee.label}`}
              onClick={() => setPaying(fee)}
            >
              Take payment
            </Button>
          )
        }
        renderTable={(more) => <FeesTable rows={fees} {...more} />}
        renderDialog={(fee, onClose) => <FeeDialog studentId={id} fee={fee} onClose={onClose} />}
      />
      <StudentPayments studentId={id} mayCancel />
      {paying && (
        <PaymentDialog
          studentId={id}
          fee={paying}
          open={dueOf(paying)}
          onClose={() => setPaying(undefined)}
        />
      )}
    </>
  );
}

interface FeeDialogProps {
  studentId: string;
  /** undefined: a new fee. */
  fee: Fee | undefined;
  onClose: () => void;
}

const feeForm = formOf(feeFields, paidWithinAmount);

function FeeDialog({ studentId, fee, onClose }: FeeDialogProps) {
  const form = useRecordForm({ ...feeForm, calls: feeCalls(studentId), record: fee, onClose });
  return (
    <RecordDialog title={fee ? 'Edit fee' : 'Add fee'} form={form} createLabel="Add">
      <RecordFields form={form} />
    </RecordDialog>
  );
}
