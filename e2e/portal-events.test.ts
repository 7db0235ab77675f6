import type { Page } from '@playwright/test';
import { expect, row, test, unique } from './portal-page.ts';

const list = '/admin-dashboard/events';

/** A picture as a camera would give it: 2000 × 1000 pixels, drawn by the browser. */
async function picture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 2000;
    canvas.height = 1000;
    const pen = canvas.getContext('2d');
    pen?.fillRect(100, 100, 500, 500);
    return canvas.toDataURL('image/png').split(',')[1] ?? '';
  });
  return Buffer.from(base64, 'base64');
}

test('an event needs title and date, shows its photo, is edited and deleted', async ({ page }) => {
  const title = unique('Camp');
  await page.goto(list);
  await page.getByRole('button', { name: 'Add Event' }).click();
  await expect(page).toHaveURL(`${list}?form=new`);
  await page.getByRole('button', { name: 'Add Event' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please fill in all required fields');
  await expect(page.getByLabel('Event Title')).toBeFocused();

  await page.getByLabel('Event Title').fill(title);
  await page.getByLabel('Date').fill('2027-01-05');
  const photo = page.getByLabel('Photo (optional)');
  await photo.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') });
  await expect(page.getByText('The photo must be an image file: JPEG, PNG or WebP')).toBeVisible();
  await photo.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByText('The photo must be an image file: JPEG, PNG or WebP')).toBeVisible();
  await photo.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await picture(page) });
  await expect(page.getByText('The photo must be an image file: JPEG, PNG or WebP')).toBeHidden();
  await expect(page.getByRole('img', { name: 'As it will be shown' })).toBeVisible();
  await page.getByRole('button', { name: 'Add Event' }).dblclick();
  await expect(page).toHaveURL(list);
  await page.getByRole('searchbox').fill(title);
  await expect(row(page, title)).toHaveCount(1);
  await expect(row(page, title)).toContainText('5 Jan 2027');
  const thumbnail = row(page, title).getByRole('img', { name: title });
  await expect
    .poll(() => thumbnail.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(50);

  await page.getByRole('button', { name: `Edit ${title}` }).click();
  await expect(page.getByRole('img', { name: 'As it will be shown' })).toBeVisible();
  await page.getByLabel('Date').fill('2027-02-06');
  await page.getByRole('button', { name: 'View Events' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Date')).toHaveValue('2027-02-06');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(row(page, title)).toContainText('6 Feb 2027');
  // Left alone, the photo stays.
  await expect(row(page, title).getByRole('img')).toBeVisible();

  await page.getByRole('button', { name: `Delete ${title}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete event' });
  await expect(question).toContainText('Are you sure you want to delete this event?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, title)).toHaveCount(0);
});

test('who saves before the photo is ready saves it with the photo, the one chosen last', async ({ page }) => {
  const title = unique('Photo');
  await page.goto(`${list}?form=new`);
  const buffer = await picture(page);
  await page.getByLabel('Event Title').fill(title);
  await page.getByLabel('Date').fill('2027-01-05');
  // A photo as slow to read as on an old phone.
  await page.evaluate(() => {
    const read = globalThis.createImageBitmap.bind(globalThis);
    const ready = new Promise((resolve) => Object.assign(globalThis, { makeReady: resolve }));
    globalThis.createImageBitmap = (async (file: Blob) => {
      await ready;
      return read(file);
    }) as typeof createImageBitmap;
  });
  const photo = page.getByLabel('Photo (optional)');
  await photo.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-') });
  await photo.setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer });
  await expect(page.getByText('Making the photo ready…')).toBeVisible();
  const [save] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST'),
    page
      .getByRole('button', { name: 'Add Event' })
      .click()
      .then(() => page.evaluate('makeReady()')),
  ]);
  const { eventPhoto } = save.postDataJSON() as { eventPhoto?: string };
  expect(eventPhoto?.length).toBeGreaterThan(1000);
  await expect(page).toHaveURL(list);
});

test('a refused event says ‘Failed to add event’ and keeps what was typed', async ({ page }) => {
  await page.goto(`${list}?form=new`);
  await page.getByLabel('Event Title').fill('Lost?');
  await page.getByLabel('Date').fill('2027-01-05');
  await page.route('**/api/events', (route) => route.abort());
  await page.getByRole('button', { name: 'Add Event' }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to add event. Please try again.');
  await expect(page.getByLabel('Event Title')).toHaveValue('Lost?');
});

test('events are filtered and sorted in the address, and Back leaves the form', async ({ page }) => {
  await page.goto(list);
  await page.getByRole('combobox', { name: 'Time' }).selectOption('Past');
  await expect(page).toHaveURL(`${list}?when=past`);
  await expect(row(page, 'Workshop on taping the knee')).toBeVisible();
  await expect(row(page, 'Annual sports meet')).toHaveCount(0);
  await page.getByRole('button', { name: 'Event Title' }).click();
  await expect(page).toHaveURL(/sort=eventTitle/);
  await page.getByRole('button', { name: 'Add Event' }).click();
  await expect(page.getByLabel('Event Title')).toBeVisible();
  await page.goBack();
  await expect(row(page, 'Workshop on taping the knee')).toBeVisible();
});
