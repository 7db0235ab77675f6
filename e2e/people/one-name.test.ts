// A person with one name only: a tick in the form, and no gap where the name is shown.
import { expect, row, test, unique } from '#e2e/portal-page.ts';

test('a student and the parents may have one name each; whoever types a last name comes across no tick', async ({
  page,
}) => {
  await page.goto('/admin-dashboard/students');
  await page.getByRole('button', { name: 'Enter New Student' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Student' });
  const name = unique('Nagalakshmi');
  await dialog.getByLabel('First Name', { exact: true }).fill(name);
  const last = dialog.getByLabel('Last Name', { exact: true });
  const tick = dialog.getByRole('checkbox', { name: 'Has one name only', exact: true });

  await last.fill('Rao');
  await expect(tick).toBeDisabled();
  await last.fill('');
  await tick.check();
  await expect(dialog.getByLabel(/^Last Name/)).toBeDisabled();

  await dialog.getByLabel("Father's First Name").fill('Ravi');
  await dialog.getByRole('checkbox', { name: 'Father has one name only' }).check();
  await dialog.getByLabel("Mother's First Name").fill('Sita');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(dialog.getByText("Mother's last name is required")).toBeVisible();
  await expect(dialog.getByText(/^(Father's l|L)ast name is required$/)).toHaveCount(0);
  await dialog.getByRole('checkbox', { name: 'Mother has one name only' }).check();

  await dialog.getByLabel('Gender').selectOption('Female');
  await dialog.getByLabel('Nationality').fill('Indian');
  await dialog.getByLabel('Religion').fill('Hindu');
  await dialog.getByLabel('Email').fill(`${name.toLowerCase().replace(/\W/g, '')}@vcp.example`);
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('searchbox', { name: 'Search students' }).fill(name);
  await row(page, name).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.getByText('Ravi', { exact: true })).toBeVisible();
});
