import { useEffect, useState } from 'react';
import { onConfirmationAsked } from '#web/api/calls.ts';
import type { ConfirmIdentityDialog } from './confirm-identity-dialog.tsx';

interface Asked {
  Dialog: typeof ConfirmIdentityDialog;
  settle: (isConfirmed: boolean) => void;
}

/**
 * Asks for the password where the server requires it before an action that cannot be undone; then the call is repeated.
 */
export function ConfirmIdentity() {
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    onConfirmationAsked(async () => {
      // If the dialog's code does not load, the refusal is shown instead.
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
