import type { ReactNode } from 'react';
import { keptDays } from '#shared/office/deleted-records.ts';
import { QuestionDialog } from './question-dialog.tsx';
import type { RecordCalls, VersionedRecord } from './record-calls.ts';

interface DeleteQuestionProps<R extends VersionedRecord, Body> {
  calls: Pick<RecordCalls<R, Body>, 'noun' | 'label' | 'remove'>;
  record: R;
  /** product §8: the question in its own words. */
  question?: string | undefined;
  /** What the user can choose about it. */
  children?: ReactNode;
  onClose: () => void;
}

/** Asks for confirmation and deletes. */
export function DeleteQuestion<R extends VersionedRecord, Body>({
  calls,
  record,
  question = `Are you sure you want to delete this ${calls.noun}?`,
  children,
  onClose,
}: DeleteQuestionProps<R, Body>) {
  const name = calls.label(record);
  const remove = () =>
    calls.remove(record.id).catch((failure: unknown) => {
      console.warn(`The ${calls.noun} could not be deleted`, failure);
      throw failure;
    });
  return (
    <QuestionDialog
      title={`Delete ${calls.noun}`}
      confirm="Delete"
      isDangerous
      send={remove}
      done={`${name} was deleted. Settings can bring it back for ${keptDays} days.`}
      onClose={onClose}
    >
      <p>{question}</p>
      <p className="mt-2 font-semibold break-words">{name}</p>
      {children}
    </QuestionDialog>
  );
}
