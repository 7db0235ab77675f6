import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { Form } from './form-end.tsx';
import { useRefusedFocus } from './use-refused-focus.ts';
import { useSaving } from './use-saving.ts';

interface ReasonFormProps {
  reason: string;
  onChange: (reason: string) => void;
  /** Enter does what the button of the dialog does. */
  onSubmit: () => void;
  /** What is said at the field. */
  error: string | undefined;
  /** Changes with each refusal by the server. */
  refusal: unknown;
}

/** The reason that a question asks for, where the answer is kept with it. */
export function ReasonForm({ reason, onChange, onSubmit, error, refusal }: ReasonFormProps) {
  const form = useRefusedFocus(refusal);
  return (
    <Form ref={form} onSubmit={onSubmit}>
      <TextField
        label="Reason"
        required
        className="mt-3"
        value={reason}
        error={error}
        maxLength={300}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Form>
  );
}

interface ReasonQuestionProps {
  title: string;
  /** Text of the button that confirms. */
  confirm: string;
  isDangerous?: boolean;
  children?: ReactNode;
  send: (reason: string) => Promise<unknown>;
  /** The message after success. */
  done: string;
  onClose: () => void;
}

/** A question that is answered with a reason. When the server refuses, it stays open and says why at the field. */
export function ReasonQuestion({ children, send, done, onClose, ...question }: ReasonQuestionProps) {
  const [reason, setReason] = useState('');
  const { run, isBusy, fields, sentence, error } = useSaving();
  const answer = async () => {
    if (await run(() => send(reason), done)) onClose();
  };
  return (
    <ConfirmDialog {...question} isBusy={isBusy} onConfirm={() => void answer()} onCancel={onClose}>
      {children}
      <ReasonForm
        reason={reason}
        onChange={setReason}
        onSubmit={() => void answer()}
        error={fields.reason ?? sentence}
        refusal={error}
      />
    </ConfirmDialog>
  );
}
