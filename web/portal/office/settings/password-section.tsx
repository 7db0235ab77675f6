import { passwordChangeSchema } from '#shared/account/auth.ts';
import { say } from '#shared/kit/text/say.ts';
import { callApi } from '#web/api/calls.ts';
import { DiscardQuestion, useUnsavedGuard } from '#web/portal/kit/forms/unsaved-guard.tsx';
import { useSmallForm } from '#web/portal/kit/forms/use-small-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';

export function PasswordSection() {
  const { form, field, sentence, isBusy, isDirty, clear } = useSmallForm({
    schema: passwordChangeSchema,
    empty: { currentPassword: '', newPassword: '' },
    send: (body) => callApi('changePassword', { body }),
    done: 'Password changed. Your other devices are signed out, and a calendar link has ended.',
  });
  const guard = useUnsavedGuard(isDirty, clear);

  return (
    <section className="border-t border-line py-6">
      <h2 className="text-xl">{say('Change password')}</h2>
      <form {...form} className="mt-4 grid max-w-md gap-4">
        <PasswordField
          {...field('currentPassword')}
          label="Current password"
          autoComplete="current-password"
        />
        <PasswordField
          {...field('newPassword')}
          label="New password"
          autoComplete="new-password"
          hint="Three or four words that do not belong together are easy to keep and hard to guess. Names, phone numbers and dates do not count."
        />
        {sentence && <Alert>{sentence}</Alert>}
        <Button type="submit" variant="primary" isBusy={isBusy} className="justify-self-start">
          Change password
        </Button>
      </form>
      <DiscardQuestion guard={guard} />
    </section>
  );
}
