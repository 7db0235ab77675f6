// What the server draws link previews from (server/files/share-cards.ts): pictures in their size, since it opens no drawings.
import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { cardParts, cardPicture, cardSize, wordsWidth } from '#server/files/share-cards.ts';
import { openPicture, pictureFile } from './picture-file.ts';

const paper = '#fdfaf3';
const area = { width: cardSize.width - wordsWidth, height: cardSize.height };

/** @param pictures below content/images */
export async function makeCardParts(pictures: readonly string[]): Promise<void> {
  mkdirSync(cardParts, { recursive: true });
  for (const src of pictures) await drawPictureSide(pictureFile(src), cardPicture(src));
}

/** A picture of about the right shape fills its side of the card; any other is shown uncropped in the middle of it. */
export async function drawPictureSide(file: string, target: string): Promise<void> {
  const { width, height } = (await sharp(file).metadata()).autoOrient;
  const fills = width / height > 0.9 && width / height < 2.2;
  const picture = await openPicture(file, fills ? Math.ceil((area.height * width) / height) : area.width);
  await picture
    .resize({ ...area, fit: fills ? 'cover' : 'contain', background: paper })
    .flatten({ background: paper })
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toFile(target);
}
