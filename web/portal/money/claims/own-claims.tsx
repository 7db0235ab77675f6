import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { formatDate, formatRupees, parseNumber } from '#shared/kit/format.ts';
import { say } from '#shared/kit/text/say.ts';
import {
  claimStateLabels,
  type PaymentClaim,
  paymentClaimInputSchema,
} from '#shared/money/bank/payment-claims.ts';
import type { Fee } from '#shared/money/fees.ts';
import { callQuery } from '#web/api/call-query.ts';
import { callApi } from '#web/api/calls.ts';
import { FormDialog } from '#web/portal/kit/forms/form-end.tsx';
import { sentenceOf } from '#web/portal/kit/forms/record-calls.ts';
import { useSmallForm } from '#web/portal/kit/forms/use-small-form.ts';
import { TableSection } from '#web/portal/kit/rows/table-section.tsx';
import { useIndiaDay } from '#web/portal/kit/shell/use-india-time.ts';
import { dueOf } from '#web/portal/money/fees/student-fee-sums.ts';
import { Button } from '#web/ui/button.tsx';
import type { Column } from '#web/ui/data-table.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { SelectField, TextField } from '#web/ui/fields.tsx';
import { FileField } from '#web/ui/file-field.tsx';
import { Pill } from '#web/ui/pill.tsx';
import { showToast } from '#web/ui/toasts.tsx';

const tones = { waiting: 'waiting', taken: 'good', refused: 'bad' } as const;

const columns: readonly Column<PaymentClaim>[] = [
  { header: 'Fee', isTitle: true, cell: ({ feeLabel }) => say(feeLabel) },
  { header: 'UTR', isDetail: true, cell: ({ utr }) => utr },
  { header: 'Paid on', isNumber: true, isDetail: true, cell: ({ paidOn }) => formatDate(paidOn) },
  { header: 'Amount', isNumber: true, isFigure: true, cell: ({ amount }) => formatRupees(amount) },
  {
    header: 'State',
    isDetail: true,
    cell: ({ state, reason }) => (
      <span>
        <Pill tone={tones[state]}>{claimStateLabels[state]}</Pill> {reason}
      </span>
    ),
  },
];

/** 'I have paid': tells the office of a transfer, and shows what became of it. */
export function OwnClaims({ studentId, fees }: { studentId: string; fees: readonly Fee[] }) {
  const { data = [] } = useQuery(callQuery('listStudentPaymentClaims', { params: { id: studentId } }));
  const [isTelling, setTelling] = useState(false);
  const open = fees.filter((fee) => dueOf(fee) > 0);
  return (
    <>
      {open.length > 0 && (
        <Button className="mb-6 print:hidden" onClick={() => setTelling(true)}>
          I have paid
        </Button>
      )}
      {data.length > 0 && (
        <div className="mb-8">
          <TableSection title="Transfers you told us of" rows={data} columns={columns} />
        </div>
      )}
      {isTelling && <ClaimForm studentId={studentId} open={open} onClose={() => setTelling(false)} />}
    </>
  );
}

const typed = z.pipe(
  z.pipe(
    z.object({ feeId: z.string(), amount: z.string(), paidOn: z.string(), utr: z.string() }),
    z.transform((form) => ({ ...form, amount: parseNumber(form.amount) })),
  ),
  paymentClaimInputSchema,
);

interface ClaimFormProps {
  studentId: string;
  open: readonly Fee[];
  onClose: () => void;
}

function ClaimForm({ studentId, open, onClose }: ClaimFormProps) {
  const [first] = open;
  const today = useIndiaDay();
  const [picture, setPicture] = useState<File>();
  const { action, field } = useSmallForm({
    schema: typed,
    empty: { feeId: first?.id ?? '', amount: first ? `${dueOf(first)}` : '', paidOn: today, utr: '' },
    send: async (body) => {
      const { id } = await callApi('createPaymentClaim', { params: { id: studentId }, body });
      const params = { id: studentId, claimId: id };
      // The office has been told: without the picture too.
      if (picture)
        await callApi('setClaimPicture', { params, file: picture }).catch((error: unknown) =>
          showToast(sentenceOf(error), { isError: true }),
        );
    },
    done: 'The office will look for it in the bank’s statement',
    onDone: onClose,
  });
  return (
    <FormDialog title="I have paid" onClose={onClose} {...action} submit="Tell the office">
      <div className="form-grid">
        <SelectField
          {...field('feeId')}
          label="Fee"
          options={open.map((fee) => ({
            value: fee.id,
            // The amount first: a phone shows the beginning.
            label: `${formatRupees(dueOf(fee))}, ${say(fee.label)}`,
          }))}
        />
        <TextField {...field('amount')} label="Amount" inputMode="numeric" />
        <DateField {...field('paidOn')} label="Paid on" means="paid" />
        <TextField {...field('utr')} label="UTR" hint="The number of the transfer, 12 digits with UPI" />
        <FileField
          label="Picture of the transfer, if you have one"
          accept="image/jpeg,image/png,image/webp"
          fileName={picture?.name}
          className="sm:col-span-2"
          onFile={setPicture}
        />
      </div>
    </FormDialog>
  );
}
