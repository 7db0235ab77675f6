import { type PaymentMode, type PaymentOccasion, paymentFields } from '#shared/money/payments.ts';
import { optionsOf } from '#web/portal/kit/forms/select-options.ts';
import { DateField } from '#web/ui/date-field.tsx';
import { SelectField, TextField } from '#web/ui/fields.tsx';

/** Day and way of paying, the same for all payments that are taken together. */
export type Occasion = Omit<PaymentOccasion, 'idempotencyKey'>;

interface OccasionFieldsProps {
  occasion: Occasion;
  errors: Record<string, string>;
  onChange: (occasion: Occasion) => void;
}

const { paidOn, mode, reference, note } = paymentFields;

export function OccasionFields({ occasion, errors, onChange }: OccasionFieldsProps) {
  const set = (change: Partial<Occasion>) => onChange({ ...occasion, ...change });
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <DateField
        label={paidOn.label}
        means={paidOn.means}
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
  );
}
