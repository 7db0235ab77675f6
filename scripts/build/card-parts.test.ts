import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { drawPictureSide } from './card-parts.ts';

const folder = mkdtempSync(join(tmpdir(), 'college-cards-'));
afterAll(() => rmSync(folder, { recursive: true }));
const drawn = join(folder, 'drawn.jpg');

async function isRedAt([left, top]: readonly [number, number]): Promise<boolean> {
  const pixel = sharp(drawn).extract({ left, top, width: 1, height: 1 });
  const [r = 0, g = 0, b = 0] = await pixel.raw().toBuffer();
  return r > 180 && g < 30 && b < 30;
}

test.each([
  ['a tall one is shown whole', 200, 800, [350, 315], [10, 315]],
  ['a broad strip is shown whole', 1500, 500, [10, 315], [350, 10]],
  ['a photograph with the ratio of a camera fills its side', 1600, 900, [5, 5], undefined],
] as const)('of the pictures of cards %s', async (_, width, height, within, beside) => {
  const file = join(folder, 'photo.jpg');
  await sharp({ create: { width, height, channels: 3, background: '#c80000' } })
    .jpeg()
    .toFile(file);
  await drawPictureSide(file, drawn);
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'jpeg', width: 700, height: 630 });
  expect(await isRedAt(within)).toBe(true);
  if (beside) expect(await isRedAt(beside)).toBe(false);
});
