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
      setRefusal(reasonOf(failure));
    } finally {
      setSending(false);
    }
  };
  return { send, isSending, refusal };
}

const reasonOf = (failure: unknown) =>
  (failure instanceof CallError && failure.fields.file) || sentenceOf(failure);

/**
 * Uploads several files, one after the other. One that is refused is named, the others are kept.
 * @param sendOne uploads a file and takes what was made of it
 */
export function useSentFiles(sendOne: (file: File) => Promise<unknown>) {
  const [progress, setProgress] = useState('');
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  /** @param room how many more can be taken */
  const send = async (files: readonly File[], room = files.length) => {
    const refused: string[] = [];
    for (const [index, file] of files.entries()) {
      setProgress(`Sending ${index + 1} of ${files.length}: ${file.name}`);
      try {
        if (index < room) await sendOne(file);
        else refused.push(`${file.name}: there is room for ${room} more.`);
      } catch (failure) {
        refused.push(`${file.name}: ${reasonOf(failure)}`);
      }
      setRefusals([...refused]);
    }
    setProgress('');
    return files.length - refused.length;
  };
  return { send, progress, refusal: refusals.join(' ') || undefined };
}

/** Beside every field of a picture. The server reads only the picture and keeps nothing else of the file. */
export const pictureHint = 'JPEG, PNG or WebP, at most 10 MB. Place, date and camera are taken out of it.';
