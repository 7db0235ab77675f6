// The website as the real server serves it, with tiny pages.
// On SQLite alone: nothing is read from the database.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import type { SiteRenderer } from '#shared/website/website-content.ts';
import { shareApp, startApp } from '#test/app.ts';
import { listen, sendRaw, statusOf } from '#test/servers/raw-http.ts';

const directory = mkdtempSync(join(tmpdir(), 'college-site-'));
afterAll(() => rmSync(directory, { recursive: true }));

const script = `console.log('${'x'.repeat(2000)}')`;
const pageText = (path: string) => `<!doctype html><title>${path}</title>${'<p>text</p>'.repeat(200)}`;
const paths = ['/', '/404', '/gallery', '/portal', '/course-not-found', '/admissions', '/exams/schedule'];
const renderer: SiteRenderer = {
  paths: () => paths,
  pathsWith: () => [],
  renderPage: (path) => ({ html: pageText(path), outside: { 'img-src': `https://${path.length}.example` } }),
  picture: (path) => (path === 'home/hero.svg' ? '/assets/hero.Ab12.svg' : undefined),
  files: { '/sitemap.xml': 'application/xml; charset=utf-8' },
  renderFile: (path) => `<made>${path}</made>`,
  figures: () => ({}),
  card: () => undefined,
  renderFeeSheet: () => {
    throw new Error('not asked for');
  },
};

mkdirSync(join(directory, 'site/assets'), { recursive: true });
writeWithEncodings('site/assets/app.Ab12.js', script);
writeFileSync(join(directory, 'site/licences.txt'), 'Licences');
writeFileSync(join(directory, 'site/.env'), 'SECRET-IN-SITE');
writeFileSync(join(directory, 'secret.json'), 'SECRET-BESIDE-SITE');
writeFileSync(join(directory, 'files.json'), 'SECRET-BESIDE-SITE');

function writeWithEncodings(path: string, text: string): void {
  writeFileSync(join(directory, path), text);
  writeFileSync(join(directory, `${path}.br`), brotliCompressSync(text));
  writeFileSync(join(directory, `${path}.gz`), gzipSync(text));
}

const site = { siteDirectory: directory, renderer: async () => renderer, pages: 'held' } as const;
const college = shareApp(site);

const get = (url: string, headers: Record<string, string> = {}) => college().app.inject({ url, headers });

test('a page has its own content security policy and is revalidated on every request', async () => {
  for (const url of ['/', '/gallery', '/exams/schedule']) {
    const response = await get(url);
    expect(response.statusCode).toBe(200);
    expect(response.body).toBe(pageText(url));
    expect(response.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': expect.stringMatching(
        new RegExp(`^default-src 'none'; script-src 'self'; .*img-src [^;]* https://${url.length}\\.example`),
      ),
      'cache-control': 'public, max-age=0, must-revalidate',
      'x-content-type-options': 'nosniff',
    });
  }
});

test.each([
  ['/nothing', '/404'],
  ['/gallery/nothing', '/404'],
  ['/missing.js', '/404'],
  ['/course-details/alchemy', '/course-not-found'],
  ['/course-details/a.b', '/course-not-found'],
])('%s answers 404 with the page that says so', async (url, name) => {
  const response = await get(url);
  expect(response.statusCode).toBe(404);
  expect(response.body).toBe(pageText(name));
  expect(response.headers['content-security-policy']).toContain(`https://${name.length}.example`);
  expect(response.headers['content-type']).toContain('text/html');
  // Also for a conditional request and for a compressed page.
  const asBrowsersDo: Record<string, string>[] = [
    { 'if-none-match': String(response.headers.etag) },
    { 'accept-encoding': 'br, gzip' },
  ];
  for (const headers of asBrowsersDo) {
    expect((await get(url, headers)).statusCode).toBe(404);
  }
});

test('other spellings are redirected permanently, with their query', async () => {
  const response = await get('/Gallery?q=camp&x=1');
  expect(response.statusCode).toBe(301);
  expect(response.headers.location).toBe('/gallery?q=camp&x=1');
});

test.each(['//evil.example/Gallery', '/\\evil.example', '/%2f/evil.example', '//evil.example/%2f..'])(
  'no path (%s) makes a redirect to another site',
  async (url) => {
    const response = await get(url);
    expect(response.headers.location ?? '/').toMatch(/^\/(?!\/|\\)/);
  },
);

test('all paths of the portals give the portal’s HTML', async () => {
  for (const url of ['/admin-dashboard', '/student-dashboard/x/fees', '/faculty-dashboard/y/']) {
    expect((await get(url)).body).toBe(pageText('/portal'));
  }
});

test('files with a hash in their name may be cached for a year, other files for an hour', async () => {
  const hashed = await get('/assets/app.Ab12.js');
  expect(hashed.body).toBe(script);
  expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(hashed.headers['content-type']).toMatch(/^(text|application)\/javascript; charset=utf-8$/);
  const plain = await get('/licences.txt?v=2');
  expect(plain.headers['cache-control']).toBe('public, max-age=3600');
});

test('an unchanged page or file is a 304 without a body', async () => {
  for (const url of ['/', '/gallery', '/sitemap.xml', '/assets/app.Ab12.js', '/licences.txt']) {
    const { etag } = (await get(url)).headers;
    const again = await get(url, { 'if-none-match': String(etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
  }
});

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['identity', undefined, (bytes: Uint8Array) => Buffer.from(bytes)],
  ['', undefined, (bytes: Uint8Array) => Buffer.from(bytes)],
] as const)('a browser that takes "%s" gets %s', async (accepted, encoding, decode) => {
  for (const [url, text] of [
    ['/gallery', pageText('/gallery')],
    ['/assets/app.Ab12.js', script],
  ] as const) {
    const response = await get(url, { 'accept-encoding': accepted });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(decode(response.rawPayload).toString()).toBe(text);
    expect(response.headers.vary).toMatch(/accept-encoding/i);
  }
});

test('a file without a compressed copy is sent uncompressed', async () => {
  const response = await get('/licences.txt', { 'accept-encoding': 'br, gzip' });
  expect(response.headers['content-encoding']).toBeUndefined();
  expect(response.body).toBe('Licences');
});

test('HEAD answers as GET does, without the body', async () => {
  for (const url of ['/', '/nothing', '/assets/app.Ab12.js', '/admin-dashboard']) {
    const [whole, head] = [await get(url), await college().app.inject({ method: 'HEAD', url })];
    expect(head.statusCode).toBe(whole.statusCode);
    expect(head.body).toBe('');
    for (const name of [
      'content-type',
      'content-length',
      'etag',
      'content-security-policy',
      'cache-control',
    ]) {
      expect(head.headers[name]).toBe(whole.headers[name]);
    }
  }
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH'] as const)('%s on a page is a JSON 404', async (method) => {
  const response = await college().app.inject({ method, url: '/gallery' });
  expect(response.statusCode).toBe(404);
  expect(response.json().error).toBe('There is no such call');
});

test('an unknown call is a JSON 404, never the not-found page', async () => {
  const response = await get('/api/nothing');
  expect(response.statusCode).toBe(404);
  expect(response.json().message).toBe('There is no such call');
});

test.each([
  '/.env',
  '/site/.env',
  '/index.html',
  '/gallery.html',
  '/gallery.html.br',
  '/assets/app.Ab12.js.gz',
  '/files.json',
])('%s is not given out', async (url) => {
  const response = await get(url);
  expect([403, 404]).toContain(response.statusCode);
  expect(response.body).not.toMatch(/SECRET|default-src|title>\/(gallery)?</);
});

const escapes = [
  '/../secret.json',
  '/../../../../../../etc/passwd.txt',
  '/%2e%2e/secret.json',
  '/%2e%2e%2fsecret.json',
  '/..%2fsecret.json',
  '/..%5csecret.json',
  '/..\\secret.json',
  '/%252e%252e%252fsecret.json',
  '/assets/../../secret.json',
  '/assets/%2e%2e/%2e%2e/secret.json',
  '/assets/....//....//secret.json',
  '/%c0%ae%c0%ae/secret.json',
  '/%00/../secret.json',
  '/licences.txt%00.js',
  '//secret.json',
  '/./../secret.json',
];

test('no spelling of a path reaches files outside the build', async () => {
  const port = await listen(college().app);
  for (const path of escapes) {
    const answer = await sendRaw(port, `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
    expect([400, 403, 404], path).toContain(statusOf(answer));
    expect(answer, path).not.toMatch(/SECRET|root:|node_modules/);
  }
});

test('under overload the API answers 503, and pages are still served', async () => {
  const { app } = await startApp({ ...site, maxEventLoopDelay: 5 });
  const askApi = async () => {
    const until = performance.now() + 60;
    while (performance.now() < until); // blocks the event loop, as overload does
    return app.inject('/api/auth/session');
  };
  await expect.poll(async () => (await askApi()).statusCode).toBe(503);
  const refused = await askApi();
  expect(refused.headers['retry-after']).toBe('2');
  expect(refused.json().error).toBe('The server is busy. Please try again in a moment.');
  for (const path of ['/', '/assets/app.Ab12.js']) expect((await app.inject(path)).statusCode).toBe(200);
});
