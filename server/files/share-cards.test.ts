import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawTouchIcon } from './share-cards.ts';

test('a logo with a transparent ground is white on the home screen of a phone, which would make it black', async () => {
  const background = { r: 200, g: 0, b: 0, alpha: 0 };
  const logo = await sharp({ create: { width: 40, height: 40, channels: 4, background } })
    .png()
    .toBuffer();
  const { channels, isOpaque } = await sharp(await drawTouchIcon(logo)).stats();
  expect([isOpaque, ...channels.map(({ min }) => min)]).toEqual([true, 255, 255, 255]);
});
