import { expect, expectAccessible, expectNoSidewaysScroll, test } from './public-page.ts';

test('the home page says who we are and leads to courses and admissions', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transform Healthcare');
  await expect(
    page.getByText('Elevate your career with our cutting-edge physiotherapy programs.'),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Discover Courses' })).toHaveAttribute('href', '/courses');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('an unknown address answers 404 with a way on', async ({ page }) => {
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});
