// What holds for every public page, and what search engines are told.
import { publicPaths, routes } from '../shared/routes.ts';
import { expect, test } from './public-page.ts';

const listed = publicPaths.filter((path) => path !== routes.setPassword);

test('the sitemap names every public page once and nothing else', async ({ request }) => {
  const index = await (await request.get('/sitemap-index.xml')).text();
  expect(index).toContain('/sitemap-0.xml</loc>');
  const sitemap = await (await request.get('/sitemap-0.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  expect(paths.toSorted()).toEqual(listed.toSorted());
});

test('robots.txt lets everybody read the site, but for the portals and the API, and names the sitemap', async ({
  request,
}) => {
  const response = await request.get('/robots.txt');
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toContain('text/plain');
  expect((await response.text()).trim().split('\n')).toEqual([
    'User-agent: *',
    'Allow: /',
    'Disallow: /student-dashboard',
    'Disallow: /faculty-dashboard',
    'Disallow: /admin-dashboard',
    'Disallow: /api/',
    '',
    expect.stringMatching(/^Sitemap: https?:\/\/[^/]+\/sitemap-index\.xml$/),
  ]);
});

// Errors in the console, what the content security policy refuses among them, fail the test in its fixture.
for (const path of publicPaths) {
  test(`${path} opens without an error, with a title, a description and one main heading at most`, async ({
    page,
  }) => {
    const response = await page.goto(path, { waitUntil: 'load' });
    expect(response?.status()).toBe(200);
    expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
    await expect(page).toHaveTitle(/VCP/);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{20,}/);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBeLessThanOrEqual(1);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const broken = () =>
      page.evaluate(() =>
        [...document.images].filter((image) => image.complete && !image.naturalWidth).map(({ src }) => src),
      );
    expect(await broken()).toEqual([]);
  });
}
