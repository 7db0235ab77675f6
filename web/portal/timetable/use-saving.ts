import { useState } from 'react';
import { CallError } from '#web/api/calls.ts';
import { queryClient } from '#web/api/query-client.ts';
import { sentenceOf } from '#web/portal/forms/record-calls.ts';
import { showToast } from '#web/ui/toasts.tsx';

/** The state of a save of timetable or attendance settings: its refusal by field, and the sentence of the whole. */
export function useSaving() {
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setError(undefined);
    try {
      await work();
      showToast(done);
      await queryClient.invalidateQueries({ queryKey: ['timetable'] });
      return true;
    } catch (failure) {
      setError(failure);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const fields = error instanceof CallError ? error.fields : {};
  const sentence = error === undefined ? undefined : typeof error === 'string' ? error : sentenceOf(error);
  return { run, isBusy, fields, sentence, refuse: setError };
}
