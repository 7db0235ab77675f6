import type { ReactNode } from 'react';
import { useSaving } from '#web/portal/kit/forms/use-saving.ts';
import { Button } from '#web/ui/button.tsx';
import { useMayWrite } from './use-may-write.ts';

interface RowActionProps<T> {
  variant?: 'quiet' | 'outline' | 'quietDanger' | 'danger';
  /** Accessible name with the name of the row: the visible text is one word. */
  name: string;
  run: () => Promise<T>;
  /** The message after success, or a function that makes it from the answer; without it the screen shows the success itself. */
  done?: string | ((answer: T) => string);
  children: ReactNode;
}

/** A button of a row that calls the API without a dialog. A toast shows the result, and the lists are read again. */
export function RowAction<T>({ variant, name, run, done, children }: RowActionProps<T>) {
  const saving = useSaving('row');
  if (!useMayWrite()) return null;
  return (
    <Button
      {...(variant && { variant })}
      isBusy={saving.isBusy}
      aria-label={name}
      onClick={() => void saving.run(run, done)}
    >
      {children}
    </Button>
  );
}
