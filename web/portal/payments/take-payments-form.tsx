import { useRef, useState } from 'react';
import type { Due } from '#shared/dues.ts';
import { formatRupees, indiaDate, parseNumber } from '#shared/format.ts';
import { type Payment, type PaymentMode, type PaymentOccasion, paymentFields } from '#shared/payments.ts';
import { CallError, callApi } from '#web/api/calls.ts';
import { refreshRecords, sentenceOf } from '#web/portal/forms/record-calls.ts';
import { optionsOf } from '#web/portal/lists/filter-select.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/fields.tsx';

/** A ticked fee and the amount as typed. */
export interface Ticked {
  due: Due;
  amount: string;
}

type Occasion = Omit<PaymentOccasion, 'idempotencyKey'>;

interface TakePaymentsFormProps {
  ticked: ReadonlyMap<string, Ticked>;
  /** The most payments of one call. */
  most: number;
  onTaken: (payments: readonly Payment[]) => void;
}

/** Day and way of paying, the same for all ticked students, and the one button that saves. */
export function TakePaymentsForm({ ticked, most, onTaken }: TakePaymentsFormProps) {
  const [occasion, setOccasion] = useState<Occasion>(() => ({
    ...{ paidOn: indiaDate(new Date()), mode: 'cash', reference: '', note: '' },
  }));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState('');
  const [isBusy, setBusy] = useState(false);
  /** Kept until a save succeeds or something changes: a try whose answer was lost takes no money twice. */
  const sent = useRef({ body: '', key: '' });

  const entries = [...ticked.values()];
  const amounts = entries.map(({ amount }) => parseNumber(amount));
  const sum = amounts.reduce((total, amount) => total + (Number.isFinite(amount) ? amount : 0), 0);
  const set = (change: Partial<typeof occasion>) => setOccasion({ ...occasion, ...change });

  const take = async () => {
    if (isBusy) return;
    const wrong = entries.find((_, index) => !Number.isFinite(amounts[index]));
    if (wrong) return setRefusal(`The amount of ${wrong.due.studentName} is not a number.`);
    const payments = entries.map(({ due }, index) => ({
      ...{ studentId: due.studentId, feeId: due.id, amount: amounts[index] ?? 0 },
    }));
    const body = JSON.stringify({ occasion, payments });
    if (sent.current.body !== body) sent.current = { body, key: crypto.randomUUID() };
    setBusy(true);
    setRefusal('');
    setErrors({});
    try {
      const idempotencyKey = sent.current.key;
      const taken = await callApi('createPayments', { body: { ...occasion, payments, idempotencyKey } });
      sent.current = { body: '', key: '' };
      onTaken(taken);
      await refreshRecords();
    } catch (error) {
      if (error instanceof CallError) setErrors(error.fields);
      setRefusal(`Nothing was saved. ${namedBy(error, entries)}`);
    } finally {
      setBusy(false);
    }
  };

  const { paidOn, mode, reference, note } = paymentFields;
  const isTooMany = entries.length > most;
  return (
    <form
      noValidate
      aria-label="Payment"
      className="foot-bar z-2 mt-4 sm:sticky sm:bottom-0 border-t-2 border-teal bg-paper py-3 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        void take();
      }}
    >
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <TextField
          label={paidOn.label}
          type="date"
          required
          value={occasion.paidOn}
          error={errors.paidOn}
          onChange={(event) => set({ paidOn: event.target.value })}
        />
        <SelectField
          label={mode.label}
          required
          options={optionsOf(mode)}
          value={occasion.mode}
          error={errors.mode}
          onChange={(event) => set({ mode: event.target.value as PaymentMode })} // one of the options
        />
        <TextField
          label={reference.label}
          value={occasion.reference}
          maxLength={80}
          error={errors.reference}
          onChange={(event) => set({ reference: event.target.value })}
        />
        <TextField
          label={note.label}
          value={occasion.note}
          maxLength={300}
          error={errors.note}
          onChange={(event) => set({ note: event.target.value })}
        />
      </div>
      {refusal && (
        <div className="mt-3">
          <Alert>{refusal}</Alert>
        </div>
      )}
      <div className="mt-3 flex flex-wrap items-center justify-between gap-3">
        <p className="tabular" aria-live="polite">
          {isTooMany ? (
            `At most ${most} payments can be taken at once.`
          ) : (
            <>
              {entries.length} ticked, <strong className="font-semibold">{formatRupees(sum)}</strong>
            </>
          )}
        </p>
        <Button variant="primary" type="submit" isBusy={isBusy} disabled={entries.length === 0 || isTooMany}>
          {entries.length > 0 ? `Take ${formatRupees(sum)}` : 'Take payments'}
        </Button>
      </div>
    </form>
  );
}

/** A refusal of one entry names its student. */
function namedBy(error: unknown, entries: readonly Ticked[]): string {
  const sentence = sentenceOf(error);
  if (!(error instanceof CallError)) return sentence;
  const [place] = Object.keys(error.fields).flatMap((field) => /^payments\.(\d+)\./.exec(field)?.[1] ?? []);
  const name = place === undefined ? undefined : entries[Number(place)]?.due.studentName;
  return name && !sentence.includes(name) ? `${name}: ${sentence}` : sentence;
}
