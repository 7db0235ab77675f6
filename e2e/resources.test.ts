import { studyResources } from '#content/en/resources.ts';
import { physiotherapyService } from '#content/en/service-details.ts';
import { contact } from '#content/facts.ts';
import { routes } from '#shared/routes.ts';
import { expect, test } from './public-page.ts';

test('each study page has its topics, books and advice', async ({ page }) => {
  for (const resource of studyResources) {
    const path = routes.resource(resource.slug);
    await test.step(`${path} has its topics, books and advice`, async () => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(resource.title);
      for (const { heading, items } of resource.topics) {
        await expect(main.getByRole('heading', { name: heading, exact: true })).toBeVisible();
        for (const item of items) await expect(main.getByText(item, { exact: true })).toBeVisible();
      }
      for (const { note } of resource.reading) await expect(main.getByText(note)).toBeVisible();
      for (const step of resource.howToUse) await expect(main.getByText(step)).toBeVisible();
      for (const { label, url } of resource.links)
        await expect(main.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', url);
      await expect(main.getByRole('link', { name: 'All study resources' })).toHaveAttribute(
        'href',
        routes.examTab('resources'),
      );
    });
  }
});

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
