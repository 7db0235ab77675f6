import { type ReactNode, useState } from 'react';
import { keptDays } from '#shared/deleted-records.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toasts.tsx';
import { type RecordCalls, refreshRecords, sentenceOf, type VersionedRecord } from './record-calls.ts';

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
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');

  const remove = async () => {
    setBusy(true);
    setRefusal('');
    try {
      await calls.remove(record.id);
      showToast(`${calls.label(record)} was deleted. Settings can bring it back for ${keptDays} days.`);
      onClose();
      await refreshRecords();
    } catch (error) {
      console.warn(`The ${calls.noun} could not be deleted`, error);
      setRefusal(sentenceOf(error));
      setBusy(false);
    }
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
      {refusal && (
        <div className="mt-4">
          <Alert>{refusal}</Alert>
        </div>
      )}
    </ConfirmDialog>
  );
}
