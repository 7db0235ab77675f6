import { type SubmitEvent, useState } from 'react';
import type * as z from 'zod/mini';
import { useRefusedFocus } from './use-refused-focus.ts';
import { useSaving } from './use-saving.ts';

interface SmallForm<Typed, Body, Answer> {
  /** Without it the call gets what was typed, and the server alone checks it. */
  schema?: z.ZodMiniType<Body, Typed>;
  empty: Typed;
  /** Makes the call. */
  send: (body: Body) => Promise<Answer>;
  /** The message after success, or a function that makes it from the answer; without it the screen shows the success itself. */
  done?: string | ((answer: Answer) => string);
  /** What was typed stays after success. */
  isKept?: boolean;
  /** Called after success: a dialog closes. */
  onDone?: () => void;
}

/**
 * A form of a few lines of text that makes one call, and is empty again after it. Without react-hook-form, which would be
 * nearly half of what the settings load; what is more than such lines is a form of useRecordForm.
 */
export function useSmallForm<Typed extends Record<string, string>, Body = Typed, Answer = unknown>({
  schema,
  empty,
  send,
  done,
  isKept = false,
  onDone,
}: SmallForm<Typed, Body, Answer>) {
  const [typed, setTyped] = useState(empty);
  /** How often the form was submitted: from the first time on the fields say what is wrong with them. */
  const [tries, setTries] = useState(0);
  const { run, isBusy, fields, sentence, error, refuse } = useSaving();
  const checked = schema?.safeParse(typed);
  const issues = (tries > 0 && checked?.error?.issues) || [];
  const errors: Record<string, string> = {
    ...fields,
    ...Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message])),
  };
  const form = useRefusedFocus(tries, error);

  const clear = () => setTyped(empty);
  const change = (more: Partial<Typed>) => setTyped({ ...typed, ...more });
  const submit = async () => {
    setTries(tries + 1);
    refuse(undefined); // what the server said of an earlier try
    if (checked?.success === false) return;
    const body = checked ? checked.data : (typed as unknown as Body); // without a schema they are the same
    if (!(await run(() => send(body), done))) return;
    if (!isKept) clear();
    setTries(0);
    onDone?.();
  };

  const bare = {
    ref: form,
    noValidate: true,
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault();
      void submit();
    },
  };
  return {
    form: bare,
    /** For an ActionForm, which also says why the last try was refused. */
    action: { ...bare, isBusy, refusal: sentence },
    field: (name: keyof Typed & string) => ({
      required: true,
      value: typed[name],
      error: errors[name],
      onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
    }),
    typed,
    change,
    /** Another call of the same form. */
    run,
    refuse,
    sentence,
    isBusy,
    isDirty: Object.values(typed).some(Boolean),
    clear,
  };
}
