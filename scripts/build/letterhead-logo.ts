// The college's logo for the letterhead of documents (server/pdf/document.ts), on white: PDF embeds a JPEG
// without conversion.
import sharp from 'sharp';
import { logoPng } from './picture-file.ts';

/** Pixels: four for each point. */
const size = 176;

export async function writeLetterheadLogo(file: string): Promise<void> {
  await sharp(await logoPng(size))
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 85, mozjpeg: true })
    .toFile(file);
}
