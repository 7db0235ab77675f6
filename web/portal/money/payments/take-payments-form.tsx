import { useRef, useState } from 'react';
import { formatRupees, indiaDate, parseNumber } from '#shared/kit/format.ts';
import { sumOf } from '#shared/kit/sums.ts';
import type { Due } from '#shared/money/dues.ts';
import { type Payment, type PaymentOccasion, paymentFields } from '#shared/money/payments.ts';
import { CallError, callApi } from '#web/api/calls.ts';
import { Form } from '#web/portal/kit/forms/form-end.tsx';
import { optionsOf } from '#web/portal/kit/forms/select-options.ts';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { countedRows, SelectionCount } from '#web/portal/kit/lists/selection-count.tsx';
import type { RowSelection } from '#web/portal/kit/lists/use-selection.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { SelectField, TextField } from '#web/ui/fields.tsx';
import type { TypedPayment } from './typed-payment-columns.tsx';

/** A ticked fee, as typed. */
export interface Ticked extends TypedPayment {
  due: Due;
  amount: string;
}

export const paymentFormId = 'payment';

interface TakePaymentsFormProps {
  selection: RowSelection;
  /** undefined while all that match are loading, or where they are too many. */
  ticked: readonly Ticked[] | undefined;
  /** The most payments of one call. */
  most: number;
  onClear: () => void;
  onTaken: (payments: readonly Payment[]) => void;
}

/** Day and way of paying, and the one button that takes what is ticked. */
export function TakePaymentsForm({ selection, ticked, most, onClear, onTaken }: TakePaymentsFormProps) {
  const [occasion, setOccasion] = useState<Occasion>(() => ({
    paidOn: indiaDate(new Date()),
    mode: 'cash',
    reference: '',
    note: '',
  }));
  const { run, isBusy, fields: errors, error, sentence, refuse } = useSaving();
  /** Kept until a save succeeds or something changes: a try whose answer was lost takes no money twice. */
  const sent = useRef({ body: '', key: '' });

  const entries = ticked ?? [];
  const amounts = entries.map(({ amount }) => parseNumber(amount));

  const take = async () => {
    const wrong = entries.find((_, index) => !Number.isFinite(amounts[index]));
    if (wrong) return refuse(`The amount of ${wrong.due.studentName} is not a number.`);
    const payments = entries.map(({ due, mode, reference }, index) => ({
      ...(mode && { mode }),
      ...(reference && { reference }),
      studentId: due.studentId,
      feeId: due.id,
      amount: amounts[index] ?? 0,
    }));
    const body = JSON.stringify({ occasion, payments });
    if (sent.current.body !== body) sent.current = { body, key: crypto.randomUUID() };
    const idempotencyKey = sent.current.key;
    await run(
      () => callApi('createPayments', { body: { ...occasion, payments, idempotencyKey } }),
      (taken) => {
        sent.current = { body: '', key: '' };
        // The notice above the list says what was taken.
        onTaken(taken);
        return undefined;
      },
    );
  };

  const field = (name: keyof Occasion) => ({
    label: paymentFields[name].label,
    value: occasion[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) =>
      setOccasion({ ...occasion, [name]: target.value }),
  });
  const { count } = selection;
  const isTooMany = count > most;
  const sum = sumOf(amounts.filter(Number.isFinite));
  const refusal = error instanceof CallError ? `Nothing was saved. ${namedBy(error, entries)}` : sentence;
  return (
    <Form
      id={paymentFormId}
      tabIndex={-1}
      aria-label="Payment"
      className="foot-bar z-2 mt-4 sm:sticky sm:bottom-(--foot) border-t-2 border-teal bg-paper py-3 print:hidden"
      onSubmit={take}
    >
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <DateField {...field('paidOn')} means={paymentFields.paidOn.means} required />
        <SelectField {...field('mode')} required options={optionsOf(paymentFields.mode)} />
        <TextField {...field('reference')} maxLength={80} />
        <TextField {...field('note')} maxLength={300} />
      </div>
      {refusal && <Alert className="mt-3">{refusal}</Alert>}
      <div className="tabular mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        {count === 0 ? <p>Tick who has paid.</p> : <SelectionCount selection={selection} noun="open fee" />}
        {isTooMany && <p className="text-madder">At most {most} payments can be taken at once.</p>}
        <div className="flex flex-wrap gap-2 sm:ml-auto">
          {count > 0 && (
            <Button variant="quiet" onClick={onClear}>
              Clear
            </Button>
          )}
          <Button
            variant="primary"
            type="submit"
            isBusy={isBusy || (count > 0 && !isTooMany && !ticked)}
            disabled={count === 0 || isTooMany}
          >
            {ticked?.length && !isTooMany ? `Take ${formatRupees(sum)}` : 'Take payments'}
          </Button>
        </div>
        <p role="status" className="sr-only">
          {count > 0 && `${countedRows(selection, 'open fee')} chosen, ${formatRupees(sum)}`}
        </p>
      </div>
    </Form>
  );
}

/** A refusal of one entry names its student. */
function namedBy(error: CallError, entries: readonly Ticked[]): string {
  const sentence = error.message;
  const [place] = Object.keys(error.fields).flatMap((field) => /^payments\.(\d+)\./.exec(field)?.[1] ?? []);
  const name = place === undefined ? undefined : entries[Number(place)]?.due.studentName;
  return name && !sentence.includes(name) ? `${name}: ${sentence}` : sentence;
}

/** Day and way of paying, the same for all payments that are taken together. */
type Occasion = Omit<PaymentOccasion, 'idempotencyKey'>;
