// Labelled controls for the forms of site and portals: hint and error are shown under the control, and announced
// with it.

import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import { say } from '#shared/kit/text/say.ts';
import { classNames } from './class-names.ts';

export interface FieldProps {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  /** Shown after the label of an optional field; '' where a whole group of fields is. */
  optionalWord?: string;
  /** Hidden until another field of the form needs it; its value is kept. */
  isHidden?: boolean;
  className?: string | undefined;
}

const control =
  'block w-full min-h-11 rounded-sm border border-ink-soft bg-white px-3 py-1.5 text-ink aria-invalid:border-2 aria-invalid:border-madder disabled:bg-sand';
const chosenFile =
  'file:mr-3 file:min-h-8 file:rounded-sm file:bg-sea-pale file:px-3 file:font-semibold file:text-teal';

type Control = { id: string; className: string; 'aria-invalid'?: true; 'aria-describedby'?: string };

export function Field({
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
        {say(label)}
        {!required && optionalWord && (
          <span className="font-normal text-ink-soft"> ({say(optionalWord)})</span>
        )}
      </label>
      {children({
        id,
        className: control,
        ...(error && { 'aria-invalid': true }),
        ...(describedBy && { 'aria-describedby': describedBy }),
      })}
      {hint && (
        <div id={`${id}-hint`} className="mt-1 text-sm text-ink-soft">
          {say(hint)}
        </div>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p
      id={id}
      className="mt-1 rounded-sm bg-madder-pale px-2 py-1 text-sm font-medium whitespace-pre-line text-madder"
    >
      {say(children)}
    </p>
  );
}

/** Splits the props of a field into those of its frame and those of its control. */
export function split<P extends FieldProps & { required?: boolean | undefined }>(props: P) {
  const { label, error, hint, optionalWord, isHidden, className, ...rest } = props;
  return { frame: { label, error, hint, optionalWord, isHidden, className, required: props.required }, rest };
}

interface TextFieldProps extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  /** Values that can be chosen in place of typing. */
  offers?: readonly string[] | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** `required` only marks the field; the schema of the form checks whether it is filled. */
export function TextField({ offers, ...props }: TextFieldProps) {
  const { frame, rest } = split(props);
  return (
    <Field {...frame}>
      {({ className, ...attributes }) => (
        <>
          <input
            {...rest}
            {...attributes}
            {...(offers && { list: `${attributes.id}-offers` })}
            className={classNames(className, rest.type === 'file' && chosenFile)}
          />
          {offers && (
            <datalist id={`${attributes.id}-offers`}>
              {offers.map((offer) => (
                <option key={offer} value={offer}>
                  {offer}
                </option>
              ))}
            </datalist>
          )}
        </>
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
  /** Options, or labelled groups of options. */
  options: readonly (Option | { label: string; options: readonly Option[] })[];
  /** Text of the empty option. */
  placeholder?: string;
  ref?: Ref<HTMLSelectElement>;
}

export function SelectField({ options, placeholder, ...props }: SelectFieldProps) {
  const { frame, rest } = split(props);
  return (
    <Field {...frame}>
      {(attributes) => (
        <select {...rest} {...attributes}>
          {placeholder !== undefined && <option value="">{say(placeholder)}</option>}
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
      {say(label)}
    </option>
  ));
}
