import { useState } from 'react';
import { CallError } from '#web/api/calls.ts';
import { showToast } from '#web/ui/toasts.tsx';
import { refreshRecords, sentenceOf, tellWaiting } from './record-calls.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';

/**
 * The state of one save, or of another call that changes records. After it a toast says that it is done and the lists are read
 * again; its refusal is kept for the form, by field and as a sentence.
 * @param refusedBy a toast where no form shows the refusal; 'row': the same for a button of a row, which is busy until the list has been
 * read again, as the row may then be gone
 */
export function useSaving(refusedBy: 'form' | 'toast' | 'row' = 'form') {
  const [error, setError] = useState<unknown>();
  const { running, runAlone } = useOneAtATime<'saving'>();

  /**
   * @param done the message after success, or a function that makes it from the answer; without it the screen shows the success itself
   * @returns whether the call succeeded
   */
  const run = async <T>(
    work: () => Promise<T>,
    done?: string | ((answer: T) => string | undefined),
  ): Promise<boolean> => {
    const isDone = await runAlone('saving', async () => {
      setError(undefined);
      try {
        const answer = await work();
        const message = typeof done === 'function' ? done(answer) : done;
        if (message) showToast(message);
        const reading = refreshRecords();
        if (refusedBy === 'row') await reading;
        return true;
      } catch (failure) {
        if (tellWaiting(failure)) return true;
        setError(failure);
        if (refusedBy !== 'form') showToast(sentenceOf(failure), { isError: true });
        return false;
      }
    });
    return isDone ?? false;
  };
  const fields = error instanceof CallError ? error.fields : {};
  const sentence = error === undefined ? undefined : typeof error === 'string' ? error : sentenceOf(error);
  return { run, isBusy: running !== undefined, fields, sentence, error, refuse: setError };
}
