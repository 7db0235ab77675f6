// Pictures for other programs, drawn when they are first asked for: a card per page for link previews (JPEG), and the logo as an icon
// for phones (PNG).
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ShareCard } from '#shared/website/website-content.ts';
import { pictureLibrary } from './uploads.ts';

/** The colours of web/styles/tokens.css as the picture library reads them. */
const [ink, white, turmeric] = ['#0b2b34', '#ffffff', '#f0b135'];

export const cardSize = { width: 1200, height: 630 };
/** The words are on the left, the picture is on the right. */
export const wordsWidth = 500;
const margin = 48;

/** Made by scripts/build/card-parts.ts. */
export const cardParts = join(import.meta.dirname, '../../dist/cards');
export const cardPicture = (src: string) => join(cardParts, `${src.replaceAll('/', '-')}.jpg`);

const fontOf = (weight: string) =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/anek-telugu/${weight}/AnekTelugu_${weight}.ttf`));

/** @param logo as a picture or a file, on white */
export async function drawCard({ picture, ...words }: ShareCard, logo: Buffer | string): Promise<Buffer> {
  const sharp = await pictureLibrary();
  return (
    sharp({ create: { ...cardSize, channels: 3, background: ink } })
      .composite([{ input: cardPicture(picture), left: wordsWidth, top: 0 }, ...(await wordsOf(words, logo))])
      // Not as PNG: WhatsApp ignores pictures of more than a few hundred kilobytes, and a photograph would be one.
      .jpeg({ quality: 85, chromaSubsampling: '4:4:4' })
      .toBuffer()
  );
}

async function wordsOf(
  { college, title, call }: Pick<ShareCard, 'college' | 'title' | 'call'>,
  logo: Buffer | string,
) {
  const heading = await textOf(title, 'white', { size: 54, weight: 700, height: 210 });
  // The title of the home page is the name of the college.
  const below = title.includes(college)
    ? []
    : [
        {
          input: (await textOf(college, 'white', { size: 30, weight: 400, height: 90 })).data,
          left: margin,
          top: 184 + heading.info.height + 36,
        },
      ];
  const parts = [
    { input: await onSquare(logo, 104, 8), left: margin, top: margin },
    { input: heading.data, left: margin, top: 184 },
    ...below,
  ];
  if (!call) return parts;
  const words = await textOf(call, 'black', { size: 32, weight: 700, height: 50 });
  const badge = { width: words.info.width + 40, height: 68, channels: 4 as const, background: turmeric };
  const top = cardSize.height - margin - badge.height;
  const ground = await (await pictureLibrary())({ create: badge }).png().toBuffer();
  return [
    ...parts,
    { input: ground, left: margin, top },
    { input: words.data, left: margin + 20, top: top + Math.round((badge.height - words.info.height) / 2) },
  ];
}

interface TextLook {
  /** In pixels; smaller where the text would be higher than `height`. */
  size: number;
  weight: 400 | 700;
  height: number;
}

/** The text in the site's type, in lines as wide as the words' side of the card. */
async function textOf(text: string, colour: string, { size, weight, height }: TextLook) {
  const sharp = await pictureLibrary();
  const escaped = text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '');
  const made = await sharp({
    text: {
      text: `<span foreground="${colour}">${escaped}</span>`,
      font: `Anek Telugu, ${weight === 700 ? 'Bold ' : ''}${size}`,
      fontfile: fontOf(weight === 700 ? '700Bold' : '400Regular'),
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
export const drawTouchIcon = (logo: Buffer | string): Promise<Buffer> => onSquare(logo, 180, 18);

async function onSquare(logo: Buffer | string, size: number, edge: number): Promise<Buffer> {
  const sharp = await pictureLibrary();
  const inner = size - 2 * edge;
  return sharp(logo)
    .resize(inner, inner, { fit: 'contain', background: white })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: white })
    .flatten({ background: white })
    .png()
    .toBuffer();
}
