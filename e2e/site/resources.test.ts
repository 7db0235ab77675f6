import { contact } from '#content/facts.ts';
import { expect, test } from '#e2e/public-page.ts';
import { routes } from '#shared/routes.ts';
import { words } from '#test/site-words.ts';

const { studyResources } = words.resources;
const { physiotherapyService } = words.serviceDetails;

// Read from their HTML: they have no script of their own, and every-page.test.ts opens them.
for (const resource of studyResources) {
  const path = routes.resource(resource.slug);
  test(`${path} has its topics, books and advice`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const main = html
      .slice(html.indexOf('<main'), html.indexOf('</main>'))
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&');
    expect(main).toMatch(new RegExp(`<h1[^>]*>${resource.title}</h1>`));
    for (const { heading, items } of resource.topics) {
      expect(main).toMatch(new RegExp(`<h[23][^>]*>${heading}</h[23]>`));
      for (const item of items) expect(main).toContain(`>${item}<`);
    }
    for (const text of [...resource.reading.map(({ note }) => note), ...resource.howToUse])
      expect(main).toContain(text);
    const links = [...main.matchAll(/<a href="([^"]*)"[^>]*>(?:<svg.*?<\/svg>)?([^<]*)/g)].map(
      ([, url, label]) => ({ label, url }),
    );
    const back = { label: 'All study resources', url: routes.examTab('resources') };
    expect(links).toEqual(expect.arrayContaining([...resource.links, back]));
  });
}

test('the way through the study pages, and physiotherapy as a service', async ({ page }) => {
  await test.step('the breadcrumbs of a study page lead through the exam hub', async () => {
    await page.goto(routes.resource('books'));
    await expect(page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem')).toHaveText([
      'Home',
      'Examination Hub',
      'Resources',
      'Recommended Books',
    ]);
  });
  await test.step('physiotherapy as a service: what it helps with, the first visit, the phone, the course', async () => {
    await page.goto(routes.serviceDetails);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Physiotherapy');
    await expect(main.getByRole('term')).toHaveText(physiotherapyService.helps.map(({ title }) => title));
    for (const text of [
      ...physiotherapyService.visit,
      ...physiotherapyService.bring,
      physiotherapyService.urgent,
    ])
      await expect(main.getByText(text)).toBeVisible();
    await expect(main.getByRole('link', { name: /Call for an appointment/ })).toHaveAttribute(
      'href',
      contact.phoneLink,
    );
    await expect(main.getByRole('link', { name: /Physiotherapy \(BPT\)/ })).toHaveAttribute(
      'href',
      routes.courseDetails('physiotherapy'),
    );
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a study page is read and left by its links', async ({ page }) => {
    await page.goto(routes.resource('mock-tests'));
    await page.getByRole('link', { name: 'Exam schedule' }).click();
    await expect(page).toHaveURL(routes.examTab('schedule'));
  });
});
