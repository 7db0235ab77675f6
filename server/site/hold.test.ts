import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Held } from './hold.ts';

test('a page is the same for every encoding, also when only its best compression is held', async () => {
  const page = { body: '<h1>Courses</h1>'.repeat(100), type: 'text/html; charset=utf-8', policy: 'p' };
  const held = new Held(page);
  const before = await held.read('');
  await held.compress('quick');
  await held.compress('best');
  const [plain, brotli, gzip] = await Promise.all(['', 'br, gzip', 'gzip'].map((one) => held.read(one)));
  expect(plain).toEqual(before);
  expect(String(plain?.bytes)).toBe(page.body);
  expect(String(brotliDecompressSync(brotli?.bytes ?? ''))).toBe(page.body);
  expect(String(gunzipSync(gzip?.bytes ?? ''))).toBe(page.body);
  expect(held.is(page)).toBe(true);
  expect(held.is({ ...page, body: `${page.body} ` })).toBe(false);
});
