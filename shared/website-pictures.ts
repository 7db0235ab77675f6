// Pictures that the office uploads for the website: kept in the sizes and formats for visitors, without metadata.
import * as z from 'zod/mini';

export const websitePictureLimit = 10 * 1024 * 1024;

export const websitePictureSchema = z.object({
  id: z.string(),
  /** Of the largest size, in pixels. */
  width: z.number(),
  height: z.number(),
  /** The same picture in several widths, the smallest first. */
  pictures: z.array(z.object({ id: z.string(), width: z.number() })),
});
export type WebsitePicture = z.infer<typeof websitePictureSchema>;
