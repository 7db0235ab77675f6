// The office publishes, and an anonymous phone sees it; on two processes with PostgreSQL, one of which is killed.
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { become, openPhone } from '#e2e/college.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#e2e/public-page.ts';
import { connect } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import { fillCollege } from '#test/colleges.ts';
import { aNotice, aPdf, aPhoto } from '#test/factories.ts';
import { sessionOf } from '#test/servers/college-server.ts';
import { startCluster } from '#test/servers/postgres.ts';
import { spawnServer } from '#test/servers/spawn-server.ts';

const ticker = (page: Page) => page.getByRole('region', { name: 'Specials Update:' });
const item = 'li:not([aria-hidden])';

test.use({ state: 'bare' });
// One worker for all: its college is started once.
test.describe.configure({ mode: 'default' });

test('the office publishes a notice with a PDF, a phone sees it; it is taken back, brought back, and ends', async ({
  page,
  browser,
  college,
}) => {
  const phone = await openPhone(browser, college.origin);
  const title = 'Hall tickets <script>alert(1)</script> హాల్ టికెట్లు';
  await become(page, college.admin);
  await page.goto('/admin-dashboard/notices');
  await page.getByRole('button', { name: 'Add Notice' }).click();
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page
    .getByLabel('Text', { exact: true })
    .fill('Bring your card.\n\nSee [the schedule](/exams/schedule).');
  await page.getByLabel('Kind').selectOption('Examination');
  await page.getByLabel('In the ticker of the home page').check();
  const pdf = page.getByLabel('PDF (optional)');
  await pdf.setInputFiles({ name: 'bad.pdf', mimeType: 'application/pdf', buffer: aPdf('/S /JavaScript') });
  await expect(page.getByText('The PDF contains a script')).toBeVisible();
  await pdf.setInputFiles({ name: 'tickets.pdf', mimeType: 'application/pdf', buffer: aPdf() });
  await expect(page.getByText('tickets.pdf')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save draft' }).click();

  const publication = page.getByRole('region', { name: 'Publication' });
  await expect(publication).toContainText('Draft');
  const preview = await page
    .context()
    .request.get((await publication.getByRole('link', { name: 'Preview' }).getAttribute('href')) ?? '');
  expect(await preview.text()).toContain('Preview: visitors do not see this page.');
  await phone.goto('/');
  await expect(ticker(phone).locator(item).first()).toHaveText('No news at present.');
  await publication.getByRole('button', { name: /^Publish/ }).click();
  await expect(publication).toContainText('Published');

  await phone.goto('/');
  await expect(ticker(phone).locator(item).first()).toHaveText(title);
  // The ticker moves until one of its links has the focus.
  await ticker(phone).locator(item).getByRole('link').focus();
  await phone.keyboard.press('Enter');
  await expect(phone).toHaveURL(/\/notices#n-/);
  const article = phone.getByRole('article').filter({ hasText: title });
  await expect(article.getByRole('link', { name: 'the schedule' })).toHaveAttribute(
    'href',
    '/exams/schedule',
  );
  const download = phone.waitForEvent('download');
  await article.getByRole('link', { name: /^PDF/ }).click();
  expect((await download).suggestedFilename()).toBe('tickets.pdf');
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await test.step('in print the notices have the name of the college, and no menus or links to files', async () => {
    await phone.emulateMedia({ media: 'print' });
    await expect(article.getByText('Bring your card.')).toBeVisible();
    await expect(phone.getByText(/^Vamsadhara College of Physiotherapy, \+91/)).toBeVisible();
    for (const part of [
      phone.locator('header nav').first(),
      phone.getByRole('contentinfo'),
      article.getByRole('link', { name: /^PDF/ }),
    ])
      await expect(part).toBeHidden();
    await phone.emulateMedia({ media: 'screen' });
  });
  await phone.goto('/exams/notices');
  await expect(phone.getByRole('main').getByRole('listitem').filter({ hasText: title })).toBeVisible();
  await become(phone, college.student);
  await phone.goto(`/student-dashboard/${college.student?.id}`);
  await phone.getByText(title).click();
  await expect(phone.getByRole('link', { name: 'tickets.pdf' })).toBeVisible();

  await publication.getByRole('button', { name: /^Take back/ }).click();
  await expect(publication).toContainText('Taken back');
  await phone.goto('/');
  await expect(ticker(phone).locator(item)).toHaveText(['No news at present.']);
  await publication.getByText(/^History of publications/).click();
  await publication.getByRole('button', { name: /^Bring back/ }).click();
  await expect(publication).toContainText('Shown now');
  await phone.goto('/');
  await expect(ticker(phone).locator(item).first()).toHaveText(title);

  await page.getByLabel('Shown from').fill('2026-01-01');
  await page.getByLabel('Shown until').fill('2026-01-31');
  await page.getByRole('button', { name: 'Update' }).click();
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).toContainText('Published, changed since');
  await row.getByRole('button', { name: /^Publish/ }).click();
  await expect(row).toContainText('Published, ended');
  await phone.goto('/notices/past');
  await expect(phone.getByRole('article').filter({ hasText: title })).toBeVisible();
  await expectAccessible(phone);
  await phone.goto('/');
  await expect(ticker(phone).locator(item)).toHaveText(['No news at present.']);
  await phone.context().close();
});

test('an event with a photo is published on the home page and taken back', { tag: '@long' }, async ({
  page,
  browser,
  college,
}) => {
  const phone = await openPhone(browser, college.origin);
  await become(page, college.admin);
  const photo = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#2c7a7b' } })
    .jpeg()
    .toBuffer();
  const data = { eventTitle: 'Village camp', eventDate: '2026-11-12', eventPhoto: photo.toString('base64') };
  const { id } = (await (await page.request.post('/api/events', { data })).json()) as { id: string };
  await page.goto(`/admin-dashboard/events?form=${id}`);
  const panel = page.getByRole('region', { name: 'Publication' });
  await test.step('a second photo with a text is for the gallery; the preview shows it before', async () => {
    const second = await aPhoto(900, 600, '#883311');
    const file = { name: 'second.jpg', mimeType: 'image/jpeg', buffer: second };
    await page.getByLabel('Add photos').setInputFiles(file);
    await page.getByLabel('Text of photo 2').fill('The doctors at work');
    await expect(panel).toContainText('Save your changes before you publish them.');
    await page.getByRole('button', { name: 'Update' }).click();
    await page.getByRole('button', { name: 'Edit Village camp' }).click();
    await expect(panel).toContainText('Draft');
    const href = await panel.getByRole('link', { name: 'Preview: gallery' }).getAttribute('href');
    expect(await (await page.request.get(href ?? '')).text()).toContain('The doctors at work');
  });
  await panel.getByRole('button', { name: 'Publish Village camp' }).click();
  await expect(panel).toContainText('Published');
  await expectAccessible(page);

  await phone.goto('/');
  const slider = phone.getByRole('region', { name: 'Events' });
  await slider.scrollIntoViewIfNeeded();
  const picture = slider.getByRole('img', { name: 'Village camp' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(slider).toContainText('12 Nov 2026');
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  await phone.goto('/gallery');
  await expect(phone.getByRole('img', { name: 'The doctors at work' })).toBeVisible();
  await panel.getByRole('button', { name: 'Take back Village camp' }).click();
  await expect(panel).toContainText('Taken back');
  await phone.goto('/');
  await expect(phone.getByText('No recent events to display')).toBeVisible();
  await panel.getByText(/^History of publications/).click();
  await panel.getByRole('button', { name: /^Bring back/ }).click();
  await expect(panel).toContainText('Shown now');
  await phone.reload();
  await expect(phone.getByText('No recent events to display')).toBeHidden();
  await phone.context().close();
});

/** Loads the pages in turn until it is told to end. Each answer must be a whole page of the site. */
async function watchPages(origin: string, paths: string[], end: AbortSignal) {
  const broken: string[] = [];
  let answers = 0;
  for (; !end.aborted; answers += 1) {
    const path = paths[answers % paths.length] ?? '/';
    const answer = await fetch(origin + path);
    const body = await answer.text();
    const isWhole =
      body.startsWith('<!doctype html>') && body.endsWith('</html>') && body.includes('<footer');
    if (answer.status !== 200 || !isWhole) broken.push(`${path}: ${body.slice(0, 200)}`);
  }
  return { answers, broken };
}

test('two processes on PostgreSQL show the same, also after one is killed while it publishes', {
  tag: '@long',
}, async () => {
  const cluster = await startCluster();
  try {
    const db = connect({ databaseUrl: cluster.url, file: '' });
    await migrate(db);
    const { admin } = await fillCollege(db, 'bare', new Date());
    const { name, value } = sessionOf(admin);
    const start = () =>
      spawnServer({ DATABASE_URL: cluster.url, DATA_DIR: test.info().outputPath(crypto.randomUUID()) });
    const servers = [start(), start()];
    const [one = '', other = ''] = await Promise.all(servers.map(({ origin }) => origin));
    const call = async (origin: string, path: string, body: object) => {
      const headers = { cookie: `${name}=${value}`, 'content-type': 'application/json' };
      const answer = await fetch(`${origin}/api${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return (await answer.json()) as { id: string };
    };
    const home = async (origin: string) => (await fetch(origin)).text();
    const draft = (title: string) => call(one, '/notices', aNotice({ title, inTicker: true }));

    const { id } = await draft('Seen by both');
    await call(one, `/notices/${id}/publications`, {});
    expect(await home(one)).toContain('Seen by both');
    await expect.poll(() => home(other), { intervals: [50] }).toContain('Seen by both');

    const watch = new AbortController();
    const visitor = watchPages(other, ['/', '/notices'], watch.signal);
    const drafts = await Promise.all(Array.from({ length: 12 }, (_, index) => draft(`Number ${index}.`)));
    const publishing = drafts.map((notice) =>
      call(one, `/notices/${notice.id}/publications`, {}).catch(() => undefined),
    );
    await publishing[2];
    servers[0]?.kill('SIGKILL');
    await Promise.all(publishing);
    const again = start();
    servers.push(again);
    const restarted = await again.origin;
    const live = await db
      .selectFrom('publications')
      .select('record_id')
      .where('is_live', '=', 1)
      .where('noun', '=', 'notice')
      // Lines of the ticker that lead elsewhere are in no list.
      .where('data', 'like', '%"link":""%')
      .execute();
    expect(live.length).toBeGreaterThanOrEqual(4);
    const shown = async (origin: string) =>
      (await (await fetch(`${origin}/notices`)).text()).match(/<article/g)?.length;
    expect(await shown(restarted)).toBe(live.length);
    await expect.poll(() => shown(other)).toBe(live.length);
    watch.abort();
    const { answers, broken } = await visitor;
    expect(broken, 'answers that were no whole page').toEqual([]);
    expect(answers).toBeGreaterThan(20);
    for (const server of servers) server.kill('SIGKILL');
    await Promise.all(servers.map(({ exited }) => exited));
    await db.destroy();
  } finally {
    await cluster.stop();
  }
});
