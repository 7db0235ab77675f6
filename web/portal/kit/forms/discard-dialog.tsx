import { say } from '#shared/kit/text/say.ts';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';

interface DiscardDialogProps {
  /** The form was sent, and the server has not answered yet. */
  isSaving?: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before unsaved input is discarded. */
export function DiscardDialog({ isSaving = false, onStay, onLeave }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      title={isSaving ? 'Leave while it is being saved?' : 'Discard your changes?'}
      confirm={isSaving ? 'Leave' : 'Discard'}
      cancel={isSaving ? 'Wait' : 'Keep editing'}
      isDangerous
      onCancel={onStay}
      onConfirm={onLeave}
    >
      <p>
        {say(
          isSaving
            ? 'The server is slow to answer. You will be told whether it was saved.'
            : 'What you typed has not been saved.',
        )}
      </p>
    </ConfirmDialog>
  );
}
