import type { SignedInUser } from '#shared/account/auth.ts';
import type { Role } from '#shared/roles.ts';
import { callApi } from '#web/api/calls.ts';
import { noteLogIn } from '#web/api/unfinished-log-out.ts';
import { IdentityDialog } from './identity-dialog.tsx';

type Secrets = { password: string; code?: string | undefined };
const logIn = {
  admin: (username: string, secrets: Secrets) => callApi('adminLogin', { body: { username, ...secrets } }),
  student: (email: string, secrets: Secrets) => callApi('studentLogin', { body: { email, ...secrets } }),
  faculty: (email: string, secrets: Secrets) => callApi('facultyLogin', { body: { email, ...secrets } }),
  guardian: (phone: string, secrets: Secrets) => callApi('guardianLogin', { body: { phone, ...secrets } }),
} satisfies Record<Role, object>;
const nameLabels: Partial<Record<Role, string>> = { admin: 'Username', guardian: 'Mobile number' };

/** Asks the same user to log in again. */
export function SignInDialog({ user, onDone }: { user: SignedInUser; onDone: (signedIn: boolean) => void }) {
  return (
    <IdentityDialog
      title="Please sign in again"
      nameLabel={nameLabels[user.type] ?? 'Email'}
      submitLabel="Sign in and go on"
      onSubmit={async ({ name, ...secrets }) => {
        const answer = await logIn[user.type](name, secrets);
        if (answer.user.id === user.id) {
          await noteLogIn(user.id);
          onDone(true);
          return undefined;
        }
        // What one user typed must not be saved under another user's name, and must not be lost either.
        await callApi('logout', {});
        return 'This is another account. Sign in with the one you were working with.';
      }}
      onClose={() => onDone(false)}
    >
      You were signed out for your safety. Nothing you typed is lost: sign in, and the save goes on.
    </IdentityDialog>
  );
}

/** Asks the signed-in user again before a step that cannot be undone. */
export function ConfirmIdentityDialog({ onDone }: { onDone: (isConfirmed: boolean) => void }) {
  return (
    <IdentityDialog
      title="Is it you?"
      submitLabel="Confirm"
      onSubmit={async ({ name: _, ...body }) => {
        await callApi('confirmIdentity', { body });
        onDone(true);
        return undefined;
      }}
      onClose={() => onDone(false)}
    >
      This step cannot be taken back, or decides who gets money or an account. Confirm with your password that
      it is you: you are not asked again for ten minutes.
    </IdentityDialog>
  );
}
