import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, touchPhone } from '#e2e/public-page.ts';

const pictures = (page: Page) => page.getByRole('main').getByRole('figure');
const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Show' }).getByRole('button', { name, exact: true });
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search the gallery' });
const agreement = (page: Page) => page.getByRole('dialog', { name: 'Download agreement' });
const downloadOf = (page: Page, title: string) =>
  page.getByRole('button', { name: `Download ${title}`, exact: true });

test('search and filter are in the address: shared links open the same pictures, Back undoes the search', async ({
  page,
}) => {
  await page.goto('/gallery?category=sankranti&q=kites%20from');
  await expect(pictures(page)).toHaveCount(1);
  await expect(searchBox(page)).toHaveValue('kites from');
  await searchBox(page).fill('');
  await expect(pictures(page)).toHaveCount(2);
  await expect(page).toHaveURL('/gallery?category=sankranti');
  await searchBox(page).pressSequentially('pot');
  await expect(page).toHaveURL('/gallery?category=sankranti&q=pot');
  await page.goBack();
  await expect(searchBox(page)).toHaveValue('kites from');
  await expect(pictures(page)).toHaveCount(1);
  await page.goto('/gallery?category=nonsense');
  await expect(pictures(page)).toHaveCount(17);
  await expect(filter(page, 'All')).toHaveAttribute('aria-pressed', 'true');
});

test.describe('on touch', () => {
  test.use(touchPhone);
  test('title and description are below the picture', async ({ page }) => {
    await page.goto('/gallery');
    const caption = page.getByText('This year’s greeting card.').locator('..');
    await expect(caption).toHaveCSS('opacity', '1');
    await expect(caption).toHaveCSS('position', 'static');
    await expectAccessible(page);
  });
});

test('downloads after an agreement, which can be refused', async ({ page }) => {
  await test.step('cancelling downloads nothing, and the tick does not stay', async () => {
    await page.goto('/gallery');
    await downloadOf(page, 'The campus').click();
    await agreement(page).getByRole('checkbox').check();
    await agreement(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(agreement(page)).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('hasAgreedToTerms'))).toBeNull();
    await downloadOf(page, 'The clinic').click();
    await expect(agreement(page).getByRole('checkbox')).not.toBeChecked();
    await expect(agreement(page).getByRole('button', { name: 'Download' })).toBeDisabled();
  });
  await test.step('the first download asks for an agreement, the next starts at once', async () => {
    await page.goto('/gallery');
    await downloadOf(page, 'Ugadi pachadi').click();
    const dialog = agreement(page);
    await expect(dialog.getByRole('link', { name: /Terms and Conditions/ })).toHaveAttribute(
      'href',
      '/terms-and-conditions',
    );
    const confirm = dialog.getByRole('button', { name: 'Download' });
    await expect(confirm).toBeDisabled();
    await expectAccessible(page);
    await dialog.getByRole('checkbox').check();
    const first = page.waitForEvent('download');
    await confirm.click();
    expect((await first).suggestedFilename()).toBe('vcp-ugadi-pachadi.jpg');
    await expect(dialog).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('hasAgreedToTerms'))).toBe('true');

    await page.reload();
    const second = page.waitForEvent('download');
    await page.getByRole('button', { name: 'For printing Flag hoisting (SVG)' }).click();
    expect((await second).suggestedFilename()).toBe('vcp-flag-hoisting.svg');
    await expect(dialog).toBeHidden();
  });
});

test('with blocked storage downloads still work, asking once per visit', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/gallery');
  await downloadOf(page, 'The campus').click();
  await agreement(page).getByRole('checkbox').check();
  const first = page.waitForEvent('download');
  await agreement(page).getByRole('button', { name: 'Download' }).click();
  await first;
  const second = page.waitForEvent('download');
  await downloadOf(page, 'The clinic').click();
  expect((await second).suggestedFilename()).toBe('vcp-the-clinic.jpg');
});

test('the pictures are there, found by filter and search, and described', async ({ page, request }) => {
  await test.step('every picture has its files: a JPEG that is one, and the drawing', async () => {
    await page.goto('/gallery');
    const addresses = await page
      .locator('[data-download]')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-download') ?? ''));
    expect(new Set(addresses).size).toBe(34);
    for (const address of addresses) {
      const response = await request.get(address);
      expect(response.status(), address).toBe(200);
      expect(response.headers()['content-type']).toContain(
        address.endsWith('.svg') ? 'image/svg' : 'image/jpeg',
      );
      if (address.endsWith('.jpg'))
        expect((await response.body()).subarray(0, 2).toString('hex')).toBe('ffd8');
    }
  });
  await test.step('pointing at a picture or reaching its button shows title and description', async () => {
    await page.goto('/gallery');
    const caption = page.getByText('This year’s greeting card.').locator('..');
    await expect(caption).toHaveCSS('opacity', '0');
    await pictures(page).filter({ has: caption }).hover();
    await expect(caption).toHaveCSS('opacity', '1');
    await page.mouse.move(0, 0);
    await expect(caption).toHaveCSS('opacity', '0');
    await downloadOf(page, 'Diwali greeting').focus();
    await expect(caption).toHaveCSS('opacity', '1');
  });
  await test.step('a filter for all, each festival and each other category', async () => {
    await page.goto('/gallery');
    await expect(page.getByRole('group', { name: 'Show' }).getByRole('button')).toHaveText([
      'All',
      'Sankranti',
      'Ugadi',
      'Diwali',
      'Independence Day',
      'World Physiotherapy Day',
      'Ads',
      'Banners',
      'Website',
      'About College',
    ]);
    await expect(pictures(page)).toHaveCount(17);
    await filter(page, 'Diwali').click();
    await expect(pictures(page)).toHaveCount(2);
    await expect(page.getByRole('status').filter({ hasText: '2 pictures' })).toBeVisible();
    await expect(page).toHaveURL('/gallery?category=diwali');
    await filter(page, 'About College').click();
    await expect(pictures(page)).toHaveCount(3);
    await page.goBack();
    await expect(filter(page, 'Diwali')).toHaveAttribute('aria-pressed', 'true');
    await expect(pictures(page)).toHaveCount(2);
    await page.goBack();
    await expect(pictures(page)).toHaveCount(17);
  });
  await test.step('the search looks at title, description, greetings and keywords, in any case', async () => {
    await page.goto('/gallery');
    for (const [words, count, why] of [
      ['PACHADI', 1, 'a keyword of the festival, in capitals'],
      ['శుభాకాంక్షలు', 5, 'a greeting in Telugu'],
      ['free to move', 1, 'the text of a greeting'],
      ['graduation day', 1, 'a description'],
      ['play as TREATMENT', 1, 'a title'],
      ['wheelchair', 0, 'an alternative text is not searched'],
    ] as const) {
      await searchBox(page).fill(words);
      await expect(pictures(page), why).toHaveCount(count);
    }
    await expect(page.getByText('No picture matches.')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('every picture is there with its words, and no button that needs the script', async ({ page }) => {
    await page.goto('/gallery');
    await expect(pictures(page)).toHaveCount(17);
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  });
});
