// Reads the pictures of content/images for link previews, icons and downloads.
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { siteWords } from '#content/words.ts';

export const contentImages = join(import.meta.dirname, '../../content/images');

export function pictureFile(src: string): string {
  return join(contentImages, src);
}

/** A photograph rotated as its EXIF data says, or a drawing with the resolution that `width` needs. */
export async function openPicture(file: string, width: number): Promise<Sharp> {
  const { width: own } = await sharp(file).metadata();
  return sharp(file, { density: Math.ceil((72 * width) / own) }).autoOrient();
}

/** The college's logo within a square, as PNG. */
export async function logoPng(
  size: number,
  file = pictureFile(siteWords.en.frame.frame.logo.src),
): Promise<Buffer> {
  const picture = await openPicture(file, size);
  return picture.resize(size, size, { fit: 'contain', background: 'transparent' }).png().toBuffer();
}
