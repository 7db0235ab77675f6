import { type ReactNode, useState } from 'react';
import { refreshRecords, sentenceOf } from '#web/portal/forms/record-calls.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toasts.tsx';

interface RowActionProps {
  variant: 'quiet' | 'quietDanger' | 'danger';
  /** Accessible name with the name of the row: the visible text is one word. */
  name: string;
  run: () => Promise<unknown>;
  /** The message after success. */
  done: string;
  children: ReactNode;
}

/** A button of a row that calls the API without a dialog. A toast shows the result, and the lists are read again. */
export function RowAction({ variant, name, run, done, children }: RowActionProps) {
  const [isBusy, setBusy] = useState(false);
  const act = async () => {
    setBusy(true);
    try {
      await run();
      showToast(done);
      await refreshRecords();
    } catch (error) {
      showToast(sentenceOf(error), { isError: true });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant={variant} isBusy={isBusy} aria-label={name} onClick={() => void act()}>
      {children}
    </Button>
  );
}
