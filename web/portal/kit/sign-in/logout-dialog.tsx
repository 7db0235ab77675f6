import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { say } from '#shared/kit/text/say.ts';
import { readUser, signOut } from '#web/api/session.ts';
import { waitingText } from '#web/portal/kit/shell/waiting-here.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';

interface LogoutDialogProps {
  loginPath: string;
  /** The user is logged out here, but the server could not be told. */
  onOffline: () => void;
  onCancel: () => void;
}

/** Texts: product §2.13. */
export function LogoutDialog({ loginPath, onOffline, onCancel }: LogoutDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const leave = async () => {
    setBusy(true);
    setRefusal(undefined);
    const why = await signOut(loginPath);
    if (why === 'offline') return onOffline();
    setRefusal(why);
    setBusy(false);
  };
  const { data: waiting } = useQuery({
    queryKey: ['waiting here'],
    queryFn: async () => {
      // Whoever has saved something has the code of the outbox on this device.
      const { countEntries } = await import('#web/api/outbox.ts');
      return countEntries((await readUser())?.id ?? '');
    },
    networkMode: 'always',
    staleTime: 0,
    retry: false,
  });
  return (
    <ConfirmDialog
      title="Confirm Logout"
      confirm="Logout"
      isBusy={isBusy}
      onCancel={onCancel}
      onConfirm={() => void leave()}
    >
      <p>{say('Are you sure you want to logout?')}</p>
      {refusal && <Alert>{refusal}</Alert>}
      {waiting && <p className="mt-2 font-medium empty:hidden">{say(waitingText(waiting))}</p>}
    </ConfirmDialog>
  );
}
