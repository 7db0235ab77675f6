import { useState } from 'react';
import { signOut } from '#web/api/session.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

/** Texts: product §2.13. */
export function LogoutDialog({ loginPath, onCancel }: { loginPath: string; onCancel: () => void }) {
  const [isBusy, setBusy] = useState(false);
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
    </ConfirmDialog>
  );
}
