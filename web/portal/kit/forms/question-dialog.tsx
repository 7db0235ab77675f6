import { type ReactNode, useState } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';
import { TextField } from '#web/ui/fields.tsx';
import { Form } from './form-end.tsx';
import { useRefusedFocus } from './use-refused-focus.ts';
import { useSaving } from './use-saving.ts';

interface QuestionDialogProps<T> {
  title: string;
  /** Text of the button that confirms. */
  confirm: string;
  isDangerous?: boolean;
  /** Asks for a reason too, which is kept with the answer. */
  asksReason?: boolean | undefined;
  children?: ReactNode;
  send: (reason: string) => Promise<T>;
  /** The message after success, or a function that makes it from the answer; without it the screen shows the success itself. */
  done?: string | ((answer: T) => string | undefined);
  onClose: () => void;
}

/** A question whose answer is a call. When the server refuses, it stays open and says why: at the reason, if one is asked for. */
export function QuestionDialog<T>(props: QuestionDialogProps<T>) {
  const { asksReason = false, children, send, done, onClose, ...question } = props;
  const [reason, setReason] = useState('');
  const { run, isBusy, fields, sentence, error } = useSaving();
  const form = useRefusedFocus(error);
  const refusal = fields.reason ?? sentence;
  const answer = async () => {
    if (await run(() => send(reason), done)) onClose();
  };
  return (
    <ConfirmDialog {...question} isBusy={isBusy} onConfirm={() => void answer()} onCancel={onClose}>
      {children}
      {asksReason && (
        // Enter does what the button of the dialog does.
        <Form ref={form} onSubmit={answer}>
          <TextField
            label="Reason"
            required
            className="mt-3"
            value={reason}
            error={refusal}
            maxLength={300}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </Form>
      )}
      {!asksReason && refusal && <Alert className="mt-4">{refusal}</Alert>}
    </ConfirmDialog>
  );
}
