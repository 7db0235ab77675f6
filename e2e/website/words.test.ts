// The office changes words in the page itself; an anonymous phone reads them at once, in that language alone; taken back they are as
// before.
import type { Locator, Page } from '@playwright/test';
import { become, openPhone } from '#e2e/college.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#e2e/public-page.ts';
import { aPhoto } from '#test/factories.ts';

test.use({ state: 'bare' });

/** Clicks a text of the page, once no other one is open and the page has loaded. */
async function choose(page: Page, text: Locator): Promise<void> {
  await expect(page.getByLabel('Words of')).toBeVisible();
  const looks = () =>
    page
      .locator('iframe')
      .evaluate((frame: HTMLIFrameElement) => frame.contentDocument?.adoptedStyleSheets.length);
  await expect.poll(looks).toBe(1);
  // By force: what is above a text of a frame that is made smaller, Playwright looks up at the wrong place.
  await text.click({ force: true });
}

test('a word of the hero and one of About: clicked, changed, published and taken back', async ({
  page,
  browser,
  college,
  office,
}) => {
  const phone = await openPhone(browser, college.origin);
  await become(page, college.admin);
  await page.goto('/admin-dashboard/words');
  const shown = page.frameLocator('iframe[title="The page"]');
  const english = page.getByLabel('English', { exact: true });

  await test.step('the hero', async () => {
    await choose(page, shown.getByText('Transform Healthcare'));
    await expect(english).toHaveValue('Transform Healthcare');
    await expectAccessible(page);
    await english.fill('Learn  seats');
    for (const _ of ' seats') await english.press('ArrowLeft');
    await page.getByLabel('Put in a figure').selectOption('seatsTotal');
    await expect(english).toHaveValue('Learn {seatsTotal} seats');
    await expect(shown.getByRole('heading', { name: 'Learn 25 seats' })).toBeVisible();
    await english.fill('x'.repeat(10_000));
    await expectNoSidewaysScroll(page, 1280);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('alert')).toContainText('to 120 characters or fewer');
    await english.fill('Learn to heal {seatTotal}');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('alert')).toContainText('There is no figure {seatTotal}');
    const changes = [{ key: 'home.hero.title', language: 'en', text: 'Of another person' }];
    await office.put('/api/pages/home/words', { data: { changes } });
    await english.fill('Learn to heal');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('It now reads: ‘Of another person’')).toBeVisible();
    await expect(english).toHaveValue('Learn to heal');
    await expect(shown.getByRole('heading', { name: 'Learn to heal' })).toBeVisible();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Published')).toBeVisible();
    await phone.goto('/');
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Learn to heal');
    await phone.goto('/te');
    await expect(phone.getByText('Learn to heal')).toHaveCount(0);
  });

  await test.step('About, at the width of a desk', async () => {
    await page.getByLabel('Words of').selectOption('About');
    await page.getByRole('button', { name: 'Desk' }).click();
    await expectNoSidewaysScroll(page);
    const frame = page.locator('iframe');
    // The whole width of a desk, made smaller to fit.
    expect(await frame.evaluate((element: HTMLIFrameElement) => element.contentWindow?.innerWidth)).toBe(
      1280,
    );
    expect((await frame.boundingBox())?.width).toBeLessThanOrEqual(320);
    await page.setViewportSize({ width: 1280, height: 720 });
    await phone.goto('/about');
    const before = (await phone.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const title = shown.locator('h1 [data-key]');
    await choose(page, title);
    await english.fill('Who we are');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByLabel('Words of')).toBeVisible();
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Who we are');
    await phone.reload();
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Who we are');
    await choose(page, title);
    await page.getByRole('button', { name: 'Back to the start' }).click();
    await expect(english).toHaveValue('About {collegeShort}');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByLabel('Words of')).toBeVisible();
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText(before);
    await phone.reload();
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(before);
  });

  await test.step('what is still to translate is listed', async () => {
    await page.getByLabel('Words of').selectOption('Home (1 to translate)');
    await page.getByLabel(/^Only those whose English/).check();
    await expect(page.getByRole('list', { name: 'Texts' }).getByRole('listitem')).toHaveText([
      /Learn to heal/,
    ]);
  });
});

test('a question added, moved, hidden and taken back, a picture changed: seen by an anonymous phone', {
  tag: '@long',
}, async ({ page, browser, college }) => {
  const phone = await openPhone(browser, college.origin);
  const summaries = phone.locator('main details summary');
  await become(page, college.admin);
  const shown = page.frameLocator('iframe[title="The page"]');

  await test.step('a question, reached by clicking another one', async () => {
    await page.goto('/admin-dashboard/words?page=contact');
    await phone.goto('/contact');
    const before = await summaries.allTextContents();
    await shown.locator('summary [data-key]').first().click();
    await page.getByRole('button', { name: 'Questions: order, hide, add' }).click();
    await page.getByRole('button', { name: 'Add an entry' }).click();
    await page.getByLabel('Question', { exact: true }).fill('Is there a canteen?');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('alert')).toContainText('Please fill this in');
    await page.getByLabel('Answer', { exact: true }).fill('Yes, beside the library.');
    await page.getByLabel('Question in Telugu').fill('క్యాంటీన్ ఉందా?');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(shown.getByText('Is there a canteen?')).toBeVisible();
    await phone.reload();
    await expect(summaries).toHaveText([...before, 'Is there a canteen?']);
    await page.getByRole('button', { name: 'Up ‘Is there a canteen?’' }).click();
    await expect(page.getByRole('button', { name: 'Down ‘Is there a canteen?’' })).toBeEnabled();
    await expectAccessible(page);
    await phone.goto('/te/contact');
    await expect(summaries.nth(before.length - 1)).toHaveText('క్యాంటీన్ ఉందా?');
    await page.getByRole('button', { name: 'Hide ‘Is there a canteen?’' }).click();
    await expect(page.getByText('Hidden', { exact: true })).toBeVisible();
    await phone.goto('/contact');
    await expect(summaries).toHaveText(before);
    await page.getByText('History (3)').click();
    await page.getByRole('button', { name: 'Take this order' }).nth(1).click();
    await expect(page.getByText('Hidden', { exact: true })).toBeHidden();
    await phone.reload();
    await expect(phone.getByText('Is there a canteen?')).toBeAttached();
    await page.getByRole('button', { name: 'Remove ‘Is there a canteen?’' }).click();
    await expect(page.getByRole('button', { name: 'Remove ‘Is there a canteen?’' })).toBeHidden();
    await phone.reload();
    await expect(summaries).toHaveText(before);
  });

  await test.step('the picture of the hero', async () => {
    await page.goto('/admin-dashboard/words');
    const hero = phone.getByRole('img', { name: 'Our own clinic' });
    await shown.locator('main img').first().click();
    await page.getByLabel('Picture').setInputFiles({
      name: 'notes.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('no picture'),
    });
    await expect(page.getByText('The file must be a JPEG, PNG or WebP picture.')).toBeVisible();
    await page.getByLabel('Picture').setInputFiles({
      name: 'clinic.jpg',
      mimeType: 'image/jpeg',
      buffer: await aPhoto(),
    });
    await expect(page.getByRole('img', { name: 'As it will be shown' })).toBeVisible();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('alert')).toContainText('Please say what the new picture shows');
    await page.getByLabel('English', { exact: true }).fill('Our own clinic');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(shown.getByRole('img', { name: 'Our own clinic' })).toBeVisible();
    await phone.goto('/');
    await expect(hero).toHaveJSProperty('complete', true);
    await expectNoSidewaysScroll(phone);
    await shown.getByRole('img', { name: 'Our own clinic' }).click();
    await page.getByRole('button', { name: 'Back to the start picture' }).click();
    await page.getByRole('button', { name: 'Back to the start', exact: true }).click();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(shown.getByRole('img', { name: 'Our own clinic' })).toBeHidden();
    await phone.reload();
    await expect(hero).toHaveCount(0);
  });
});
