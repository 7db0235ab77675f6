// Notices and events that the office publishes, on the real pages.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { insertPublication } from '#server/db/website/publications.ts';
import type { Caller } from '#test/app.ts';
import { aNotice } from '#test/factories.ts';
import { processorSeconds } from '#test/processor-seconds.ts';
import { bodyOf, openSite, startFile, startPage, withoutIds } from '#test/website.ts';

/** A notice of this title is one that a later version of the program cannot show any more. */
const open = (options: Parameters<typeof openSite>[0] = {}) =>
  openSite({
    ...options,
    change: (real) => ({
      ...real,
      renderPage: (path, content) => {
        const shown = real.pathsWith('notices').includes(path) ? content.notices : [];
        if (shown.some(({ title }) => title === 'Breaks')) throw new Error('broken');
        return real.renderPage(path, content);
      },
    }),
  });

async function publish(admin: Caller, notice: object = {}) {
  const { id } = (await admin.post('/api/notices', aNotice({ inTicker: true, ...notice }))).json();
  const answer = await admin.post(`/api/notices/${id}/publications`, {});
  return { id, url: `/api/notices/${id}`, status: answer.statusCode };
}

test('with nothing published every page has its start records', async () => {
  const college = await open();
  for (const path of ['/', '/notices', '/exams/notices', '/gallery', '/about/governing-body'])
    expect(withoutIds(await bodyOf(college, path))).toBe(withoutIds(startPage(path)));
  for (const path of ['/notices.xml', '/search-index.json', '/sitemap.xml', '/gallery.json'])
    expect(withoutIds(await bodyOf(college, path))).toBe(withoutIds(startFile(path)));
});

test('a published notice is on all its pages when the call is answered; taken back, the others stay; restored, it is there again', async () => {
  const college = await open();
  const admin = await college.asAdmin();
  const { id, url } = await publish(admin, { title: 'Library closed <b>today</b>' });
  const shown = 'Library closed &lt;b&gt;today&lt;/b&gt;';
  for (const page of ['/', '/exams/notices', '/notices', '/notices.xml'])
    expect(await bodyOf(college, page)).toContain(shown);
  expect(await bodyOf(college, '/')).toContain('New batch starting soon!');
  expect(await bodyOf(college, '/exams/notices')).toContain('The exam schedule has been updated.');
  expect(await bodyOf(college, '/notices')).toContain('"headline":"Library closed \\u003cb>today');
  expect(await bodyOf(college, '/sitemap.xml')).toContain('/notices</loc><lastmod>2026-11-20</lastmod>');
  const ofNotices = async () =>
    JSON.parse(await bodyOf(college, '/search-index.json'))
      .filter(({ kind }: { kind: string }) => kind === 'notice')
      .map((entry: { id: string }) => entry.id);
  const withIt = await ofNotices();
  expect(withIt).toHaveLength(5);
  expect(withIt).toContain(`notice-${id}`);
  expect(await bodyOf(college, '/gallery')).toBe(startPage('/gallery'));

  await admin.delete(`${url}/publication`);
  for (const page of ['/', '/exams/notices', '/notices', '/notices.xml', '/search-index.json'])
    expect(await bodyOf(college, page)).not.toContain('Library closed');
  expect(await bodyOf(college, '/')).toContain('New batch starting soon!');
  expect(await bodyOf(college, '/exams/notices')).toContain('Practical records must be signed');
  expect(await bodyOf(college, '/notices.xml')).toContain('<feed xmlns');
  expect(await ofNotices()).toEqual(withIt.filter((one: string) => one !== `notice-${id}`));

  const [, first] = (await admin.get(`${url}/publications`)).json();
  await admin.post(`${url}/publications`, { publicationId: first.id });
  expect(await bodyOf(college, '/')).toContain(shown);
});

test('a start notice is taken off the site, and brought back', async () => {
  const college = await open();
  const admin = await college.asAdmin();
  const all = (await admin.get('/api/notices')).json<{ id: string; title: string; state: string }[]>();
  expect(all.map(({ state }) => state)).toEqual(Array(7).fill('published'));
  const { id } = all.find(({ title }) => title === 'New batch starting soon!') ?? all[0] ?? { id: '' };
  const url = `/api/notices/${id}`;
  await admin.delete(`${url}/publication`);
  const home = await bodyOf(college, '/');
  expect(home).not.toContain('New batch starting soon!');
  const [, first] = (await admin.get(`${url}/publications`)).json();
  await admin.post(`${url}/publications`, { publicationId: first.id });
  expect(await bodyOf(college, '/')).toContain('New batch starting soon!');
  await admin.delete(url);
  expect(await bodyOf(college, '/')).toBe(home);
});

test('published pages come compressed, with an ETag and the policy of the page', async () => {
  const college = await open();
  await publish(await college.asAdmin());
  const plain = await bodyOf(college, '/notices');
  for (const [encoding, expand] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    const url = '/notices';
    const answer = await college.app.inject({ url, headers: { 'accept-encoding': encoding } });
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    expect(expand(answer.rawPayload).toString()).toBe(plain);
    const headers = { 'accept-encoding': encoding, 'if-none-match': String(answer.headers.etag) };
    // The better compression that follows gives the page another ETag once.
    const again = await college.app.inject({ url, headers });
    expect([200, 304]).toContain(again.statusCode);
  }
});

test('a second process shows a publication by itself, and a new one shows it from its first answer', async () => {
  const one = await open();
  const other = await open({ db: one.db });
  await publish(await one.asAdmin(), { title: 'For both' });
  await expect.poll(() => bodyOf(other, '/')).toContain('For both');
  const third = await open({ db: one.db });
  expect(await bodyOf(third, '/')).toBe(await bodyOf(one, '/'));
});

test('a notice appears on its first day and moves to the archive after its last', async () => {
  const college = await open();
  await publish(await college.asAdmin(), { title: 'Three days', from: '2026-11-21', until: '2026-11-23' });
  const day = 86_400_000;
  expect(await bodyOf(college, '/notices')).not.toContain('Three days');
  college.wait(day);
  await expect.poll(() => bodyOf(college, '/')).toContain('Three days');
  college.wait(3 * day);
  await expect.poll(() => bodyOf(college, '/notices/past')).toContain('Three days');
  for (const page of ['/', '/notices', '/notices.xml'])
    expect(await bodyOf(college, page)).not.toContain('Three days');
});

test('a published event is on the home page with its pictures, which are gone when it is taken back', async () => {
  const college = await open();
  const { anonymous } = college;
  const admin = await college.asAdmin();
  const photo = sharp({ create: { width: 1600, height: 900, channels: 3, background: '#2c7a7b' } });
  const bytes = await photo
    .withExif({ IFD0: { Copyright: 'SECRET' } })
    .jpeg()
    .toBuffer();
  const event = {
    eventTitle: 'Camp <i>one</i>',
    eventDate: '2026-11-12',
    eventPhoto: bytes.toString('base64'),
  };
  const { id } = (await admin.post('/api/events', event)).json();
  const url = `/api/events/${id}`;
  expect((await admin.get(`${url}/publication`)).json()).toMatchObject({ state: 'draft', publishedAt: null });
  expect(await bodyOf(college, '/')).toContain('No recent events to display');
  expect((await admin.post(`${url}/publications`, {})).statusCode).toBe(201);
  expect((await admin.get(`${url}/publication`)).json().publishedAt).toBe('2026-11-20T06:00:00.000Z');
  const listed = await admin.get('/api/events?photo=none&page=1&state=published');
  expect(listed.json()).toMatchObject([{ id, state: 'published', hasUnpublishedChanges: false }]);
  expect((await admin.get('/api/events?state=draft')).json()).toEqual([]);

  const home = await bodyOf(college, '/');
  expect(home).toContain('Camp &lt;i&gt;one&lt;/i&gt;');
  expect(home).toContain('12 Nov 2026');
  expect(home).toMatch(/"@type":"Event".*"startDate":"2026-11-12"/);
  const paths = [...new Set(home.match(/\/api\/pictures\/[\w-]+\.(?:avif|webp)/g))];
  expect(paths).toHaveLength(4);
  for (const path of paths) {
    const answer = await anonymous.get(path);
    expect(answer.headers).toMatchObject({
      'content-type': path.endsWith('avif') ? 'image/avif' : 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(answer.rawPayload.includes(path.endsWith('avif') ? 'ftypavif' : 'WEBP')).toBe(true);
    expect(answer.rawPayload.includes('SECRET')).toBe(false);
  }
  expect((await admin.delete(`${url}/publication`)).statusCode).toBe(204);
  expect(await bodyOf(college, '/')).toBe(startPage('/'));
  for (const path of paths) expect((await anonymous.get(path)).statusCode).toBe(404);

  const bare = (await admin.post('/api/events', { eventTitle: 'No photo', eventDate: '2026-11-12' })).json();
  const refused = await admin.post(`/api/events/${bare.id}/publications`, {});
  expect(refused.statusCode).toBe(400);
  expect(refused.json().fields.eventPhoto).toContain('Add a photo first');
  await admin.post(`${url}/publications`, {});
  await admin.delete(url);
  expect(await bodyOf(college, '/')).toBe(startPage('/'));
});

test('what students or teachers read is on no page', async () => {
  const college = await open();
  const admin = await college.asAdmin();
  const { id } = (
    await admin.post('/api/notices', aNotice({ title: 'Private', audience: ['FIRST', 'faculty'] }))
  ).json();
  await admin.post(`/api/notices/${id}/publications`, {});
  for (const page of ['/', '/notices', '/exams/notices', '/notices.xml', '/search-index.json'])
    expect(await bodyOf(college, page)).not.toContain('Private');
});

test('a notice that cannot be shown is not published, and one that is there already takes no page down', async () => {
  const college = await open();
  const { db } = college;
  const admin = await college.asAdmin();
  await publish(admin, { title: 'Good' });
  const { id, url, status } = await publish(admin, { title: 'Breaks' });
  expect(status).toBe(422);
  expect((await admin.get(url)).json().state).toBe('draft');
  expect((await admin.get('/api/site-state')).json()).toEqual({ problem: null });

  const publication = {
    noun: 'notice',
    recordId: id,
    action: 'publish',
    version: 1,
    data: aNotice({ title: 'Breaks' }),
  } as const;
  const author = { accountId: null, label: 'x', requestId: '' };
  await db.transaction().execute((tx) => insertPublication(tx, publication, author, new Date()));
  const problem = 'The site cannot show ‘Breaks’. Take it back, or change it and publish it again.';
  const state = async () => {
    const body = await bodyOf(college, '/notices');
    expect(body).toContain('Good');
    expect(body).not.toContain('Breaks');
    return (await admin.get('/api/site-state')).json();
  };
  await expect.poll(state).toEqual({ problem });
  // A process that starts now has no earlier page: it leaves out what it cannot show.
  const other = await open({ db });
  expect(await bodyOf(other, '/notices')).toContain('Good');
  // The fault of one notice keeps no other one away.
  expect((await publish(admin, { title: 'Better' })).status).toBe(201);
  await admin.delete(`${url}/publication`);
  expect(await state()).toEqual({ problem: null });
  expect(await bodyOf(college, '/notices')).toContain('Better');
});

test('a preview is the page as it would be, for the office only', async () => {
  const college = await open();
  const admin = await college.asAdmin();
  const { id } = (
    await admin.post('/api/notices', aNotice({ title: 'Only a draft', audience: ['FIRST'] }))
  ).json();
  const preview = await admin.get(`/api/notices/${id}/preview`);
  expect(preview.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  expect(preview.body).toContain('Only a draft');
  expect(preview.body).toContain('Preview: visitors do not see this page.');
  expect(await bodyOf(college, '/notices')).not.toContain('Only a draft');
});

test('a thousand notices have pages of twenty, and are shown at once', async () => {
  const college = await open();
  const author = { accountId: null, label: 'x', requestId: '' };
  await college.db.transaction().execute(async (tx) => {
    for (let index = 0; index < 999; index += 1) {
      const until = index < 500 ? null : '2026-11-10';
      const data = { ...aNotice({ title: `Notice ${index}.`, until }), file: null };
      const publication = {
        noun: 'notice',
        recordId: `n${index}`,
        action: 'publish',
        version: 1,
        data,
      } as const;
      await insertPublication(tx, publication, author, new Date());
    }
  });
  const admin = await college.asAdmin();
  const seconds = await processorSeconds(async () => {
    await publish(admin, { title: 'The thousandth', isPinned: true });
    expect(await bodyOf(college, '/')).toContain('The thousandth');
  });
  expect(seconds).toBeLessThan(2);
  const statusOf = async (url: string) => (await college.app.inject({ url })).statusCode;
  await expect.poll(() => statusOf('/notices/page-26'), { interval: 20 }).toBe(200);
  const second = await college.app.inject({ url: '/notices/page-2' });
  expect(second.headers['content-security-policy']).toContain("default-src 'none'");
  expect(second.body).toContain('<link rel="canonical" href="https://vcp.example/notices/page-2"/>');
  expect(second.body.match(/<article/g)).toHaveLength(20);
  expect(await statusOf('/notices/past/page-25')).toBe(200);
  expect(await statusOf('/notices/past/page-26')).toBe(404);
  const sitemap = await bodyOf(college, '/sitemap.xml');
  expect(sitemap).toContain('/notices/page-26</loc><lastmod>');
  expect(sitemap).not.toContain('/notices/page-27');
});
