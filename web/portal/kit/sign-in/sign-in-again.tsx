import { useEffect, useState } from 'react';
import type { SignedInUser } from '#shared/account/auth.ts';
import { onSessionEnded } from '#web/api/calls.ts';
import { queryClient } from '#web/api/query-client.ts';
import type { SignInDialog } from './sign-in-dialog.tsx';

interface Asked {
  Dialog: typeof SignInDialog;
  user: SignedInUser;
  settle: (signedIn: boolean) => void;
}

/** The session ended while its user was working: signs the same user in again, and the save goes on. */
export function SignInAgain() {
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    onSessionEnded(async () => {
      const user = queryClient.getQueryData<{ user: SignedInUser | null }>(['session'])?.user;
      // The dialog is loaded on demand: its form code is large, and most visits never need it. If it does not load, the
      // refusal is shown instead.
      const dialog = await import('./sign-in-dialog.tsx').catch(() => undefined);
      if (!user || !dialog) return false;
      return new Promise((settle) => setAsked({ Dialog: dialog.SignInDialog, user, settle }));
    });
    return () => onSessionEnded(undefined);
  }, []);
  if (!asked) return null;
  const { Dialog, user, settle } = asked;
  return (
    <Dialog
      user={user}
      onDone={(signedIn) => {
        setAsked(undefined);
        settle(signedIn);
      }}
    />
  );
}
