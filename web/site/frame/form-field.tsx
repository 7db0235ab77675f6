// Fields of the public forms: plain HTML that browsers check by themselves; form-behaviour adds our own sentences.
import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { classNames } from '#web/lib/class-names.ts';

interface FieldProps {
  /** Of the form's `data-form`: makes the ids unique on the page. */
  formId: string;
  name: string;
  label: string;
  /** Said under the label, and read with the field. */
  hint?: string;
  isOptional?: boolean;
  /** The word for optional fields. */
  optionalWord?: string;
  className?: string;
}

const control =
  'block w-full min-h-12 rounded-sm border border-ink-soft bg-white px-3 py-2 text-ink placeholder:text-ink-soft aria-invalid:border-2 aria-invalid:border-madder';

function FieldFrame({
  formId,
  name,
  label,
  hint,
  isOptional,
  optionalWord,
  className,
  children,
}: FieldProps & { children: ReactNode }) {
  const id = `${formId}-${name}`;
  return (
    <div className={className} data-field={name}>
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
        {isOptional && optionalWord && <span className="font-normal"> ({optionalWord})</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mb-1 text-sm">
          {hint}
        </p>
      )}
      {children}
      <p
        id={`${id}-error`}
        data-error
        hidden
        className="mt-1 rounded-sm bg-madder-pale px-2 py-1 text-sm font-medium text-madder [[hidden]]:hidden"
      />
    </div>
  );
}

function fieldAttributes({ formId, name, hint, isOptional }: FieldProps) {
  const id = `${formId}-${name}`;
  return {
    id,
    name,
    required: !isOptional,
    'aria-describedby': classNames(hint && `${id}-hint`, `${id}-error`),
  };
}

type Omitted = 'id' | 'name' | 'required' | 'className';

export function FormField(props: FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, Omitted>) {
  const { formId, name, label, hint, isOptional, optionalWord, className, ...input } = props;
  return (
    <FieldFrame {...{ formId, name, label, hint, isOptional, optionalWord, className }}>
      <input {...input} {...fieldAttributes(props)} className={control} />
    </FieldFrame>
  );
}

export function FormTextarea(props: FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, Omitted>) {
  const { formId, name, label, hint, isOptional, optionalWord, className, ...textarea } = props;
  return (
    <FieldFrame {...{ formId, name, label, hint, isOptional, optionalWord, className }}>
      <textarea rows={4} {...textarea} {...fieldAttributes(props)} className={control} />
    </FieldFrame>
  );
}

interface SelectProps extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, Omitted> {
  /** First line of the list, standing for nothing chosen yet. */
  choose: string;
  options: readonly { value: string; label: string }[];
}

export function FormSelect(props: SelectProps) {
  const { formId, name, label, hint, isOptional, optionalWord, className, choose, options, ...select } =
    props;
  return (
    <FieldFrame {...{ formId, name, label, hint, isOptional, optionalWord, className }}>
      <select defaultValue="" {...select} {...fieldAttributes(props)} className={control}>
        <option value="" disabled>
          {choose}
        </option>
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** Where the form says what became of it. Empty until then. */
export function FormAlert() {
  return (
    <div data-alert role="alert" className="mt-3 empty:hidden rounded-sm bg-sea-pale px-3 py-2 text-ink" />
  );
}
