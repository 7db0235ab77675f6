import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { drawCard, drawTouchIcon, pictureSide } from './share-cards.ts';

const folder = mkdtempSync(join(tmpdir(), 'college-cards-'));
afterAll(() => rmSync(folder, { recursive: true }));
const red = { r: 200, g: 0, b: 0 };
const drawn = join(folder, 'drawn.jpg');

/** The colour and opacity of a pixel of the drawn card. */
async function colourAt([left = 0, top = 0]: readonly number[]): Promise<number[]> {
  return [
    ...(await sharp(drawn)
      .toColourspace('srgb')
      .extract({ left, top, width: 1, height: 1 })
      .raw()
      .toBuffer()),
  ];
}
const isRed = ([r = 0, g = 0, b = 0]: number[]) => r > 180 && g < 30 && b < 30;

const words = { college: 'The college', title: 'Fees & <b> more', call: 'Admissions open' };

test.each([
  ['a tall one', 200, 800, [850, 315], [510, 315]],
  ['a broad strip', 1500, 500, [510, 315], [850, 10]],
] as const)('%s is shown whole on the card', async (_, width, height, within, beside) => {
  const file = join(folder, 'photo.jpg');
  await sharp({ create: { width, height, channels: 3, background: red } })
    .jpeg()
    .toFile(file);
  await drawCard(await pictureSide(file), words, drawn);
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(isRed(await colourAt(within))).toBe(true);
  expect(isRed(await colourAt(beside))).toBe(false);
});

test('a photograph with the ratio of a camera fills its side of the card, beside the words', async () => {
  const file = join(folder, 'photo.jpg');
  await sharp({ create: { width: 1600, height: 900, channels: 3, background: red } })
    .jpeg()
    .toFile(file);
  await drawCard(await pictureSide(file), words, drawn);
  for (const place of [
    [505, 5],
    [1195, 625],
  ])
    expect(isRed(await colourAt(place))).toBe(true);
  // The call to apply is below the other words.
  const [r = 0, g = 0, b = 0] = await colourAt([52, 570]);
  expect(r > 200 && g > 140 && b < 120).toBe(true);
});

test('a logo with a transparent background becomes an opaque icon', async () => {
  const logo = join(folder, 'logo.png');
  await sharp({ create: { width: 300, height: 100, channels: 4, background: { ...red, alpha: 1 } } })
    .extend({ top: 10, bottom: 10, background: 'transparent' })
    .png()
    .toFile(logo);
  await drawTouchIcon(drawn, logo);
  expect(await sharp(drawn).metadata()).toMatchObject({ width: 180, height: 180, hasAlpha: false });
  expect(isRed(await colourAt([90, 90]))).toBe(true);
  for (const value of await colourAt([90, 25])) expect(value).toBeGreaterThan(230);
});
