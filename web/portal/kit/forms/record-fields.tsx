import { Fragment, type InputHTMLAttributes, type ReactNode } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import type { FormField } from '#shared/kit/fields/fields.ts';
import { DateField, TimeField } from '#web/ui/date-field.tsx';
import { SelectField, TextareaField, TextField } from '#web/ui/fields.tsx';
import { TickField } from '#web/ui/tick-field.tsx';
import { optionsOf } from './select-options.ts';
import type { RecordForm } from './use-record-form.ts';

interface RecordFieldsProps {
  form: Pick<RecordForm, 'control' | 'fields' | 'field' | 'value'>;
  /** Overrides of a screen, by the field's path. */
  change?: Readonly<Record<string, Change>>;
  /** The choices of fields whose table of fields has none: they come from the settings. */
  choices?: Readonly<Record<string, readonly string[]>>;
  /** A control that replaces the default one. */
  own?: Readonly<Record<string, ReactNode>>;
}

interface Change {
  hint?: string | undefined;
  disabled?: boolean;
  autoFocus?: boolean;
}

/** The fields of a record in the order of their table. */
export function RecordFields({ form, change, choices, own }: RecordFieldsProps) {
  const entries = Object.entries(form.fields);
  return (
    <div className="form-grid">
      {entries.map(([path, field], index) => {
        if (field.lets !== undefined) return null; // below the field that it lets be empty
        const next = entries[index + 1]?.[0];
        // The two names of a person stand side by side.
        const className = entries.some(([, { lets }]) => lets && lets === next)
          ? 'sm:col-start-1'
          : undefined;
        const shown = { ...form.field(path), ...change?.[path], ...(className && { className }) };
        const [tick, ticked] = entries.find(([, { lets }]) => lets === path) ?? [];
        return (
          <Fragment key={path}>
            {own?.[path] ??
              (tick !== undefined ? (
                <FieldWithTick
                  control={form.control}
                  tick={tick}
                  of={ticked?.label}
                  field={field}
                  {...shown}
                />
              ) : (
                <FieldControl field={withChoices(field, choices?.[path], form.value(path))} {...shown} />
              ))}
          </Fragment>
        );
      })}
    </div>
  );
}

interface FieldWithTickProps extends ControlProps {
  control: Control;
  /** The path and the label of the tick. */
  tick: string;
  of: string | undefined;
}

/**
 * A field that stays empty while its tick is set. The tick can be set only while the field is empty: who types the field with
 * the keyboard does not come across the tick.
 */
function FieldWithTick({ control, tick, of, field, ...shown }: FieldWithTickProps) {
  const { field: ticked } = useController({ control, name: tick });
  const typed: unknown = useWatch({ control, name: shown.name });
  const isTicked = ticked.value === true;
  return (
    <div>
      <FieldControl
        field={{ ...field, isRequired: !isTicked }}
        {...shown}
        {...(isTicked && { disabled: true, error: undefined })}
      />
      <TickField isTicked={isTicked} isDisabled={!isTicked && typed !== ''} onChange={ticked.onChange}>
        {of}
      </TickField>
    </div>
  );
}

/** The stored value stays a choice when the settings no longer list it. */
function withChoices(field: FormField, choices: readonly string[] | undefined, value: string): FormField {
  if (!choices) return field;
  return { ...field, choices: value && !choices.includes(value) ? [...choices, value] : choices };
}

const inputs: Readonly<
  Partial<Record<NonNullable<FormField['control']>, InputHTMLAttributes<HTMLInputElement>>>
> = {
  email: { type: 'email' },
  tel: { type: 'tel' },
  integer: { type: 'number', inputMode: 'numeric' },
  // A text input, not type=number: users type 1,20,000.
  rupees: { inputMode: 'numeric' },
  decimal: { inputMode: 'decimal' },
};

type ControlProps = ReturnType<RecordForm['field']> & Change & { field: FormField; className?: string };

function FieldControl({ field, ...attributes }: ControlProps) {
  const { control, choices, range, hint, isRequired, isWide, initial } = field;
  const common = {
    ...(hint !== undefined && { hint }),
    ...attributes,
    ...(isRequired && { required: true }),
    ...(isWide && { className: 'sm:col-span-2' }),
  };
  if (choices) {
    const placeholder = isRequired ? 'Choose' : 'Not known';
    return (
      <SelectField {...common} options={optionsOf(field)} {...(initial === undefined && { placeholder })} />
    );
  }
  if (control === 'date') return <DateField {...common} means={field.means ?? 'event'} />;
  if (control === 'time') return <TimeField {...common} />;
  if (control === 'lines') return <TextareaField {...common} />;
  const [min, max] = range ?? [];
  return (
    <TextField
      {...common}
      {...(control && inputs[control])}
      {...(range && { min, max })}
      offers={field.offers}
    />
  );
}
