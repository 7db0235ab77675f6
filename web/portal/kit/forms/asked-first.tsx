import { useEffect, useState } from 'react';
import { type Question, questions } from '#shared/kit/questions.ts';
import { say } from '#shared/kit/text/say.ts';
import { onAskedFirst } from '#web/api/calls.ts';
import type { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';

interface Asked {
  Dialog: typeof ConfirmDialog;
  question: Question;
  sentence: string;
  settle: (isMeant: boolean) => void;
}

/** Shows what the server asks before it saves what is rarely meant; then the call is repeated, and otherwise nothing is saved. */
export function AskedFirst() {
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  useEffect(() => {
    onAskedFirst(async (question, sentence) => {
      // If the dialog's code does not load, the sentence is shown as a refusal instead.
      const dialog = await import('#web/ui/dialogs/confirm-dialog.tsx').catch(() => undefined);
      if (!dialog) return false;
      return new Promise((settle) =>
        setAsked((before) => [...before, { Dialog: dialog.ConfirmDialog, question, sentence, settle }]),
      );
    });
    return () => onAskedFirst(undefined);
  }, []);
  const [first] = asked;
  if (!first) return null;
  const { Dialog, question, sentence, settle } = first;
  const answer = (isMeant: boolean) => {
    setAsked(asked.slice(1));
    settle(isMeant);
  };
  return (
    <Dialog
      title={questions[question]}
      confirm="Save all the same"
      cancel="Do not save"
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    >
      <p>{say(sentence)}</p>
    </Dialog>
  );
}
