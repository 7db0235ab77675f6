// The portal of students in the language of the account.
import { test } from '#e2e/portal-own-page.ts';
import { become, expect } from '#e2e/portal-page.ts';
import { portalRoutes } from '#shared/routes.ts';

test('a student who chooses Telugu reads the day and the attendance in Telugu', async ({ page, join }) => {
  const me = await join('student');
  await become(page, me);
  await page.goto(portalRoutes.student(me.id, 'settings'));
  await page.getByRole('button', { name: 'తెలుగు' }).click();
  await expect(page.getByRole('button', { name: 'తెలుగు' })).toHaveAttribute('aria-pressed', 'true');
  await page.goto(portalRoutes.student(me.id));
  await expect(page.getByRole('heading', { name: 'తదుపరి పరీక్ష' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'హాజరు' }).click();
  await expect(page.getByText('ఈ విద్యా సంవత్సరంలో ఇంకా క్లాసులు జరగలేదు.')).toBeVisible();
});
