import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/public-page.ts';

const gallery = (page: Page) => page.getByRole('region', { name: 'Campus gallery' });
const pictures = (page: Page) => gallery(page).getByRole('img');
const more = (page: Page) => gallery(page).getByRole('button', { name: 'Show More' });
const less = (page: Page) => gallery(page).getByRole('button', { name: 'Show Less' });

test('five facilities, and their pictures four by four', async ({ page }) => {
  await test.step('five facilities, and the way to the gallery', async () => {
    await page.goto('/facilities');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Facilities');
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([
      'Modern Campus',
      'Library',
      'Computer Labs',
      'Fitness Center',
      'Clinical Labs',
    ]);
    await expect(page.getByRole('link', { name: 'See our gallery' })).toHaveAttribute('href', '/gallery');
  });
  await test.step('four pictures at first, four more each time, back to four', async () => {
    await page.goto('/facilities');
    await expect(pictures(page)).toHaveCount(4);
    await expect(less(page)).toBeHidden();
    for (const count of [8, 12, 13]) {
      await more(page).click();
      await expect(pictures(page)).toHaveCount(count);
      await expect(gallery(page).getByRole('status')).toHaveText(`${count} of 13 pictures`);
    }
    await expect(more(page)).toBeHidden();
    await expect(less(page)).toBeFocused();
    await less(page).click();
    await expect(pictures(page)).toHaveCount(4);
    await expect(more(page)).toBeFocused();
  });
  await test.step('another facility shows its pictures, and starts again at four', async () => {
    await page.goto('/facilities');
    await more(page).click();
    await expect(less(page)).toBeVisible();
    await gallery(page).getByLabel('Show pictures of').selectOption('Library');
    await expect(pictures(page)).toHaveCount(2);
    await expect(more(page)).toBeHidden();
    await expect(less(page)).toBeHidden();
    await gallery(page).getByLabel('Show pictures of').selectOption('All facilities');
    await expect(pictures(page)).toHaveCount(4);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('all pictures are there', async ({ page }) => {
    await page.goto('/facilities');
    await expect(pictures(page)).toHaveCount(13);
    await expect(more(page)).toBeHidden();
  });
});
