import { useState } from 'react';
import { CallError } from '#web/api/calls.ts';
import { sentenceOf } from '#web/portal/kit/forms/record-calls.ts';

/** Uploads a file as soon as it is chosen, so that a refusal is shown before the user has typed the rest. */
export function useSentFile<T>(upload: (file: File) => Promise<T>, take: (uploaded: T) => void) {
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const send = async (chosen: File | Promise<File>) => {
    setSending(true);
    setRefusal(undefined);
    try {
      take(await upload(await chosen));
    } catch (failure) {
      setRefusal((failure instanceof CallError && failure.fields.file) || sentenceOf(failure));
    } finally {
      setSending(false);
    }
  };
  return { send, isSending, refusal };
}
