// Fields of the public forms: plain HTML that browsers check by themselves; form-behaviour adds our own sentences.
import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { classNames } from '#web/ui/class-names.ts';

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
  /** Under the control, such as a count. It is read with the field. */
  note?: ReactNode;
  /** Kept out of sight until something else on the form asks for it. */
  isHidden?: boolean;
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
  note,
  isHidden,
  className,
  children,
}: FieldProps & { children: ReactNode }) {
  const id = `${formId}-${name}`;
  return (
    <div className={classNames('[[hidden]]:hidden', className)} data-field={name} hidden={isHidden}>
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
      {note && (
        <div id={`${id}-note`} className="mt-1 text-sm text-ink-soft">
          {note}
        </div>
      )}
      <p
        id={`${id}-error`}
        data-error
        hidden
        className="mt-1 rounded-sm bg-madder-pale px-2 py-1 text-sm font-medium text-madder [[hidden]]:hidden"
      />
    </div>
  );
}

function fieldAttributes({ formId, name, hint, note, isOptional, isHidden }: FieldProps) {
  const id = `${formId}-${name}`;
  return {
    id,
    name,
    required: !isOptional && !isHidden,
    'aria-describedby': classNames(hint && `${id}-hint`, note ? `${id}-note` : null, `${id}-error`),
  };
}

/** What the frame around a control wants, and what the control itself gets. */
function split<P extends FieldProps>(props: P) {
  const { formId, name, label, hint, isOptional, optionalWord, note, isHidden, className, ...rest } = props;
  return { frame: { formId, name, label, hint, isOptional, optionalWord, note, isHidden, className }, rest };
}

type Omitted = 'id' | 'name' | 'required' | 'className';

export function FormField(props: FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, Omitted>) {
  const { frame, rest } = split(props);
  return (
    <FieldFrame {...frame}>
      <input {...rest} {...fieldAttributes(props)} className={control} />
    </FieldFrame>
  );
}

export function FormTextarea(props: FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, Omitted>) {
  const { frame, rest } = split(props);
  return (
    <FieldFrame {...frame}>
      <textarea rows={4} {...rest} {...fieldAttributes(props)} className={control} />
    </FieldFrame>
  );
}

interface SelectProps extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, Omitted> {
  /** First line of the list, standing for nothing chosen yet. */
  choose: string;
  options: readonly { value: string; label: string }[];
}

export function FormSelect(props: SelectProps) {
  const { frame, rest } = split(props);
  const { choose, options, ...select } = rest;
  return (
    <FieldFrame {...frame}>
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

/** A file to choose. */
export function FormFile(props: FieldProps & { accept: string }) {
  const { frame, rest } = split(props);
  return (
    <FieldFrame {...frame}>
      <input
        type="file"
        {...rest}
        {...fieldAttributes(props)}
        className={`${control} file:mr-3 file:min-h-8 file:rounded-sm file:bg-sea-pale file:px-3 file:font-semibold file:text-teal`}
      />
    </FieldFrame>
  );
}

/** Where the form says what became of it. Empty until then. */
export function FormAlert() {
  return (
    <div data-alert role="alert" className="mt-3 empty:hidden rounded-sm bg-sea-pale px-3 py-2 text-ink" />
  );
}
