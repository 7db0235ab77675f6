import type { Handlers } from '#server/context.ts';
import { insertWebsitePicture } from '#server/db/website/website-pictures.ts';
import { encodeLogo } from '#server/files/uploads.ts';
import { readCollege, saveCollege } from '#server/rules/website/college.ts';

export const collegeHandlers = {
  readCollege,

  updateCollege: (context) => saveCollege(context, context.body),

  updateCollegeLogo: async (context) => {
    const { db, clock, file } = context;
    const logo = await insertWebsitePicture(db, await encodeLogo(file.bytes), clock());
    return saveCollege(context, { logo });
  },

  deleteCollegeLogo: async (context) => {
    await saveCollege(context, { logo: null });
  },
} satisfies Partial<Handlers>;
