import { type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { formatRupees, indiaDate, parseNumber } from '#shared/kit/format.ts';
import type { Fee, FeeInput } from '#shared/money/fees.ts';
import { governmentFields } from '#shared/money/government/government-fees.ts';
import { callApi } from '#web/api/calls.ts';
import { onlyCreated } from '#web/portal/kit/forms/record-calls.ts';
import { RecordFields } from '#web/portal/kit/forms/record-fields.tsx';
import { RecordDialog } from '#web/portal/kit/forms/record-form.tsx';
import { useRecordForm } from '#web/portal/kit/forms/use-record-form.ts';
import { ViewSwitch } from '#web/ui/view-switch.tsx';
import { pendingOf } from './student-fee-sums.ts';

interface ClaimDialogProps {
  studentId: string;
  fee: Fee;
  onClose: () => void;
}

type Act = 'release' | 'refusal';
const acts = [
  { value: 'release', label: 'Released' },
  { value: 'refusal', label: 'Refused' },
] as const;

/** What the government has done with a claim: it has sanctioned or released money, or refused to. */
export function ClaimDialog(props: ClaimDialogProps) {
  const [act, setAct] = useState<Act>('release');
  const choice = <ViewSwitch label="What happened" value={act} options={acts} onChange={setAct} />;
  return act === 'release' ? (
    <ReleaseForm {...props}>{choice}</ReleaseForm>
  ) : (
    <RefusalForm {...props}>{choice}</RefusalForm>
  );
}

type FormProps = ClaimDialogProps & { children: ReactNode };

/** A claim is written with its fee. */
const claimCalls = <Input extends object>(
  { studentId, fee }: ClaimDialogProps,
  bodyOf: (input: Input) => Partial<FeeInput>,
) =>
  onlyCreated('fee', (input: Input) => {
    const { id: feeId, label, amount, dueOn, version: ifMatch } = fee;
    const body = { label, amount, dueOn, paidOn: null, ...bodyOf(input) };
    return callApi('updateFee', { params: { id: studentId, feeId }, body, ifMatch });
  });

const releaseFields = {
  sanctionedOn: governmentFields.sanctionedOn,
  amount: { ...governmentFields['releases.amount'], hint: 'Of this instalment, in whole rupees' },
  releasedOn: governmentFields['releases.releasedOn'],
  reference: {
    ...governmentFields['releases.reference'],
    hint: 'Number of the release or of the transfer',
  },
};
const text = z.string();
const releaseSchema = z.object({ sanctionedOn: text, amount: text, releasedOn: text, reference: text });

function ReleaseForm({ children, ...props }: FormProps) {
  const { fee, onClose } = props;
  const form = useRecordForm({
    calls: claimCalls(props, ({ sanctionedOn, amount, ...release }: z.output<typeof releaseSchema>) => ({
      sanctionedOn: sanctionedOn || null,
      ...(amount.trim() !== '' && {
        releases: [...(fee.releases ?? []), { amount: parseNumber(amount), ...release }],
      }),
    })),
    fields: releaseFields,
    schema: releaseSchema,
    record: undefined,
    toForm: () => ({
      sanctionedOn: fee.sanctionedOn ?? '',
      amount: '',
      releasedOn: indiaDate(new Date()),
      reference: '',
    }),
    onClose,
  });
  return (
    <RecordDialog title="Claim on the government" form={form} createLabel="Save">
      {children}
      <p className="my-4">
        <strong className="font-semibold break-words">{fee.label}</strong>: {formatRupees(pendingOf(fee))}{' '}
        pending
      </p>
      <RecordFields form={form} />
    </RecordDialog>
  );
}

const refusalFields = {
  refusedOn: { ...governmentFields.refusedOn, isRequired: true },
  refusedReason: { ...governmentFields.refusedReason, isRequired: true, hint: 'The student sees it' },
};
const refusalSchema = z.object({ refusedOn: text, refusedReason: text });

function RefusalForm({ children, ...props }: FormProps) {
  const form = useRecordForm({
    calls: claimCalls(props, (body: z.output<typeof refusalSchema>) => body),
    fields: refusalFields,
    schema: refusalSchema,
    record: undefined,
    toForm: () => ({ refusedOn: indiaDate(new Date()), refusedReason: '' }),
    onClose: props.onClose,
  });
  return (
    <RecordDialog title="Claim on the government" form={form} createLabel="Turn to the student">
      {children}
      <p className="my-4">The student owes {formatRupees(pendingOf(props.fee))} from that day on.</p>
      <RecordFields form={form} />
    </RecordDialog>
  );
}
