import type { ReactNode } from 'react';
import { keptDays } from '#shared/office/deleted-records.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import type { RecordCalls, VersionedRecord } from './record-calls.ts';
import { useSaving } from './use-saving.ts';

interface DeleteQuestionProps<R extends VersionedRecord, Body> {
  calls: Pick<RecordCalls<R, Body>, 'noun' | 'label' | 'remove'>;
  record: R;
  /** product §8: the question in its own words. */
  question: string;
  /** What the user can choose about it. */
  children?: ReactNode;
  onClose: () => void;
}

/** Asks for confirmation and deletes. When the server refuses, the dialog stays open and shows the reason. */
export function DeleteQuestion<R extends VersionedRecord, Body>({
  calls,
  record,
  question,
  children,
  onClose,
}: DeleteQuestionProps<R, Body>) {
  const { run, isBusy, sentence } = useSaving();

  const remove = async () => {
    const work = () =>
      calls.remove(record.id).catch((failure: unknown) => {
        console.warn(`The ${calls.noun} could not be deleted`, failure);
        throw failure;
      });
    const done = `${calls.label(record)} was deleted. Settings can bring it back for ${keptDays} days.`;
    if (await run(work, done)) onClose();
  };

  return (
    <ConfirmDialog
      title={`Delete ${calls.noun}`}
      confirm="Delete"
      isDangerous
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void remove()}
    >
      <p>{question}</p>
      <p className="mt-2 font-semibold break-words">{calls.label(record)}</p>
      {children}
      {sentence && <Alert className="mt-4">{sentence}</Alert>}
    </ConfirmDialog>
  );
}
