import { type ReactNode, useState } from 'react';
import type { RecordCalls, VersionedRecord } from '#web/portal/kit/forms/record-calls.ts';
import { lazyDialog } from '#web/portal/kit/shell/lazy-part.tsx';

const DeleteQuestion = lazyDialog(() => import('#web/portal/kit/forms/delete-question.tsx'));

interface RecordDialogs<R extends VersionedRecord> {
  calls: Pick<RecordCalls<R, never>, 'noun' | 'label' | 'remove'>;
  /** As DeleteQuestion has it. */
  question?: string | undefined;
  /** @param record undefined: a new one */
  renderForm?: (record: R | undefined, onClose: () => void) => ReactNode;
}

/** The dialogs of a list's records: the form of one, and the question before one is deleted. */
export function useRecordDialogs<R extends VersionedRecord>(options: RecordDialogs<R>) {
  const { calls, question, renderForm } = options;
  const [open, setOpen] = useState<{ edited: R | undefined } | { deleted: R }>();
  const close = () => setOpen(undefined);
  return {
    add: () => setOpen({ edited: undefined }),
    edit: (edited: R) => setOpen({ edited }),
    remove: (deleted: R) => setOpen({ deleted }),
    dialogs:
      open &&
      ('deleted' in open ? (
        <DeleteQuestion
          calls={{ ...calls, label: () => calls.label(open.deleted) }}
          record={open.deleted}
          question={question}
          onClose={close}
        />
      ) : (
        renderForm?.(open.edited, close)
      )),
  };
}
