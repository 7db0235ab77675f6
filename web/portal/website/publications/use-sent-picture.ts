import type { WebsitePicture } from '#shared/website/website-pictures.ts';
import { callApi } from '#web/api/calls.ts';
import { useSentFile } from './use-sent-file.ts';

/** Beside every field of it. The server reads only the picture and keeps nothing else of the file. */
export const pictureHint = 'JPEG, PNG or WebP, at most 10 MB. Place, date and camera are taken out of it.';

export function useSentPicture(take: (picture: WebsitePicture) => void) {
  return useSentFile((file) => callApi('createWebsitePicture', { file }), take);
}
