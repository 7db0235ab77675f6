import { type ReactNode, useState } from 'react';
import { refreshRecords, sentenceOf } from '#web/portal/forms/record-calls.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toasts.tsx';

interface RowActionProps {
  variant: 'quiet' | 'quietDanger' | 'danger';
  /** What it does to this row: the button itself has room for a word only. */
  name: string;
  run: () => Promise<unknown>;
  /** Said when it is done. */
  done: string;
  children: ReactNode;
}

/** A button of a row that changes something at once; what came of it is said, and the lists are read again. */
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
