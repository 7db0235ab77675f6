// Labelled controls for the forms of site and portals: what helps and what is wrong stands under its control, and is read
// with it.
import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import { classNames } from './class-names.ts';

interface FieldProps {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  /** Said behind the label of a field that is not required. */
  optionalWord?: string;
  /** Out of sight until something else on the form asks for it; what is in it stays. */
  isHidden?: boolean;
  className?: string | undefined;
}

const control =
  'block w-full min-h-11 rounded-sm border border-ink-soft bg-white px-3 py-1.5 text-ink placeholder:text-ink-soft aria-invalid:border-2 aria-invalid:border-madder disabled:bg-sand';
const chosenFile =
  'file:mr-3 file:min-h-8 file:rounded-sm file:bg-sea-pale file:px-3 file:font-semibold file:text-teal';

type Control = { id: string; className: string; 'aria-invalid'?: true; 'aria-describedby'?: string };

function Field({
  label,
  error,
  hint,
  optionalWord = 'optional',
  isHidden = false,
  className,
  required,
  children,
}: FieldProps & { required?: boolean | undefined; children: (control: Control) => ReactNode }) {
  const id = useId();
  const describedBy = classNames(hint ? `${id}-hint` : null, error && `${id}-error`);
  return (
    <div className={classNames('[[hidden]]:hidden', className)} hidden={isHidden}>
      <label htmlFor={id} className="mb-1 block text-(length:--label-size) font-medium">
        {label}
        {!required && <span className="font-normal text-ink-soft"> ({optionalWord})</span>}
      </label>
      {children({
        id,
        className: control,
        ...(error && { 'aria-invalid': true }),
        ...(describedBy && { 'aria-describedby': describedBy }),
      })}
      {hint && (
        <div id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
          {hint}
        </div>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="mt-1 rounded-sm bg-madder-pale px-2 py-1 text-sm font-medium text-madder">
      {children}
    </p>
  );
}

/** What the frame around a control wants, and what the control itself gets. */
function split<P extends FieldProps & { required?: boolean | undefined }>(props: P) {
  const { label, error, hint, optionalWord, isHidden, className, ...rest } = props;
  return { frame: { label, error, hint, optionalWord, isHidden, className, required: props.required }, rest };
}

interface TextFieldProps extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  ref?: Ref<HTMLInputElement>;
}

/** `required` marks the field; whether it is filled is for the form's rules to say. */
export function TextField(props: TextFieldProps) {
  const { frame, rest } = split(props);
  return (
    <Field {...frame}>
      {({ className, ...attributes }) => (
        <input
          {...rest}
          {...attributes}
          className={classNames(className, rest.type === 'file' && chosenFile)}
        />
      )}
    </Field>
  );
}

interface TextareaFieldProps
  extends FieldProps,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> {
  ref?: Ref<HTMLTextAreaElement>;
}

export function TextareaField(props: TextareaFieldProps) {
  const { frame, rest } = split(props);
  return <Field {...frame}>{(attributes) => <textarea rows={3} {...rest} {...attributes} />}</Field>;
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
  ref?: Ref<HTMLSelectElement>;
}

export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const { frame, rest } = split(props);
  return (
    <Field {...frame}>
      {(attributes) => (
        <select {...rest} {...attributes}>
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
