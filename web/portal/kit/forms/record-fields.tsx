import { Fragment, type InputHTMLAttributes, type ReactNode } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import type { FormField } from '#shared/kit/fields.ts';
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
  return (
    <div className="form-grid">
      {Object.entries(form.fields).map(([path, field]) => {
        if (field.lets !== undefined)
          return (
            <TickWithField key={path} control={form.control} tick={path} field={field} lets={field.lets} />
          );
        const shown = { ...form.field(path), ...change?.[path] };
        const tick = Object.keys(form.fields).find((other) => form.fields[other]?.lets === path);
        return (
          <Fragment key={path}>
            {own?.[path] ??
              (tick ? (
                <FieldWithTick control={form.control} tick={tick} field={field} {...shown} />
              ) : (
                <FieldControl field={withChoices(field, choices?.[path], form.value(path))} {...shown} />
              ))}
          </Fragment>
        );
      })}
    </div>
  );
}

/** A field that stays empty while its tick is set. */
function FieldWithTick({
  control,
  tick,
  field,
  ...shown
}: ControlProps & { control: Control; tick: string }) {
  const isTicked = useWatch({ control, name: tick }) === true;
  return (
    <FieldControl
      field={{ ...field, isRequired: !isTicked }}
      {...shown}
      {...(isTicked && { disabled: true, error: undefined })}
    />
  );
}

interface TickWithFieldProps {
  control: Control;
  tick: string;
  field: FormField;
  lets: string;
}

/** Set only while its field is empty: who types the field does not come across the tick. */
function TickWithField({ control, tick, field, lets }: TickWithFieldProps) {
  const { field: value } = useController({ control, name: tick });
  const isTicked = value.value === true;
  const other: unknown = useWatch({ control, name: lets });
  return (
    <div className="sm:col-span-2">
      <TickField isTicked={isTicked} isDisabled={!isTicked && other !== ''} onChange={value.onChange}>
        {field.label}
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

type ControlProps = ReturnType<RecordForm['field']> & Change & { field: FormField };

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
  return <TextField {...common} {...(control && inputs[control])} {...(range && { min, max })} />;
}
