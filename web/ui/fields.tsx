// Labelled controls for forms: the message stands under its field and is read with it.
import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';

interface FieldProps {
  label: string;
  error?: string | undefined;
  hint?: string;
  className?: string;
}

const control =
  'block w-full min-h-11 rounded-sm border border-ink-soft bg-white px-3 py-1.5 aria-invalid:border-2 aria-invalid:border-madder disabled:bg-sand';

type Control = { id: string; className: string; 'aria-invalid'?: true; 'aria-describedby'?: string };

function Field({
  label,
  error,
  hint,
  className,
  required,
  children,
}: FieldProps & { required?: boolean | undefined; children: (control: Control) => ReactNode }) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
        {!required && <span className="font-normal text-ink-soft"> (optional)</span>}
      </label>
      {children({
        id,
        className: control,
        ...(error && { 'aria-invalid': true }),
        ...(describedBy && { 'aria-describedby': describedBy }),
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm font-medium text-madder">
          {error}
        </p>
      )}
    </div>
  );
}

/** `required` marks the field; whether it is filled is for the form's rules to say. */
export function TextField({
  label,
  error,
  hint,
  className,
  required,
  ...input
}: FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> & { ref?: React.Ref<HTMLInputElement> }) {
  return (
    <Field {...{ label, error, hint, className, required }}>
      {(attributes) => <input aria-required={required} {...input} {...attributes} />}
    </Field>
  );
}

export function TextareaField({
  label,
  error,
  hint,
  className,
  required,
  ...textarea
}: FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> & { ref?: React.Ref<HTMLTextAreaElement> }) {
  return (
    <Field {...{ label, error, hint, className, required }}>
      {(attributes) => <textarea rows={3} aria-required={required} {...textarea} {...attributes} />}
    </Field>
  );
}

interface Option {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> {
  /** Alone, or in groups with a label. */
  options: readonly (Option | { label: string; options: readonly Option[] })[];
  /** Stands for nothing chosen. */
  placeholder?: string;
  ref?: React.Ref<HTMLSelectElement>;
}

export function SelectField({
  label,
  error,
  hint,
  className,
  required,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, error, hint, className, required }}>
      {(attributes) => (
        <select aria-required={required} {...select} {...attributes}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) =>
            'options' in option ? (
              <optgroup key={option.label} label={option.label}>
                <Options options={option.options} />
              </optgroup>
            ) : (
              <Options key={option.value} options={[option]} />
            ),
          )}
        </select>
      )}
    </Field>
  );
}

function Options({ options }: { options: readonly Option[] }) {
  return options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}
