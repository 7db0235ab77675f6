import type { Locator, Page } from '@playwright/test';
import { clickTwice, expect, expectAccessible, row, test, unique } from '#e2e/portal-page.ts';
import { aPhoto } from '#test/factories.ts';

const list = '/admin-dashboard/events';

/** A picture of a camera's size, 2000 × 1000 pixels, drawn by the browser. */
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

test('an event needs title and date, shows its photo, is edited, published from the list and deleted', async ({
  page,
}) => {
  const title = unique('Camp');
  await page.goto(list);
  await page.getByRole('button', { name: 'Add Event' }).click();
  await expect(page).toHaveURL(`${list}?form=new`);
  // The button of the form has the name of that of the list.
  await expect(page.getByLabel('Event Title')).toBeVisible();
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
  await test.step('a save that failed says so and keeps what was typed', async () => {
    await page.route('**/api/events', (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: 'Add Event' }).click();
    await expect(page.getByRole('alert')).toContainText('Failed to add event. Please try again.');
    await expect(page.getByLabel('Event Title')).toHaveValue(title);
  });
  await clickTwice(page.getByRole('button', { name: 'Add Event' }));
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
  await page.getByLabel('Date').fill('6/2/2027');
  await page.getByRole('button', { name: 'View Events' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Date')).toHaveValue('6/2/2027');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(row(page, title)).toContainText('6 Feb 2027');
  // The photo stays if it is not changed.
  await expect(row(page, title).getByRole('img')).toBeVisible();

  await test.step('it is published from its row, and taken back', async () => {
    await row(page, title)
      .getByRole('button', { name: `Publish ${title}` })
      .click();
    await expect(row(page, title)).toContainText('Published');
    await row(page, title)
      .getByRole('button', { name: `Take back ${title}` })
      .click();
    await expect(row(page, title)).toContainText('Taken back');
  });

  await page.getByRole('button', { name: `Delete ${title}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete event' });
  await expect(question).toContainText('Are you sure you want to delete this event?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, title)).toHaveCount(0);
});

test('a save before the photo is read waits for it, and has the last chosen photo', async ({ page }) => {
  const title = unique('Photo');
  await page.goto(`${list}?form=new`);
  const buffer = await picture(page);
  await page.getByLabel('Event Title').fill(title);
  await page.getByLabel('Date').fill('2027-01-05');
  // Reading the photo is slow, as on an old phone.
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

test('the second of two editors is told of a changed photo, and sees it after choosing it', {
  tag: '@long',
}, async ({ page }) => {
  const eventTitle = unique('Two');
  const before = { eventTitle, eventDate: '2027-01-05' };
  await page.goto(list);
  const draw = (colour: string) =>
    page.evaluate((fill) => {
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = 300;
      const pen = canvas.getContext('2d');
      if (pen) pen.fillStyle = fill;
      pen?.fillRect(0, 0, 300, 300);
      return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
    }, colour);
  const made = await page.request.post('/api/events', { data: { ...before, eventPhoto: await draw('red') } });
  const path = `/api/events/${((await made.json()) as { id: string }).id}`;
  const elsewhere = async (change: object) =>
    expect((await page.request.put(path, { data: { ...before, ...change } })).status()).toBe(200);
  const conflict = page.getByRole('dialog', { name: 'Another person saved this record' });
  const shown = page.getByRole('img', { name: 'As it will be shown' });
  /** The colour in the middle of the picture. */
  const colour = () =>
    shown.evaluate((image: HTMLImageElement) => {
      const pen = document.createElement('canvas').getContext('2d');
      pen?.drawImage(image, 0, 0, 1, 1);
      return [...(pen?.getImageData(0, 0, 1, 1).data ?? [])]
        .slice(0, 3)
        .map((part) => Math.round(part / 255));
    });

  await page.goto(`${list}?form=${path.split('/').at(-1)}`);
  await expect.poll(colour).toEqual([1, 0, 0]);
  // Only the date differs: the photo is the same and not listed.
  await elsewhere({ eventDate: '2027-02-06' });
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(conflict.getByRole('row')).toHaveText([/Field/, /Date6 Feb 20275 Jan 2027/]);
  await page.keyboard.press('Escape');

  await elsewhere({ eventPhoto: await draw('blue') });
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(conflict.getByRole('row')).toHaveText([/Field/, /PhotoNew photo \(\d+ kB\)Not changed/]);
  await conflict.getByRole('button', { name: 'Use theirs' }).click();
  await expect.poll(colour).toEqual([0, 0, 1]);

  await elsewhere({ eventPhoto: null });
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(conflict.getByRole('row').last()).toHaveText(/PhotoNo photoNew photo/);
  await conflict.getByRole('button', { name: 'Use theirs' }).click();
  await expect(shown).toHaveCount(0);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('status').getByText('Event updated')).toBeVisible();
});

test('events are filtered and sorted in the address, and Back leaves the form', async ({ page }) => {
  await page.goto(list);
  await page.getByRole('combobox', { name: 'Time' }).selectOption('Past');
  await expect(page).toHaveURL(`${list}?when=past`);
  await expect(row(page, 'Workshop on taping the shoulder')).toBeVisible();
  await expect(row(page, 'Annual sports meet')).toHaveCount(0);
  await page.getByRole('button', { name: 'Event Title' }).click();
  await expect(page).toHaveURL(/sort=eventTitle/);
  await page.getByRole('button', { name: 'Add Event' }).click();
  await expect(page.getByLabel('Event Title')).toBeVisible();
  await page.goBack();
  await expect(row(page, 'Workshop on taping the shoulder')).toBeVisible();
});

/** Drops files as a hand does. */
async function drop(page: Page, field: Locator, files: { name: string; type: string; base64: string }[]) {
  const dataTransfer = await page.evaluateHandle((given) => {
    const transfer = new DataTransfer();
    for (const { name, type, base64 } of given) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([bytes], name, { type }));
    }
    return transfer;
  }, files);
  await field.dispatchEvent('drop', { dataTransfer });
}

test('many photos are dropped at once, for an event and for the gallery: a bad one is named, the others are kept', {
  tag: '@long',
}, async ({ page }) => {
  const jpeg = async (colour: string) => ({
    type: 'image/jpeg',
    base64: (await aPhoto(300, 200, colour)).toString('base64'),
  });
  const bad = { name: 'plan.jpg', type: 'image/jpeg', base64: 'bm8=' };
  const [red, green, blue] = [await jpeg('#883311'), await jpeg('#118833'), await jpeg('#331188')];
  await page.goto(`${list}?form=new`);
  await page.getByLabel('Event Title').fill(unique('Many'));
  await page.getByLabel('Date').fill('2027-01-05');
  await drop(page, page.getByLabel('Photo (optional)'), [
    { name: 'a.jpg', ...red },
    { name: 'b.jpg', ...green },
    bad,
    { name: 'c.jpg', ...blue },
  ]);
  await expect(page.getByText('Further photos (2)')).toBeVisible();
  await expect(page.getByText(/^plan\.jpg: /)).toBeVisible();
  await expect(page.getByRole('img', { name: 'As it will be shown' })).toBeVisible();
  await page.getByRole('button', { name: 'Add Event' }).click();
  await expect(page).toHaveURL(list);

  await page.goto('/admin-dashboard/gallery');
  await page.getByRole('button', { name: 'Add several' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add several pictures' });
  const [title, other] = [unique('Camp morning'), unique('Camp evening')];
  await dialog.getByLabel('Publish them at once').check();
  await drop(page, dialog.getByLabel('Pictures'), [
    { name: `${title}.jpg`, ...red },
    bad,
    { name: `${other}.jpg`, ...green },
  ]);
  await expect(dialog.getByText(/^plan\.jpg: /)).toBeVisible();
  await expect(page.getByText('2 pictures are published now')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill(other);
  await expect(row(page, other)).toContainText('Published');
});
