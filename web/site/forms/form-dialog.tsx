import type { ReactNode } from 'react';
import { useWords } from '#web/site/parts/page-context.ts';
import { FormAlert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { FormNeedsScript } from './form-needs-script.tsx';
import { SentNotice } from './sent-notice.tsx';
import type { useChatForm } from './use-chat-form.tsx';

interface FormDialogProps {
  /** Id of the dialog, for the `commandfor` of the buttons that open it. */
  id: string;
  title: string;
  intro: string;
  submit: string;
  checked: Pick<ReturnType<typeof useChatForm>, 'attributes' | 'alert' | 'say' | 'sent' | 'closeSent'>;
  /** The fields. */
  children: ReactNode;
  /** Shown below the button. */
  below?: ReactNode;
}

/** A form that goes out by WhatsApp, in a dialog that opens without a script and closes when the chat is open. */
export function FormDialog({ id, title, intro, submit, checked, children, below }: FormDialogProps) {
  const { frame } = useWords('frame');
  return (
    <>
      <Dialog
        id={id}
        title={title}
        titleId={`${id}-title`}
        cross={{ command: 'close', commandfor: id }}
        closeLabel={frame.close}
        className="max-w-lg"
        // A message of the previous time must not appear when the dialog reopens.
        onClose={() => checked.say('')}
      >
        <form {...checked.attributes}>
          <p>{intro}</p>
          <div className="mt-5 grid gap-4">{children}</div>
          <Button type="submit" variant="primary" className="mt-6 w-full without-script:hidden">
            {submit}
          </Button>
          <FormAlert {...checked.alert} />
          <FormNeedsScript />
          {below}
        </form>
      </Dialog>
      <SentNotice sentence={checked.sent} onClose={checked.closeSent} />
    </>
  );
}
