import { type ReactNode, useEffect, useState } from 'react';
import { questions } from '#shared/kit/questions.ts';
import { say } from '#shared/kit/text/say.ts';
import { askUser } from '#web/api/calls.ts';
import { signedInUser } from '#web/api/session.ts';
import { ConfirmDialog } from '#web/ui/dialogs/confirm-dialog.tsx';

type Render = (answer: (isYes: boolean) => void) => ReactNode;
interface Asked {
  render: Render;
  settle: (isYes: boolean) => void;
}

// Loaded on demand: their form code is large, and most visits never need it. If it does not load, the refusal is shown instead.
const loadDialogs = () => import('./sign-in-dialogs.tsx').catch(() => undefined);

/**
 * The questions of calls that are refused. The session ended while its user was working: the same user signs in again. The server
 * wants the password before what cannot be undone, or asks before it saves what is rarely meant. Then the call is sent again.
 */
export function CallQuestions() {
  const [asked, setAsked] = useState<readonly Asked[]>([]);
  useEffect(() => {
    const ask = (render: Render) =>
      new Promise<boolean>((settle) => setAsked((before) => [...before, { render, settle }]));
    askUser({
      signIn: async () => {
        const user = signedInUser();
        const dialogs = await loadDialogs();
        if (!user || !dialogs) return false;
        return ask((onDone) => <dialogs.SignInDialog user={user} onDone={onDone} />);
      },
      confirmIdentity: async () => {
        const dialogs = await loadDialogs();
        return dialogs ? ask((onDone) => <dialogs.ConfirmIdentityDialog onDone={onDone} />) : false;
      },
      goOn: (question, sentence) =>
        ask((answer) => (
          <ConfirmDialog
            title={questions[question]}
            confirm="Save all the same"
            cancel="Do not save"
            onConfirm={() => answer(true)}
            onCancel={() => answer(false)}
          >
            <p>{say(sentence)}</p>
          </ConfirmDialog>
        )),
    });
    return () => askUser({});
  }, []);
  const [first] = asked;
  return first?.render((isYes) => {
    setAsked((before) => before.slice(1));
    first.settle(isYes);
  });
}
