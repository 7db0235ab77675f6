import { useState } from 'react';
import type { WebsitePicture } from '#shared/website-pictures.ts';
import { CallError, callApi } from '#web/api/calls.ts';
import { sentenceOf } from '#web/portal/forms/record-calls.ts';

/** Beside every field of it. The server reads only the picture and keeps nothing else of the file. */
export const pictureHint = 'JPEG, PNG or WebP, at most 10 MB. Place, date and camera are taken out of it.';

/** Uploads a picture as soon as it is chosen, so that a refusal is shown before the user has typed the rest. */
export function useSentPicture(take: (picture: WebsitePicture) => void) {
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const send = async (chosen: File | Promise<File>) => {
    setSending(true);
    setRefusal(undefined);
    try {
      take(await callApi('createWebsitePicture', { file: await chosen }));
    } catch (failure) {
      setRefusal((failure instanceof CallError && failure.fields.file) || sentenceOf(failure));
    } finally {
      setSending(false);
    }
  };
  return { send, isSending, refusal };
}
