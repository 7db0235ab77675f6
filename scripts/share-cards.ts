// Pictures for other programs, as PNG: a card per page for link previews, and the logo as an icon for phones.
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { frame } from '#content/en/frame.ts';
import { seo } from '#content/en/seo.ts';
import { shareCard } from '#shared/routes.ts';
import { paper } from '../drawings/palette.ts';
import { logoPng, openPicture, pictureFile } from './picture-file.ts';

const card = { width: 1200, height: 630 };

/** Makes a card for each picture that a page names, and one for the pages that name none. */
export async function makeShareCards(site: string): Promise<void> {
  const named = Object.values(seo).flatMap(({ image }) => (image ? [image.src] : []));
  await Promise.all(
    [...new Set([frame.shareImage.src, ...named])].map(async (src) => {
      const target = join(site, shareCard(src));
      await mkdir(dirname(target), { recursive: true });
      await drawCard(pictureFile(src), target);
    }),
  );
}

/** A picture of about the right shape fills the card. Any other is shown uncropped at the edge, with the logo at its side or above. */
export async function drawCard(file: string, target: string): Promise<void> {
  const { width, height } = (await sharp(file).metadata()).autoOrient;
  const fills = width / height > 1.6 && width / height < 2.6;
  const picture = await openPicture(file, card.width);
  const { data, info } = await picture
    .resize({ ...card, fit: fills ? 'cover' : 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const left = card.width - info.width;
  const top = card.height - info.height;
  const size = Math.min(200, Math.round(0.6 * Math.max(left, top)));
  const middle = (length: number) => Math.round((length - size) / 2);
  const logo = size > 0 && {
    input: await logoPng(size),
    left: middle(left || card.width),
    top: middle(top || card.height),
  };
  await sharp({ create: { ...card, channels: 3, background: paper } })
    .composite([{ input: data, left, top }, ...(logo ? [logo] : [])])
    // A reduced palette, because WhatsApp ignores pictures of more than a few hundred kilobytes.
    .png({ palette: true })
    .toFile(target);
}

/** For the home screen of a phone. */
export async function drawTouchIcon(target: string, logo?: string): Promise<void> {
  const margin = 18;
  await sharp(await logoPng(180 - 2 * margin, logo))
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: paper })
    .flatten({ background: paper })
    .png()
    .toFile(target);
}
