import { adminInviteSchema, type Invite } from '#shared/account/auth.ts';
import { callApi } from '#web/api/calls.ts';
import { useSmallForm } from '#web/portal/kit/forms/use-small-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields.tsx';

/** Creates an admin without a password. @param onInvited receives the link, which is shown once */
export function InviteAdminForm({ onInvited }: { onInvited: (invite: Invite & { name: string }) => void }) {
  const { form, field, sentence, isBusy } = useSmallForm({
    schema: adminInviteSchema,
    empty: { username: '' },
    send: async (body) => onInvited({ ...(await callApi('createAdmin', { body })), name: body.username }),
  });

  return (
    <form {...form} className="mt-6 grid max-w-md gap-4">
      <TextField
        {...field('username')}
        label="Username of the new admin"
        autoComplete="off"
        autoCapitalize="none"
      />
      {sentence && <Alert>{sentence}</Alert>}
      <Button type="submit" variant="primary" isBusy={isBusy} className="justify-self-start">
        Invite an admin
      </Button>
    </form>
  );
}
