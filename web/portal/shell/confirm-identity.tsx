import { useEffect, useState } from 'react';
import { onConfirmationAsked } from '#web/api/calls.ts';
import type { ConfirmIdentityDialog } from './confirm-identity-dialog.tsx';

interface Asked {
  Dialog: typeof ConfirmIdentityDialog;
  settle: (isConfirmed: boolean) => void;
}

/** Asks for the password where a call that cannot be undone wants it; then the call goes on. */
export function ConfirmIdentity() {
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    onConfirmationAsked(async () => {
      // Where the dialog does not come, the refusal is shown instead.
      const dialog = await import('./confirm-identity-dialog.tsx').catch(() => undefined);
      if (!dialog) return false;
      return new Promise((settle) => setAsked({ Dialog: dialog.ConfirmIdentityDialog, settle }));
    });
    return () => onConfirmationAsked(undefined);
  }, []);
  if (!asked) return null;
  const { Dialog, settle } = asked;
  return (
    <Dialog
      onDone={(isConfirmed) => {
        setAsked(undefined);
        settle(isConfirmed);
      }}
    />
  );
}
