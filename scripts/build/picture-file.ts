// Reads the pictures of content/images for link previews, the letterhead and downloads.
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

/** Pixels: four for each point. */
const letterheadSize = 176;

/** The college's logo for the letterhead of documents (server/pdf/document.ts), on white: PDF embeds a JPEG without conversion. */
export async function writeLetterheadLogo(file: string): Promise<void> {
  const logo = await openPicture(pictureFile(siteWords.en.frame.frame.logo.src), letterheadSize);
  await logo
    .flatten({ background: 'white' })
    .resize(letterheadSize, letterheadSize, { fit: 'contain', background: 'white' })
    .jpeg({ quality: 85, mozjpeg: true })
    .toFile(file);
}
