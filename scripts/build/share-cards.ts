// Pictures for other programs: a card per page for link previews (JPEG), and the logo as an icon for phones (PNG).
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { unpackWoff } from '#server/pdf/woff.ts';
import { closedCards, shareCard } from '#shared/routes.ts';
import { logoPng, openPicture, pictureFile } from './picture-file.ts';

/** The colours of web/styles/tokens.css as the picture library reads them. */
const [ink, paper, turmeric] = ['#0b2b34', '#fdfaf3', '#f0b135'];

const card = { width: 1200, height: 630 };
/** The words are on the left, the picture is on the right. */
const wordsWidth = 500;
const margin = 48;
const area = { width: card.width - wordsWidth, height: card.height };

const require = createRequire(import.meta.url);
/** The family as these files name it; the comma after it keeps ‘Medium’ from being read as a weight. */
const family = 'Anek Telugu Medium';
type Weight = 400 | 700;

/**
 * The font as a plain file: the picture library reads no WOFF. Not in a temporary folder: `npm start` replaces its process after
 * the build, and so could not remove it at its end.
 */
const fontFolder = join(import.meta.dirname, '../../.cache/card-fonts');
mkdirSync(fontFolder, { recursive: true });
const fontFile = (weight: Weight) => join(fontFolder, `${weight}.ttf`);
for (const weight of [400, 700] as const) {
  const packed = require.resolve(`@fontsource/anek-telugu/files/anek-telugu-latin-${weight}-normal.woff`);
  // A build and a test may run at once: neither reads a file that the other is still writing.
  const written = `${fontFile(weight)}.${process.pid}`;
  writeFileSync(written, unpackWoff(readFileSync(packed)));
  renameSync(written, fontFile(weight));
}

/** The texts of a card. */
export interface CardWords {
  college: string;
  title: string;
  /** A line such as 'Admissions open'; '' where there is none. */
  call: string;
}

/** What a page's card says and shows. */
export interface Card extends CardWords {
  path: string;
  image: { src: string };
}

/** Makes two cards for each page that has a title: the office opens and closes the admission without a build. */
export async function makeShareCards(site: string, cards: readonly Card[]): Promise<void> {
  const pictures = new Map<string, Promise<OverlayOptions>>();
  for (const { path, image, ...words } of cards)
    for (const folder of ['', closedCards]) {
      const target = join(site, shareCard(path, folder));
      await mkdir(dirname(target), { recursive: true });
      const file = pictureFile(image.src);
      const picture = pictures.get(file) ?? pictureSide(file);
      pictures.set(file, picture);
      await drawCard(await picture, { ...words, call: folder ? '' : words.call }, target);
    }
}

/** A picture of about the right shape fills its side of the card; any other is shown uncropped in the middle of it. */
export async function pictureSide(file: string): Promise<OverlayOptions> {
  const { width, height } = (await sharp(file).metadata()).autoOrient;
  const fills = width / height > 0.9 && width / height < 2.2;
  const picture = await openPicture(file, fills ? Math.ceil((area.height * width) / height) : area.width);
  const { data, info } = await picture
    .resize({ ...area, fit: fills ? 'cover' : 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    input: data,
    raw: info,
    left: wordsWidth + Math.round((area.width - info.width) / 2),
    top: Math.round((area.height - info.height) / 2),
  };
}

/** @param picture as `pictureSide` makes it */
export async function drawCard(picture: OverlayOptions, words: CardWords, target: string): Promise<void> {
  await sharp({ create: { ...card, channels: 3, background: paper } })
    .composite([picture, ...(await wordsOf(words))])
    // Not as PNG: WhatsApp ignores pictures of more than a few hundred kilobytes, and a photograph would be one.
    .jpeg({ quality: 85, chromaSubsampling: '4:4:4' })
    .toFile(target);
}

async function wordsOf({ college: name, title, call }: CardWords) {
  const ground = { width: wordsWidth, height: card.height, channels: 4 as const, background: ink };
  const logoGround = { width: 104, height: 104, channels: 4 as const, background: paper };
  const heading = await textOf(title, 'white', { size: 54, weight: 700, height: 210 });
  // The title of the home page is the name of the college.
  const below = title.includes(name)
    ? []
    : [
        {
          input: (await textOf(name, 'white', { size: 30, weight: 400, height: 90 })).data,
          left: margin,
          top: 184 + heading.info.height + 36,
        },
      ];
  const parts = [
    { input: await sharp({ create: ground }).png().toBuffer(), left: 0, top: 0 },
    { input: await sharp({ create: logoGround }).png().toBuffer(), left: margin, top: margin },
    { input: await logoPng(88), left: margin + 8, top: margin + 8 },
    { input: heading.data, left: margin, top: 184 },
    ...below,
  ];
  if (!call) return parts;
  const words = await textOf(call, 'black', { size: 32, weight: 700, height: 50 });
  const badge = { width: words.info.width + 40, height: 68, channels: 4 as const, background: turmeric };
  const top = card.height - margin - badge.height;
  return [
    ...parts,
    { input: await sharp({ create: badge }).png().toBuffer(), left: margin, top },
    { input: words.data, left: margin + 20, top: top + Math.round((badge.height - words.info.height) / 2) },
  ];
}

interface TextLook {
  /** In pixels; smaller where the text would be higher than `height`. */
  size: number;
  weight: Weight;
  height: number;
}

/** The text in the site's type, in lines as wide as the words' side of the card. */
async function textOf(text: string, colour: string, { size, weight, height }: TextLook) {
  const escaped = text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '');
  const made = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped}</span>`,
      font: `${family}, ${weight === 700 ? 'Bold ' : ''}${size}`,
      fontfile: fontFile(weight),
      width: wordsWidth - 2 * margin,
      dpi: 72,
      rgba: true,
      spacing: -Math.round(size / 5),
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  if (made.info.height <= height || size < 24) return made;
  return textOf(text, colour, { size: size - 4, weight, height });
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
