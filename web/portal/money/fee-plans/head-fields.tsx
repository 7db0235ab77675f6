import { feeFields } from '#shared/money/fees.ts';
import { payerField } from '#shared/money/government/government-fees.ts';
import { type Payer, payerLabels, payers } from '#shared/money/payers.ts';
import { selectOptions } from '#web/portal/kit/forms/select-options.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { SelectField, TextField } from '#web/ui/fields.tsx';

/** A fee of the plan as typed. */
export interface TypedHead {
  key: string;
  label: string;
  amount: string;
  dueOn: string;
  payableBy?: Payer | undefined;
}

interface HeadFieldsProps {
  heads: readonly TypedHead[];
  /** Whether the government may pay a fee of this class. */
  isEligible: boolean;
  /** Messages by path: 'heads.0.amount'. */
  errors: Readonly<Record<string, string>>;
  onChange: (heads: readonly TypedHead[]) => void;
  onAdd: () => void;
}

/** The fees of a plan, one a row. */
export function HeadFields({ heads, isEligible, errors, onChange, onAdd }: HeadFieldsProps) {
  const set = (key: string, change: Partial<TypedHead>) =>
    onChange(heads.map((head) => (head.key === key ? { ...head, ...change } : head)));
  return (
    <>
      {heads.map((head, index) => (
        <fieldset
          key={head.key}
          className={`mt-4 grid grid-cols-2 items-start gap-3 border-t border-line pt-3 ${heads.length > 1 ? 'sm:grid-cols-[9rem_13rem_1fr_auto]' : 'sm:grid-cols-[9rem_13rem_1fr]'}`}
        >
          <legend className="sr-only">Fee {index + 1}</legend>
          <TextField
            label={feeFields.label.label}
            required
            className="col-span-full"
            value={head.label}
            maxLength={120}
            error={errors[`heads.${index}.label`]}
            onChange={(event) => set(head.key, { label: event.target.value })}
          />
          <TextField
            label={feeFields.amount.label}
            required
            inputMode="numeric"
            value={head.amount}
            error={errors[`heads.${index}.amount`]}
            onChange={(event) => set(head.key, { amount: event.target.value })}
          />
          <DateField
            label={feeFields.dueOn.label}
            required
            means={feeFields.dueOn.means}
            value={head.dueOn}
            error={errors[`heads.${index}.dueOn`]}
            onChange={(event) => set(head.key, { dueOn: event.target.value })}
          />
          {isEligible && (
            <SelectField
              label={payerField.label}
              className="col-span-2 sm:col-span-1"
              options={selectOptions(payers, payerLabels)}
              value={head.payableBy ?? 'student'}
              error={errors[`heads.${index}.payableBy`]}
              onChange={(event) => set(head.key, { payableBy: event.target.value as Payer })} // one of the options
            />
          )}
          {heads.length > 1 && (
            <Button
              variant="quietDanger"
              className="sm:mt-6"
              aria-label={`Remove fee ${index + 1}`}
              onClick={() => onChange(heads.filter(({ key }) => key !== head.key))}
            >
              Remove
            </Button>
          )}
        </fieldset>
      ))}
      <Button className="mt-3" onClick={onAdd}>
        Add another fee
      </Button>
    </>
  );
}
