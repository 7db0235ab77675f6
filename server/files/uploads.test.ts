// On the pictures alone: no call and no SQL.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodeEventPhoto, toJpeg, Uploads } from './uploads.ts';

const transparent = (format: 'png' | 'webp') => {
  const ground = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp({ create: { width: 40, height: 40, channels: 4, background: ground } })
    .toFormat(format)
    .toBuffer();
};

const inDocument = async (bytes: Buffer) => {
  const uploads = new Uploads(mkdtempSync(join(tmpdir(), 'vcp-uploads-')));
  return uploads.readJpeg(await uploads.saveProfilePicture('s1', bytes));
};

test.each([
  ['a student’s photo in a document', inDocument],
  ['a published picture to keep', toJpeg],
  [
    'an event’s picture',
    async (bytes: Buffer) => Buffer.from((await encodeEventPhoto(bytes)).full, 'base64'),
  ],
  [
    'an event’s picture in lists',
    async (bytes: Buffer) => Buffer.from((await encodeEventPhoto(bytes)).thumbnail, 'base64'),
  ],
])('the transparent ground of %s is white as JPEG', async (_, toJpegOf) => {
  for (const format of ['png', 'webp'] as const) {
    const { dominant } = await sharp(await toJpegOf(await transparent(format))).stats();
    expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240);
  }
});
