// A form of the public site: checked by the shared rules, messages at the fields, the first bad one focused, nothing of what
// was typed lost. What is typed stays in the page: it may be older than React, or put in by the browser.
import { type FormEvent, isValidElement, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';

// Inside a strict content security policy zod may not compile its rules; without this it would try, and be reported.
z.config({ jitless: true });

type Issues = readonly z.core.$ZodIssue[];
/** Of one schema or of each of several. */
type FieldOf<T> = T extends unknown ? keyof T & string : never;

interface Rules<S extends z.ZodMiniType> {
  schema: S;
  onValid: (values: z.output<S>, submitter: HTMLElement | null) => void;
  onInvalid?: (issues: Issues) => void;
}

export function useCheckedForm<S extends z.ZodMiniType>({ schema, onValid, onInvalid }: Rules<S>) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  /** What the form's alert says. */
  const [message, say] = useState<ReactNode>('');

  const check = () => z.safeParse(schema, form.current ? readFields(form.current) : {});

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent; // as: React's event of this name carries that one
    const result = check();
    const issues = result.success ? [] : result.error.issues;
    // At once: the field that gets the focus is looked for below.
    flushSync(() => {
      say('');
      setErrors(messagesOf(issues));
    });
    if (result.success) return onValid(result.data, submitter);
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    onInvalid?.(issues);
  };

  // A field that was refused is looked at again while it is mended; others are left in peace.
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    // A link to the chat carries the answers of before.
    if (isValidElement(message)) say('');
    const { name } = target as HTMLInputElement; // as: only fields are typed into
    if (!errors[name]) return;
    const result = check();
    const { [name]: mended = '' } = result.success ? {} : messagesOf(result.error.issues);
    setErrors({ ...errors, [name]: mended });
  };

  return {
    form,
    message,
    say,
    /** method: without a script nothing of what is typed may leave for the address bar. */
    attributes: { ref: form, method: 'dialog', noValidate: true, onSubmit, onInput },
    /** The field's name, and what is wrong with it. */
    field: (name: FieldOf<z.output<S>>) => ({ name, error: errors[name] }),
  };
}

/** The first message of each field. */
function messagesOf(issues: Issues): Record<string, string> {
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}

/** Every named field, files as their first file. */
function readFields(form: HTMLFormElement): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, value] of new FormData(form)) {
    // A file field without a file gives an empty file.
    values[name] = value instanceof File && value.name === '' ? undefined : value;
  }
  return values;
}
