import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { SignedInUser } from '#shared/auth.ts';
import { requiredText } from '#shared/text.ts';
import { CallError, callApi } from '#web/api/calls.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { Modal } from '#web/ui/modal.tsx';

const loginFormSchema = z.object({
  name: requiredText('Type the name you log in with'),
  password: z.string().check(z.minLength(1, 'Password is required')),
  code: z.optional(z.string()),
});

/** Asks the same user for the password again, on top of the open screen or dialog. */
export function SignInDialog({ user, onDone }: { user: SignedInUser; onDone: (signedIn: boolean) => void }) {
  const isAdmin = user.type === 'admin';
  const [refusal, setRefusal] = useState('');
  const [needsCode, setNeedsCode] = useState(false);
  const { register, handleSubmit, formState } = useForm<{ name: string; password: string; code?: string }>({
    defaultValues: { name: '', password: '' },
    resolver: zodResolver(loginFormSchema),
  });

  const signIn = handleSubmit(async ({ name, ...secrets }) => {
    try {
      const answer = isAdmin
        ? await callApi('adminLogin', { body: { username: name, ...secrets } })
        : await callApi(user.type === 'student' ? 'studentLogin' : 'facultyLogin', {
            body: { email: name, ...secrets },
          });
      if (answer.user.id === user.id) return onDone(true);
      // What one user typed must not be saved under another user's name, and must not be lost either.
      await callApi('logout', {});
      setRefusal('This is another account. Sign in with the one you were working with.');
    } catch (error) {
      if (error instanceof CallError && error.fields.code) setNeedsCode(true);
      setRefusal(error instanceof CallError ? error.message : 'An error occurred. Please try again.');
    }
  });

  return (
    <Modal title="Please sign in again" isQuestion onClose={() => onDone(false)}>
      <p>You were signed out for your safety. Nothing you typed is lost: sign in, and the save goes on.</p>
      {/* React bubbles the submit event to an enclosing form's dialog: it must not submit that form too. */}
      <form
        className="mt-4 grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.stopPropagation();
          void signIn(event);
        }}
      >
        <TextField
          label={isAdmin ? 'Username' : 'Email'}
          autoComplete="username"
          required
          error={formState.errors.name?.message}
          {...register('name')}
        />
        <TextField
          label="Password"
          type="password"
          autoComplete="current-password"
          required
          error={formState.errors.password?.message}
          {...register('password')}
        />
        {needsCode && <TextField label="Code" autoComplete="one-time-code" required {...register('code')} />}
        {refusal && <Alert>{refusal}</Alert>}
        <Button type="submit" variant="primary" isBusy={formState.isSubmitting}>
          Sign in and go on
        </Button>
      </form>
    </Modal>
  );
}
