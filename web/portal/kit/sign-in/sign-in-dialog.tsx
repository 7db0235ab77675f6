import type { SignedInUser } from '#shared/account/auth.ts';
import { callApi } from '#web/api/calls.ts';
import { noteLogIn } from '#web/api/unfinished-log-out.ts';
import { IdentityDialog } from './identity-dialog.tsx';

/** Asks the same user to log in again. */
export function SignInDialog({ user, onDone }: { user: SignedInUser; onDone: (signedIn: boolean) => void }) {
  const isAdmin = user.type === 'admin';
  return (
    <IdentityDialog
      title="Please sign in again"
      nameLabel={isAdmin ? 'Username' : 'Email'}
      submitLabel="Sign in and go on"
      onSubmit={async ({ name, ...secrets }) => {
        const answer = isAdmin
          ? await callApi('adminLogin', { body: { username: name, ...secrets } })
          : await callApi(user.type === 'student' ? 'studentLogin' : 'facultyLogin', {
              body: { email: name, ...secrets },
            });
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
