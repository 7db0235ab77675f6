// A thousand notices and two thousand pictures on the built site: no page grows with their number.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, expectNoSidewaysScroll, test } from '#e2e/public-page.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { insertPublication, type PublishedNoun } from '#server/db/website/publications.ts';
import { aGalleryPicture, aNotice } from '#test/factories.ts';
import { spawnServer } from '#test/servers/spawn-server.ts';

const pageBudget = 25_000;
const words = 'On which day, in which room and with which papers the students of the year come, '.repeat(4);

test('1,000 notices and 2,000 pictures leave every page within 25 kB, and a phone loads what it shows', {
  tag: '@long',
}, async ({ page }) => {
  const directory = mkdtempSync(join(tmpdir(), 'college-many-'));
  await fill(join(directory, 'college.db'));
  const server = spawnServer({ DATA_DIR: directory });
  try {
    const origin = (await server.origin).replace('127.0.0.1', 'localhost');
    const sizes: Record<string, number> = {};
    const pages = ['/', '/notices', '/notices/page-2', '/notices/past', '/notices/past/page-2', '/gallery'];
    for (const path of [...pages, '/gallery/page-2', '/exams/notices']) {
      // The last pages of a list are rendered after the first answers.
      await expect.poll(async () => (await fetch(origin + path)).status, { message: path }).toBe(200);
      sizes[path] = brotliCompressSync(Buffer.from(await (await fetch(origin + path)).arrayBuffer())).length;
    }
    expect(Object.entries(sizes).filter(([, bytes]) => bytes > pageBudget)).toEqual([]);

    const pictures: string[] = [];
    page.on('request', (request) => request.url().includes('/api/pictures/') && pictures.push(request.url()));
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${origin}/gallery`);
    await expect(page.getByRole('status').filter({ hasText: '2017 pictures' })).toBeVisible();
    await expect(page.getByRole('main').locator('figure:visible')).toHaveCount(24);
    await expectNoSidewaysScroll(page);
    expect(pictures.length).toBeLessThanOrEqual(24);
  } finally {
    server.kill('SIGKILL');
    await server.exited;
    rmSync(directory, { recursive: true, force: true });
  }
});

/** Published as the office would, but in one transaction. */
async function fill(file: string): Promise<void> {
  const db = connect({ file });
  await migrate(db);
  const author = { accountId: null, label: 'Office', requestId: '' };
  await db.transaction().execute(async (tx) => {
    const publish = (noun: PublishedNoun, recordId: string, data: object) =>
      insertPublication(tx, { noun, recordId, action: 'publish', version: 1, data }, author, new Date());
    for (let index = 0; index < 1000; index += 1) {
      const until = index < 500 ? null : '2026-01-31';
      const kind = index % 2 ? 'exam' : 'general';
      const notice = aNotice({
        title: `Notice number ${index}`,
        text: words,
        kind,
        from: '2026-01-01',
        until,
      });
      await publish('notice', `n${index}`, { ...notice, inTicker: true, file: null });
    }
    for (let index = 0; index < 2000; index += 1) {
      const id = crypto.randomUUID();
      const photo = {
        id,
        width: 1080,
        height: 720,
        pictures: [540, 1080].map((width) => ({ id: `${id}-${width}`, width })),
      };
      const data = aGalleryPicture({ title: `Picture number ${index}`, photoId: id });
      await publish('gallery-picture', `p${index}`, { ...data, photo });
    }
  });
  await db.destroy();
}
