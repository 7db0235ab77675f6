// The list of what to begin with, on the first screen of an admin; what is reckoned is proven in server/api/office/office-tasks.test.ts.
import { become } from '#e2e/college.ts';
import { expect, expectAccessible, test } from '#e2e/public-page.ts';

test.use({ state: 'bare' });

test('each line leads to the screen that does it, and the list is put away', async ({ page, college }) => {
  await become(page, college.admin);
  await page.goto('/admin-dashboard');
  const heading = page.getByRole('heading', { name: /^To begin with: \d+ of 18 done$/ });
  await expect(heading).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Give it its logo and colours' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('College');
  await page.goBack();
  await page.getByRole('button', { name: 'Put away this list' }).click();
  await expect(heading).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible();
});
