import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { confirmationSchema } from '#shared/account/auth.ts';
import { say } from '#shared/kit/text/say.ts';
import { requiredText } from '#shared/kit/text/text.ts';
import { CallError } from '#web/api/calls.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/dialogs/modal.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';

const namedSchema = z.extend(confirmationSchema, { name: requiredText('Type the name you log in with') });
const schema = z.extend(confirmationSchema, { name: z.string() });

interface Props {
  title: string;
  /** Why it is asked. */
  children: ReactNode;
  /** The label of the account's name; without it, the name is not asked. */
  nameLabel?: string;
  submitLabel: string;
  /** @returns the sentence of a refusal. @throws CallError of the server, which is shown too */
  onSubmit: (typed: z.infer<typeof schema>) => Promise<string | undefined>;
  onClose: () => void;
}

/** Asks for the password, and for the code once the server wants one, on top of the open screen or dialog. */
export function IdentityDialog({ title, children, nameLabel, submitLabel, onSubmit, onClose }: Props) {
  const [refusal, setRefusal] = useState<string>();
  const [needsCode, setNeedsCode] = useState(false);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { name: '', password: '' },
    resolver: zodResolver(nameLabel ? namedSchema : schema),
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (typed) => {
    setRefusal(undefined);
    try {
      setRefusal(await onSubmit(typed));
    } catch (error) {
      const isCall = error instanceof CallError;
      if (isCall && error.fields.code) setNeedsCode(true);
      setRefusal(isCall ? error.message : 'An error occurred. Please try again.');
    }
  });
  return (
    <Modal title={title} isQuestion onClose={onClose}>
      <p>{say(children)}</p>
      {/* React bubbles the submit event to an enclosing form's dialog: it must not submit that form too. */}
      <form
        className="mt-4 grid gap-4"
        noValidate
        onSubmit={(event) => {
          event.stopPropagation();
          void submit(event);
        }}
      >
        {nameLabel && (
          <TextField
            label={nameLabel}
            autoComplete="username"
            required
            error={errors.name?.message}
            {...register('name')}
          />
        )}
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password')}
        />
        {needsCode && (
          <TextField
            label="Code"
            autoComplete="one-time-code"
            required
            error={errors.code?.message}
            {...register('code')}
          />
        )}
        {refusal && <Alert>{refusal}</Alert>}
        <Button type="submit" variant="primary" isBusy={isSubmitting}>
          {submitLabel}
        </Button>
      </form>
    </Modal>
  );
}
