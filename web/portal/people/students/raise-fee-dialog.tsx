import { useState } from 'react';
import type { FormField } from '#shared/kit/fields/fields.ts';
import { counted, parseNumber } from '#shared/kit/format.ts';
import { feeFields } from '#shared/money/fees.ts';
import type { RaisePreview } from '#shared/money/plans/fee-plans.ts';
import { callApi } from '#web/api/calls.ts';
import { Form, FormEnd } from '#web/portal/kit/forms/form-end.tsx';
import { callAndTell } from '#web/portal/kit/forms/record-calls.ts';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { RaisePreviewTable } from '#web/portal/money/fee-plans/raise-preview.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { Modal } from '#web/ui/dialogs/modal.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { showToast } from '#web/ui/toasts.tsx';
import type { ChosenStudents } from './chosen-students.ts';

interface RaiseFeeDialogProps {
  chosen: ChosenStudents;
  onClose: () => void;
}

const undoMilliseconds = 15_000;
type TypedFee = Record<'label' | 'amount' | 'dueOn', string>;

/** One fee for the chosen students: first who would get it and who has it already, then all of them or none. */
export function RaiseFeeDialog({ chosen: { selection, count }, onClose }: RaiseFeeDialogProps) {
  const [fee, setFee] = useState<TypedFee>({ label: '', amount: '', dueOn: '' });
  /** The preview of the fee in the fields. */
  const [preview, setPreview] = useState<RaisePreview>();
  const looking = useSaving();
  const raising = useSaving();
  const body = { selection, ...fee, amount: parseNumber(fee.amount) };

  const look = async (): Promise<void> => {
    await looking.run(
      () => callApi('createStudentFeePreview', { body }),
      (found) => {
        setPreview(found);
        return undefined;
      },
    );
  };
  const raise = async ({ fees }: RaisePreview): Promise<void> => {
    const isRaised = await raising.run(
      () => callApi('createStudentFeeRaise', { body: { ...body, fees } }),
      (made) => {
        const action = { label: 'Undo', run: () => void undo(made.id) };
        const told = `${fee.label.trim()} raised for ${counted(made.students, 'student')}`;
        showToast(told, { milliseconds: undoMilliseconds, action });
        return undefined;
      },
    );
    if (isRaised) onClose();
    else await look();
  };
  const submit = () => {
    if (preview?.fees === 0) return;
    void (preview ? raise(preview) : look());
  };
  const { fields } = looking;
  const field = (name: keyof TypedFee) => {
    const { label, hint }: FormField = feeFields[name];
    return {
      label,
      hint,
      required: true,
      value: fee[name],
      error: fields[name],
      onChange: ({ target }: { target: { value: string } }) => {
        setFee({ ...fee, [name]: target.value });
        setPreview(undefined);
      },
    };
  };
  const isNamed = Object.keys(fields).some((field) => field in fee);
  const refusal = raising.sentence ?? (isNamed ? undefined : looking.sentence);

  return (
    <Modal title={`Raise a fee for ${counted(count, 'student')}`} onClose={onClose}>
      <Form onSubmit={submit}>
        <div className="form-grid">
          <TextField {...field('label')} maxLength={120} className="sm:col-span-2" />
          <TextField {...field('amount')} inputMode="numeric" />
          <DateField {...field('dueOn')} means={feeFields.dueOn.means} />
        </div>
        {preview && (
          <div className="mt-5">
            <RaisePreviewTable preview={preview} />
          </div>
        )}
        <FormEnd refusal={refusal}>
          <Button onClick={onClose}>{preview?.fees === 0 ? 'Close' : 'Cancel'}</Button>
          {preview?.fees !== 0 && (
            <Button variant="primary" type="submit" isBusy={looking.isBusy || raising.isBusy}>
              {preview ? `Raise ${counted(preview.fees, 'fee')}` : 'Show who gets it'}
            </Button>
          )}
        </FormEnd>
      </Form>
    </Modal>
  );
}

const undo = (id: string) =>
  callAndTell(async () => {
    const { fees } = await callApi('undoFeeRaise', { params: { id } });
    return `${counted(fees, 'fee is', 'fees are')} removed`;
  });
