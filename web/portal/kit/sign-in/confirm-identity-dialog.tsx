import { callApi } from '#web/api/calls.ts';
import { IdentityDialog } from './identity-dialog.tsx';

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
