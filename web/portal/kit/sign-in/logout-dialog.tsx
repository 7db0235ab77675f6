import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { countEntries } from '#web/api/outbox.ts';
import { readUser, signOut } from '#web/api/session.ts';
import { waitingText } from '#web/portal/kit/shell/waiting-here.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

/** Texts: product §2.13. */
export function LogoutDialog({ loginPath, onCancel }: { loginPath: string; onCancel: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const { data: waiting } = useQuery({
    queryKey: ['waiting here'],
    queryFn: async () => countEntries((await readUser())?.id ?? ''),
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
      onConfirm={() => {
        setBusy(true);
        void signOut(loginPath).finally(() => setBusy(false));
      }}
    >
      <p>Are you sure you want to logout?</p>
      {waiting && <p className="mt-2 font-medium empty:hidden">{waitingText(waiting)}</p>}
    </ConfirmDialog>
  );
}
