// The drawing shown in empty lists.
import type { Picture } from '#shared/website/content.ts';

export const emptyPicture = {
  src: 'frame/empty.svg',
  alt: 'An open arc with nothing in it',
} as const satisfies Picture;
