import { useState } from 'react';
import * as z from 'zod/mini';
import type { Invite } from '#shared/account/auth.ts';
import { usernameText } from '#shared/account/log-in.ts';
import type { PermissionSet } from '#shared/roles.ts';
import { callApi } from '#web/api/calls.ts';
import { useSmallForm } from '#web/portal/kit/forms/use-small-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { PermissionTicks } from './permission-ticks.tsx';

const usernameSchema = z.object({ username: usernameText });

/** Creates a staff account without a password. @param onInvited receives the link, which is shown once */
export function InviteAdminForm({ onInvited }: { onInvited: (invite: Invite & { name: string }) => void }) {
  const [sets, setSets] = useState<PermissionSet[]>(['office']);
  const { form, field, sentence, isBusy } = useSmallForm({
    schema: usernameSchema,
    empty: { username: '' },
    send: async ({ username }) => {
      const body = { username, sets };
      onInvited({ ...(await callApi('createAdmin', { body })), name: username });
    },
  });

  return (
    <form {...form} className="mt-6 grid max-w-md gap-4">
      <TextField
        {...field('username')}
        label="Username of the new admin"
        autoComplete="off"
        autoCapitalize="none"
      />
      <PermissionTicks sets={sets} onChange={setSets} />
      {sentence && <Alert>{sentence}</Alert>}
      <Button type="submit" variant="primary" isBusy={isBusy} className="justify-self-start">
        Invite an admin
      </Button>
    </form>
  );
}
