// Saved views and chosen columns of the list of students.
import { enterStudent, expect, expectAccessible, row, test, unique } from '#e2e/portal-page.ts';

test('a column is added, the view is saved, opened again and removed', async ({ page }) => {
  const { lastName } = await enterStudent(page);
  await page.goto(`/admin-dashboard/students?q=${lastName}`);
  await expect(row(page, lastName)).toBeVisible();
  await page.getByText('Columns', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'Quota' }).check();
  await page.getByRole('checkbox', { name: 'Batch' }).check();
  await expect(page).toHaveURL(/cols=batch%2Cquota/);
  await expect(row(page, lastName)).toContainText('Convener');
  await expectAccessible(page);
  const name = unique('View');
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByLabel('Name of the view').fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`The view ${name} is saved`)).toBeVisible();
  await page.goto('/admin-dashboard/students');
  await page.getByRole('combobox', { name: 'View' }).selectOption(name);
  await expect(page).toHaveURL(new RegExp(`q=${lastName}`));
  await expect(row(page, lastName)).toContainText('Convener');
  await page.getByRole('button', { name: 'Remove view' }).click();
  await expect(page.getByText(`The view ${name} is removed`)).toBeVisible();
});
