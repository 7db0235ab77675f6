import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { adminInviteSchema, type Invite } from '#shared/auth.ts';
import { callApi } from '#web/api/calls.ts';
import { queryClient } from '#web/api/query-client.ts';
import { showSaveError } from '#web/portal/forms/save-error.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields.tsx';

/** Creates an admin without a password. @param onInvited receives the link, which is shown once */
export function InviteAdminForm({ onInvited }: { onInvited: (invite: Invite & { name: string }) => void }) {
  const [refusal, setRefusal] = useState('');
  const { register, handleSubmit, reset, setError, formState } = useForm({
    defaultValues: { username: '' },
    resolver: zodResolver(adminInviteSchema),
  });

  const save = handleSubmit(async (body) => {
    setRefusal('');
    try {
      const invite = await callApi('createAdmin', { body });
      onInvited({ ...invite, name: body.username });
      reset();
      await queryClient.invalidateQueries({ queryKey: ['admins'] });
    } catch (error) {
      setRefusal(showSaveError(error, setError));
    }
  });

  return (
    <form noValidate className="mt-6 grid max-w-md gap-4" onSubmit={(event) => void save(event)}>
      <TextField
        label="Username of the new admin"
        autoComplete="off"
        autoCapitalize="none"
        required
        error={formState.errors.username?.message}
        {...register('username')}
      />
      {refusal && <Alert>{refusal}</Alert>}
      <Button type="submit" variant="primary" isBusy={formState.isSubmitting} className="justify-self-start">
        Invite an admin
      </Button>
    </form>
  );
}
