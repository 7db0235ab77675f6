// Pictures that the office uploads for the website: kept in the sizes and formats for visitors, without metadata.
import * as z from 'zod/mini';

export const websitePictureLimit = 10 * 1024 * 1024;

export const websitePictureShape = {
  /** Of the largest size, in pixels. */
  width: z.number(),
  height: z.number(),
  /** The same picture in several widths, the smallest first. */
  pictures: z.array(z.object({ id: z.string(), width: z.number() })),
};
export const websitePictureSchema = z.object({ id: z.string(), ...websitePictureShape });
export type WebsitePicture = z.infer<typeof websitePictureSchema>;
