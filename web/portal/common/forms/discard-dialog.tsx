import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

/** Asked before what was typed is thrown away. */
export function DiscardDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <ConfirmDialog
      title="Discard your changes?"
      confirm="Discard"
      cancel="Keep editing"
      isDangerous
      onCancel={onStay}
      onConfirm={onLeave}
    >
      <p>What you typed has not been saved.</p>
    </ConfirmDialog>
  );
}
