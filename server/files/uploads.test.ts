// On the pictures alone: no call and no SQL.
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodeEventPhoto, encodeProfilePicture, toDocumentJpeg, toJpeg } from './uploads.ts';

const transparent = (format: 'png' | 'webp') => {
  const ground = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width: 40, height: 40, channels: 4, background: ground } })
    .toFormat(format)
    .toBuffer();
};

const inDocument = async (bytes: Buffer) => toDocumentJpeg(await encodeProfilePicture(bytes));

test.each([
  ['a student’s photo in a document', inDocument],
  ['a published picture to keep', toJpeg],
  ['an event’s picture', async (bytes: Buffer) => (await encodeEventPhoto(bytes)).full],
  ['an event’s picture in lists', async (bytes: Buffer) => (await encodeEventPhoto(bytes)).thumbnail],
])('the transparent ground of %s is white as JPEG', async (_, toJpegOf) => {
  for (const format of ['png', 'webp'] as const) {
    const { dominant } = await sharp(await toJpegOf(await transparent(format))).stats();
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
  }
});
