// A form of the public site: checked by the shared schemas, messages at the fields, the focus on the first invalid one.
// The fields are uncontrolled, because the visitor or the browser may have filled them before hydration.
import {
  type ComponentProps,
  type InputEvent,
  isValidElement,
  type ReactNode,
  type SubmitEvent,
  useCallback,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { asWritten, type Phrase } from '#shared/kit/phones/whatsapp.ts';
import type { FormAlert } from '#web/ui/alert.tsx';

// The content security policy forbids zod to compile its rules; without this setting it would try, and the browser
// would report a violation.
z.config({ jitless: true });

type Issues = readonly z.core.$ZodIssue[];
/** The field names of one type of values, or of each type of a union. */
type FieldOf<T> = T extends unknown ? keyof T & string : never;

interface Rules<S extends z.ZodMiniType> {
  schema: S;
  onValid: (values: z.output<S>) => void;
  onInvalid?: (issues: Issues) => void;
  /** For the messages of the schema. */
  phrase?: Phrase;
  /** What the fields are called, where the words of the form say it by their names. */
  labels?: Readonly<Record<string, string>>;
}

export function useCheckedForm<S extends z.ZodMiniType>({
  schema,
  onValid,
  onInvalid,
  phrase = asWritten,
  labels = {},
}: Rules<S>) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [alert, setAlert] = useState<ComponentProps<typeof FormAlert>>({});
  const say = useCallback((children: ReactNode) => setAlert({ children, isNews: true }), []);
  const fail = useCallback((children: ReactNode) => setAlert({ children }), []);
  /** The button of the last submit: its value is a field too. */
  const submitter = useRef<HTMLElement>(null);

  const check = () => z.safeParse(schema, form.current ? readFields(form.current, submitter.current) : {});

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submitter.current = event.nativeEvent.submitter;
    const result = check();
    const issues = result.success ? [] : result.error.issues;
    // flushSync: the code below looks for the first invalid field in the DOM.
    flushSync(() => {
      say('');
      setErrors(messagesOf(issues, phrase));
    });
    if (result.success) return onValid(result.data);
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
    onInvalid?.(issues);
  };

  // An invalid field is checked again while the visitor corrects it; other fields are checked at the next submit.
  const onInput = ({ target }: InputEvent<HTMLFormElement>) => {
    // A link to the chat would contain the previous entries.
    if (isValidElement(alert.children)) say('');
    const { name } = target as HTMLInputElement; // as: input events come from fields only
    if (!errors[name]) return;
    const result = check();
    const { [name]: newMessage = '' } = result.success ? {} : messagesOf(result.error.issues, phrase);
    setErrors({ ...errors, [name]: newMessage });
  };

  return {
    form,
    alert,
    say,
    fail,
    /** method: without a script a GET form would put the entries into the address. */
    attributes: { ref: form, method: 'dialog', noValidate: true, onSubmit, onInput },
    /** The props of a field: its name, its label and its message. */
    field: (name: FieldOf<z.output<S>>) => ({ name, label: labels[name] ?? '', error: errors[name] }),
  };
}

/** The first message of each field. */
function messagesOf(issues: Issues, phrase: Phrase): Record<string, string> {
  return Object.fromEntries(
    issues.toReversed().map(({ path, message }) => [String(path[0]), phrase(message)]),
  );
}

/** Every named field, files as their first file. */
function readFields(form: HTMLFormElement, submitter: HTMLElement | null): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [name, value] of new FormData(form)) {
    // FormData has an empty File for a file field without a file.
    values[name] = value instanceof File && value.name === '' ? undefined : value;
  }
  if (submitter instanceof HTMLButtonElement && submitter.name) values[submitter.name] = submitter.value;
  return values;
}
