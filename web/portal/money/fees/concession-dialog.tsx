import * as z from 'zod/mini';
import { formatRupees } from '#shared/kit/format.ts';
import { concessionInputSchema } from '#shared/money/concessions.ts';
import { type Fee, feeFields } from '#shared/money/fees.ts';
import { callApi } from '#web/api/calls.ts';
import { typedNumber } from '#web/portal/kit/forms/form-of.ts';
import { onlyCreated } from '#web/portal/kit/forms/record-calls.ts';
import { RecordDialog } from '#web/portal/kit/forms/record-form.tsx';
import { useRecordForm } from '#web/portal/kit/forms/use-record-form.ts';
import { SelectField, TextField } from '#web/ui/fields.tsx';
import { dueOf, mayConcede } from './student-fee-sums.ts';

interface ConcessionDialogProps {
  studentId: string;
  fees: readonly Fee[];
  onClose: () => void;
}

const fields = {
  feeId: { label: 'Fee' },
  amount: { label: feeFields.amount.label },
  reason: { label: 'Reason' },
};
const schema = z.object({
  feeId: z.string('Choose a fee').check(z.minLength(1, 'Choose a fee')),
  amount: typedNumber(concessionInputSchema.shape.amount),
  reason: concessionInputSchema.shape.reason,
});

/** Takes an amount off a fee; what is paid of it already becomes an advance. */
export function ConcessionDialog({ studentId, fees, onClose }: ConcessionDialogProps) {
  const open = fees
    .filter((fee) => mayConcede(fee) > 0)
    .toSorted((one, other) => Number(dueOf(other) > 0) - Number(dueOf(one) > 0));
  const form = useRecordForm({
    calls: onlyCreated('concession', ({ feeId, ...body }: z.output<typeof schema>) =>
      callApi('createConcession', { params: { id: studentId, feeId }, body }),
    ),
    fields,
    schema,
    onClose,
    record: undefined,
    toForm: () => ({ feeId: open[0]?.id ?? '', amount: '', reason: '' }),
  });
  return (
    <RecordDialog title="Add concession" form={form} createLabel="Add">
      <div className="form-grid">
        <SelectField
          {...form.field('feeId')}
          required
          options={open.map((fee) => ({
            value: fee.id,
            label: `${fee.label}, ${formatRupees(dueOf(fee))} open`,
          }))}
        />
        <TextField {...form.field('amount')} required inputMode="numeric" hint="In whole rupees" />
        <TextField
          {...form.field('reason')}
          required
          className="sm:col-span-2"
          hint="For example: brother in the third year, sanctioned on 5 Jan"
        />
      </div>
    </RecordDialog>
  );
}
