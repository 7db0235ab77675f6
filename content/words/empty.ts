// The drawing shown in empty lists.

import { inTelugu } from '#content/in-telugu.ts';
import type { Picture } from '#shared/website/content.ts';

export const en = {
  emptyPicture: {
    src: 'frame/empty.svg',
    alt: 'An open arc with nothing in it',
  } as const satisfies Picture,
};

export const te = inTelugu(en, {});
