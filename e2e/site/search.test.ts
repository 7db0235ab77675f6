// The search of the site: opened by its button or by '/', over pages, questions, notices and people.
import type { Page } from '@playwright/test';
import { readChat } from '#e2e/chats.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#e2e/public-page.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search this site' });
const field = (page: Page) => dialog(page).getByRole('searchbox');
const results = (page: Page) => dialog(page).getByRole('listitem').getByRole('link');
const status = (page: Page) => dialog(page).getByRole('status');

test('results appear, are gone through by keyboard and lead to their pages', async ({ page }) => {
  await test.step('nothing of the search is loaded before it is opened', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const ofSearch = () => asked.filter((url) => /\/search-(dialog|index)[^/]*$/.test(url));
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(ofSearch()).toEqual([]);
    await page.getByRole('button', { name: 'Search this site' }).click();
    await expect(field(page)).toBeFocused();
    await expect.poll(() => ofSearch().length).toBe(2);
  });
  await test.step('results appear while the visitor types, their count is announced, and they lead to their pages', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await expect(status(page)).toHaveText('Type at least two letters.');
    await field(page).pressSequentially('f');
    await expect(results(page)).toHaveCount(0);
    await field(page).pressSequentially('ees');
    await expect(results(page).first()).toContainText('BPT Fee Structure');
    // The answer to the letters before may still stand there.
    await expect
      .poll(async () => (await status(page).textContent()) === `${await results(page).count()} results`)
      .toBe(true);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await field(page).fill('appala rural');
    await expect(results(page)).toHaveCount(1);
    await expect(status(page)).toHaveText('1 result');
    await expect(results(page)).toContainText('Person');
    await expect(results(page)).toHaveAttribute('href', '/about/patron-vcp');
  });
  await test.step('the arrow keys go through the results, Enter follows one', async () => {
    await page.goto('/');
    await page.keyboard.press('/');
    await field(page).fill('login');
    await expect(results(page).first()).toContainText('Login');
    await page.keyboard.press('ArrowDown');
    await expect(results(page).nth(0)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(results(page).nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    const target = await results(page).first().getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(target ?? '');
  });
  await test.step('Enter in the field follows the best result', async () => {
    await page.goto('/');
    await page.keyboard.press('/');
    await field(page).fill('faculty login');
    await expect(results(page).first()).toContainText('Faculty Login');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/faculty-login');
  });
  await test.step('Escape closes and the focus goes back to the button', async () => {
    await page.goto('/');
    const button = page.getByRole('button', { name: 'Search this site' });
    await button.click();
    await field(page).fill('fees');
    await expect(results(page).first()).toBeVisible();
    await results(page).first().focus();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(button).toBeFocused();
  });
  await test.step('a slash typed into a field does not open the search', async () => {
    await page.goto('/');
    const email = page.getByRole('contentinfo').getByLabel('Your email address');
    await email.click();
    await page.keyboard.press('/');
    await expect(email).toHaveValue('/');
    await expect(dialog(page)).toBeHidden();
  });
  await test.step('where nothing is found it says so and offers a question by WhatsApp', async () => {
    await page.goto('/');
    await page.keyboard.press('/');
    await field(page).fill('swimming & pool');
    await expect(status(page)).toHaveText(
      'Nothing found for “swimming & pool”. Try a shorter word, or ask us on WhatsApp.',
    );
    await expect(results(page)).toHaveCount(0);
    const href = await dialog(page).getByRole('link', { name: 'Ask on WhatsApp' }).getAttribute('href');
    expect(readChat(href ?? '').message).toBe('I looked on your website and did not find: swimming & pool');
  });
  await test.step('where no page has every word it shows those with most of them, says so, and offers the question', async () => {
    await field(page).fill('hostel swimming');
    await expect(status(page)).toHaveText(
      'Found with some of the words. If the answer is not here, ask us on WhatsApp.',
    );
    await expect(results(page).first()).toContainText('Is there a hostel?');
    const href = await dialog(page).getByRole('link', { name: 'Ask on WhatsApp' }).getAttribute('href');
    expect(readChat(href ?? '').message).toMatch(/hostel swimming$/);
  });
  await test.step('special characters of regular expressions are searched and shown literally', async () => {
    await field(page).fill('xyzzy $& $$');
    await expect(status(page)).toContainText('Nothing found for “xyzzy $& $$”.');
    const href = await dialog(page).getByRole('link', { name: 'Ask on WhatsApp' }).getAttribute('href');
    expect(readChat(href ?? '').message).toMatch(/: xyzzy \$& \$\$$/);
  });
  await test.step('a Telugu word finds pages; its typeface is loaded for what is typed, not for the hint', async () => {
    const typefaces: string[] = [];
    page.on('request', (request) => request.url().includes('/telugu.') && typefaces.push(request.url()));
    await page.goto('/');
    await page.keyboard.press('/');
    await expect(field(page)).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(typefaces, 'of the hint in the empty field').toEqual([]);
    const drawn = page.waitForRequest(/\/telugu\./);
    await field(page).fill('ఫీజు');
    await drawn;
    await expect(results(page).first()).toHaveAttribute('href', '/admissions/fee-structure');
  });
});

test('where the index cannot be loaded it says so, and the next letter tries again', async ({ page }) => {
  let isDown = true;
  await page.route('**/search-index.json', (route) => (isDown ? route.abort() : route.continue()));
  await page.goto('/');
  await page.keyboard.press('/');
  await field(page).fill('fee');
  await expect(status(page)).toHaveText(
    'The search cannot be loaded. Please check the connection and try again.',
  );
  isDown = false;
  await field(page).pressSequentially('s');
  await expect(results(page).first()).toContainText('BPT Fee Structure');
});

test('where its script cannot be loaded it says so', async ({ page }) => {
  await page.route(/search-dialog.*\.js/, (route) => route.abort());
  await page.goto('/');
  await page.keyboard.press('/');
  await expect(status(page)).toHaveText(
    'The search cannot be loaded. Please check the connection and try again.',
  );
});

test('on a phone the search opens beside the menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Search this site' }).click();
  await expect(field(page)).toBeFocused();
  const box = await dialog(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
});
