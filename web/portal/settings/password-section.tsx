import { useEffect, useRef, useState } from 'react';
import { passwordChangeSchema } from '#shared/auth.ts';
import { callApi } from '#web/api/calls.ts';
import { DiscardDialog } from '#web/portal/forms/discard-dialog.tsx';
import { useSaving } from '#web/portal/forms/use-saving.ts';
import { useUnsavedGuard } from '#web/portal/forms/use-unsaved-guard.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields.tsx';

const empty = { currentPassword: '', newPassword: '' };

/** Without react-hook-form, which would be nearly half of what the settings load. */
export function PasswordSection() {
  const [typed, setTyped] = useState(empty);
  /** How often the form was submitted: from the first time on the fields say what is wrong with them. */
  const [tries, setTries] = useState(0);
  const { run, isBusy, fields, sentence, error, refuse } = useSaving();
  const checked = passwordChangeSchema.safeParse(typed);
  const issues = (tries > 0 && checked.error?.issues) || [];
  const errors: Record<string, string> = {
    ...fields,
    ...Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message])),
  };
  const guard = useUnsavedGuard(Object.values(typed).some(Boolean), () => setTyped(empty));
  const form = useRef<HTMLFormElement>(null);
  // After each refusal, by the form itself or by the server.
  useEffect(() => {
    if (tries > 0 || error) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tries, error]);

  const save = async () => {
    setTries(tries + 1);
    refuse(undefined); // what the server said of an earlier try
    if (!checked.success) return;
    const done = 'Password changed. Your other devices are signed out, and a calendar link has ended.';
    if (!(await run(() => callApi('changePassword', { body: checked.data }), done))) return;
    setTyped(empty);
    setTries(0);
  };
  const field = (name: keyof typeof empty) => ({
    type: 'password',
    required: true,
    value: typed[name],
    error: errors[name],
    onChange: ({ target }: { target: HTMLInputElement }) => setTyped({ ...typed, [name]: target.value }),
  });

  return (
    <section className="border-t border-line py-6">
      <h2 className="text-xl">Change password</h2>
      <form
        ref={form}
        noValidate
        className="mt-4 grid max-w-md gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField {...field('currentPassword')} label="Current password" autoComplete="current-password" />
        <TextField
          {...field('newPassword')}
          label="New password"
          autoComplete="new-password"
          hint="At least 8 characters. Three unrelated words are easy to keep and hard to guess."
        />
        {sentence && <Alert>{sentence}</Alert>}
        <Button type="submit" variant="primary" isBusy={isBusy} className="justify-self-start">
          Change password
        </Button>
      </form>
      {guard.isAsking && <DiscardDialog onStay={guard.stay} onLeave={guard.leave} />}
    </section>
  );
}
