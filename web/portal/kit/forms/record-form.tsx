import { type ReactNode, useEffect, useState } from 'react';
import { lazyDialog } from '#web/portal/kit/shell/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/dialogs/modal.tsx';
import { Form, FormEnd } from './form-end.tsx';
import { DiscardQuestion } from './unsaved-guard.tsx';
import type { RecordForm } from './use-record-form.ts';

const ChangedMeanwhileDialog = lazyDialog(() => import('./changed-meanwhile-dialog.tsx'));

interface RecordFormProps {
  form: RecordForm;
  /** The fields. */
  children: ReactNode;
  /** Text of the button that creates a record; the button of an existing one says 'Update'. */
  createLabel?: string;
  /** Deletes without a confirmation, with 'Undo': only where the product has no question. */
  canDelete?: boolean;
}

/** The form of a record: message, fields and buttons. */
export function RecordFormBody({ form, children, createLabel = 'Create', canDelete }: RecordFormProps) {
  const { isNew, work, refusal, guard, submit, submitForAnother, remove, conflict } = form;
  return (
    <>
      <Form onSubmit={submit}>
        {children}
        {work && <SlowNotice />}
        <FormEnd refusal={refusal.length > 0 && refusal.map((sentence) => <p key={sentence}>{sentence}</p>)}>
          {canDelete && !isNew && (
            <Button variant="quietDanger" className="mr-auto" isBusy={work === 'deleting'} onClick={remove}>
              Delete
            </Button>
          )}
          {submitForAnother && (
            <Button
              className="mr-auto max-sm:basis-full"
              isBusy={work === 'saving'}
              onClick={submitForAnother}
            >
              Save and add another
            </Button>
          )}
          <Button onClick={guard.ask}>Cancel</Button>
          <Button variant="primary" type="submit" isBusy={work === 'saving'}>
            {isNew ? createLabel : 'Update'}
          </Button>
        </FormEnd>
      </Form>
      <DiscardQuestion guard={guard} isSaving={work === 'saving'} />
      {conflict && <ChangedMeanwhileDialog {...conflict} />}
    </>
  );
}

/** The same in a dialog. */
export function RecordDialog({ title, ...body }: RecordFormProps & { title: string }) {
  return (
    <Modal title={title} onClose={body.form.guard.ask}>
      <RecordFormBody {...body} />
    </Modal>
  );
}

const patienceMilliseconds = 6000;

/** Shown while the server is slow, so that the user does not reload the page and lose the form. */
function SlowNotice() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patienceMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className="mt-3 text-ink-soft">
      {isSlow && 'The server is slow to answer. Please wait: nothing you typed is lost.'}
    </p>
  );
}
