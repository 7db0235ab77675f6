import { expect, test } from '#e2e/public-page.ts';

test('families read when they can see the college', async ({ page }) => {
  await page.goto('/visit');
  await expect(page.getByText('Families see the college on every working day.')).toBeVisible();
});
