import * as z from 'zod/mini';
import { formatRupees } from '#shared/kit/format.ts';
import { concessionInputSchema } from '#shared/money/concessions.ts';
import { type Fee, feeFields } from '#shared/money/fees.ts';
import { callApi } from '#web/api/calls.ts';
import { typedNumber } from '#web/portal/kit/forms/form-of.ts';
import { onlyCreated } from '#web/portal/kit/forms/record-calls.ts';
import { RecordFields } from '#web/portal/kit/forms/record-fields.tsx';
import { RecordDialog } from '#web/portal/kit/forms/record-form.tsx';
import { useRecordForm } from '#web/portal/kit/forms/use-record-form.ts';
import { SelectField } from '#web/ui/fields.tsx';
import { dueOf, mayConcede } from './student-fee-sums.ts';

interface ConcessionDialogProps {
  studentId: string;
  fees: readonly Fee[];
  onClose: () => void;
}

const fields = {
  feeId: { label: 'Fee' },
  amount: feeFields.amount,
  reason: {
    label: 'Reason',
    hint: 'For example: brother in the third year, sanctioned on 5 Jan',
    isRequired: true,
    isWide: true,
  },
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
    .toSorted((a, b) => Number(dueOf(b) > 0) - Number(dueOf(a) > 0));
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
  const options = open.map((fee) => ({
    value: fee.id,
    label: `${fee.label}, ${formatRupees(dueOf(fee))} open`,
  }));
  const feeId = <SelectField {...form.field('feeId')} required options={options} />;
  return (
    <RecordDialog title="Add concession" form={form} createLabel="Add">
      <RecordFields form={form} own={{ feeId }} />
    </RecordDialog>
  );
}
