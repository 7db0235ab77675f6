import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { confirmationSchema } from '#shared/auth.ts';
import { CallError, callApi } from '#web/api/calls.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { Modal } from '#web/ui/modal.tsx';

/** Asks for the password, and for the code of an account with a second factor, before a step that cannot be undone. */
export function ConfirmIdentityDialog({ onDone }: { onDone: (isConfirmed: boolean) => void }) {
  const [refusal, setRefusal] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  const { register, handleSubmit, formState } = useForm<{ password: string; code?: string }>({
    defaultValues: { password: '' },
    resolver: zodResolver(confirmationSchema),
  });
  const confirm = handleSubmit(async (body) => {
    setRefusal('');
    try {
      await callApi('confirmIdentity', { body });
      onDone(true);
    } catch (error) {
      const isCall = error instanceof CallError;
      if (isCall && error.fields.code) setNeedsCode(true);
      setRefusal(isCall ? error.message : 'An error occurred. Please try again.');
    }
  });
  return (
    <Modal title="Is it you?" isQuestion onClose={() => onDone(false)}>
      <p>
        This step cannot be taken back, or gives somebody an account. Confirm with your password that it is
        you: you are not asked again for ten minutes.
      </p>
      {/* React bubbles the submit event to an enclosing form's dialog: it must not submit that form too. */}
      <form
        className="mt-4 grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.stopPropagation();
          void confirm(event);
        }}
      >
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
          required
          error={formState.errors.password?.message}
          {...register('password')}
        />
        {needsCode && (
          <TextField
            label="Code"
            autoComplete="one-time-code"
            required
            error={formState.errors.code?.message}
            {...register('code')}
          />
        )}
        {refusal && <Alert>{refusal}</Alert>}
        <Button type="submit" variant="primary" isBusy={formState.isSubmitting}>
          Confirm
        </Button>
      </form>
    </Modal>
  );
}
