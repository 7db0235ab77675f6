import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { passwordChangeSchema } from '#shared/auth.ts';
import { callApi } from '#web/api/calls.ts';
import { queryClient } from '#web/api/query-client.ts';
import { DiscardDialog } from '#web/portal/forms/discard-dialog.tsx';
import { showSaveError } from '#web/portal/forms/save-error.ts';
import { useUnsavedGuard } from '#web/portal/forms/use-unsaved-guard.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { showToast } from '#web/ui/toasts.tsx';

export function PasswordSection() {
  const [refusal, setRefusal] = useState('');
  const { register, handleSubmit, reset, setError, formState } = useForm({
    defaultValues: { currentPassword: '', newPassword: '' },
    resolver: zodResolver(passwordChangeSchema),
  });
  const { errors, isSubmitting, isDirty } = formState;
  const guard = useUnsavedGuard(isDirty, reset);

  const save = handleSubmit(async (body) => {
    setRefusal('');
    try {
      await callApi('changePassword', { body });
      reset();
      showToast('Password changed. Your other devices are signed out, and a calendar link has ended.');
      await queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
    } catch (error) {
      setRefusal(showSaveError(error, setError));
    }
  });

  return (
    <section className="border-t border-line py-6">
      <h2 className="text-xl">Change password</h2>
      <form noValidate className="mt-4 grid max-w-md gap-4" onSubmit={(event) => void save(event)}>
        <TextField
          label="Current password"
          type="password"
          autoComplete="current-password"
          required
          error={errors.currentPassword?.message}
          {...register('currentPassword')}
        />
        <TextField
          label="New password"
          type="password"
          autoComplete="new-password"
          required
          hint="At least 8 characters. Three unrelated words are easy to keep and hard to guess."
          error={errors.newPassword?.message}
          {...register('newPassword')}
        />
        {refusal && <Alert>{refusal}</Alert>}
        <Button type="submit" variant="primary" isBusy={isSubmitting} className="justify-self-start">
          Change password
        </Button>
      </form>
      {guard.isAsking && <DiscardDialog onStay={guard.stay} onLeave={guard.leave} />}
    </section>
  );
}
