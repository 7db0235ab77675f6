// The checks of every public page, robots.txt and the sitemap.
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { publicPaths } from '#content/words.ts';
import {
  expect,
  expectAccessible,
  expectFormsAccessible,
  expectNoSidewaysScroll,
  pageOfEachKind,
  siteFrame,
  test,
} from '#e2e/public-page.ts';
import { pathIn } from '#shared/kit/languages.ts';
import { routes } from '#shared/routes.ts';
import { heads } from '#test/site-words.ts';

const listed = publicPaths.filter((path) => path !== routes.setPassword && path !== routes.underConstruction);

test('the sitemap names every public page that says something once, and nothing else', async ({
  request,
}) => {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toContain('xml');
  const sitemap = await response.text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  expect(paths.toSorted()).toEqual(listed.flatMap((path) => [path, pathIn('te', path)]).toSorted());
});

test('robots.txt allows the public pages and pictures, disallows the portals and the API, and names the sitemap', async ({
  request,
}) => {
  const response = await request.get('/robots.txt');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('text/plain');
  expect((await response.text()).trim().split('\n')).toEqual([
    'User-agent: *',
    'Allow: /',
    'Allow: /api/pictures/',
    'Disallow: /student-dashboard',
    'Disallow: /faculty-dashboard',
    'Disallow: /admin-dashboard',
    'Disallow: /guardian-dashboard',
    'Disallow: /api/',
    '',
    expect.stringMatching(/^Sitemap: https?:\/\/[^/]+\/sitemap\.xml$/),
  ]);
});

test('the portals of students, teachers and parents can be installed: each has a manifest, and its icons are there', async ({
  request,
}) => {
  for (const [role, title] of [
    ['student', 'Student'],
    ['faculty', 'Faculty'],
    ['guardian', 'Parent'],
  ] as const) {
    const response = await request.get(`/${role}.webmanifest`);
    expect(response.headers()['content-type']).toMatch(/json/);
    const manifest = (await response.json()) as { icons: { src: string; type: string }[] };
    expect(manifest).toMatchObject({
      name: `Vamsadhara College of Physiotherapy: ${title} portal`,
      start_url: `/${role}-dashboard`,
      scope: `/${role}-dashboard`,
      display: 'standalone',
    });
    for (const { src, type } of manifest.icons)
      expect((await request.get(src)).headers()['content-type']).toContain(type);
  }
});

test('the picture of each page can be fetched, small and of the size that previews want', {
  tag: '@long',
}, async ({ request }) => {
  const pictures = new Set<string>();
  for (const path of ['/te', '/te/admissions', ...publicPaths])
    pictures.add(
      new URL(/og:image" content="([^"]+)"/.exec(await (await request.get(path)).text())?.[1] ?? '').pathname,
    );
  expect(pictures.size).toBe(publicPaths.length + 2);
  for (const picture of pictures) {
    const response = await request.get(picture);
    expect(response.headers()['content-type']).toBe('image/jpeg');
    const bytes = await response.body();
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    const again = await request.get(picture, { headers: { 'if-none-match': response.headers().etag ?? '' } });
    expect(again.status()).toBe(304);
    // WhatsApp ignores larger pictures.
    expect(bytes.length).toBeLessThan(300_000);
  }
});

// The tests of single pages do not repeat these checks. Errors in the console, what the content security policy refuses
// among them, fail the test in its fixture. Pages share a test: to start a browser page takes as long as to check one.
const isOfEachKind = (path: string) => pageOfEachKind.includes(path);
for (const [part, paths] of Map.groupBy(publicPaths, (path) =>
  isOfEachKind(path) ? 'each kind' : partOf(path),
)) {
  const tag = part === 'each kind' ? [] : '@long';
  test(`every page of ${part} opens without an error, names itself, is accessible and fits phones and tablets`, {
    tag,
  }, async ({ page }) => {
    for (const path of paths) await test.step(path, () => expectWhole(page, path));
  });
}

/** The first part of the address, for the parts that have several pages. */
function partOf(path: string): string {
  const part = path.split('/')[1] ?? '';
  const isShared = publicPaths.filter((other) => other.split('/')[1] === part).length > 1;
  return isShared ? `/${part}` : 'the rest';
}

async function expectWhole(page: Page, path: string): Promise<void> {
  // Each page is checked as it comes, not as the last one was left.
  await page.setViewportSize({ width: 1280, height: 720 });
  const response = await page.goto(path, { waitUntil: 'load' });
  expect(response?.status()).toBe(200);
  const policy = response?.headers()['content-security-policy'];
  expect(policy).toContain("default-src 'none'; script-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  await expect(page).toHaveTitle(heads[path]?.title ?? 'no title');
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    heads[path]?.description ?? '',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  const unannounced = await page
    .locator('a[target=_blank]')
    .evaluateAll((all) =>
      all
        .filter((link) => !`${link.textContent}${link.ariaLabel}`.includes('(opens in a new tab)'))
        .map((link) => link.outerHTML),
    );
  expect(unannounced).toEqual([]);
  // The header and the footer are the same on every page, and half of the time of axe.
  await expectAccessible(page, path === routes.home ? [] : siteFrame);
  await expectFormsAccessible(page, path === routes.home);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const broken = () =>
    page.evaluate(() =>
      [...document.images].filter((image) => image.complete && !image.naturalWidth).map(({ src }) => src),
    );
  expect(await broken()).toEqual([]);
  for (const width of [320, 768, 1024]) await expectNoSidewaysScroll(page, width);
}
