// The form of a student: two editors, leaving unsaved, a slow server, a failed delete, a session that has ended. The same
// for every form: portal-bad-days.test.ts.

import type { Page } from '@playwright/test';
import { enterStudent, expect, row, test } from '#e2e/portal-page.ts';
import { demoAccounts } from '#server/db/demo/accounts.ts';
import { now } from '#test/clock.ts';

async function openEditor(page: Page, lastName: string) {
  await page.goto(`/admin-dashboard/students?q=${lastName}`);
  await page.getByRole('button', { name: `Edit Asha ${lastName}` }).click();
  return page.getByRole('dialog', { name: 'Edit Student' });
}

/** Another admin saves the same student in the meantime. */
async function changeElsewhere(page: Page, id: string, phone: string): Promise<void> {
  const path = `/api/students/${id}?include=personalInfo,contactInfo`;
  const student = (await (await page.request.get(path)).json()) as { contactInfo: { email: string } };
  const { email } = student.contactInfo;
  const answer = await page.request.put(`/api/students/${id}`, {
    data: { ...student, contactInfo: { email, phone } },
  });
  expect(answer.status()).toBe(200);
}

test('the second editor sees the differences, and can keep the own version', async ({ page }) => {
  const { id, lastName } = await enterStudent(page);
  const dialog = await openEditor(page, lastName);
  await changeElsewhere(page, id, '+91 98480 11111');
  await dialog.getByLabel('Phone').fill('+91 98480 22222');
  await dialog.getByRole('button', { name: 'Update' }).click();
  const conflict = page.getByRole('dialog', { name: 'Another person saved this record' });
  await expect(conflict.getByRole('row').filter({ hasText: 'Phone' })).toContainText(
    '+91 98480 11111+91 98480 22222',
  );
  await conflict.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(row(page, lastName)).toContainText('+91 98480 22222');
});

test('closing or leaving a half-filled form asks first', async ({ page }) => {
  const { lastName } = await enterStudent(page);
  await page.goto('/admin-dashboard/students');
  await page.getByRole('searchbox').fill(lastName);
  await page.getByRole('button', { name: `Edit Asha ${lastName}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Student' });
  await dialog.getByLabel('Religion').fill('Half a wo');
  const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog.getByLabel('Religion')).toHaveValue('Half a wo');
  await page.goBack();
  await expect(question).toBeVisible();
  // However often Escape is pressed, the browser does not close the form by itself.
  for (const isAsked of [false, true, false, true]) {
    await page.keyboard.press('Escape');
    await expect(question).toBeVisible({ visible: isAsked });
  }
  await expect(dialog.getByLabel('Religion')).toHaveValue('Half a wo');
  await expect(page).toHaveURL(/q=/);
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
});

test('a message appears when the server is slow', async ({ page }) => {
  const { lastName } = await enterStudent(page);
  const dialog = await openEditor(page, lastName);
  await page.clock.install({ time: now() });
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/students/*', async (route) => {
    await held;
    await route.continue();
  });
  await dialog.getByLabel('Phone').fill('+91 98480 66666');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await page.clock.runFor(7000);
  await expect(dialog.getByText('The server is slow to answer.')).toBeVisible();
  answer();
  await page.clock.resume();
  await expect(row(page, lastName)).toContainText('+91 98480 66666');
});

test('a failed delete shows its message in the question', async ({ page }) => {
  const { lastName } = await enterStudent(page);
  const dialog = await openEditor(page, lastName);
  await page.route('**/api/students/*', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Failed to delete student');
});

test.describe('when the session has ended', () => {
  test('signing in again in place lets the save go on', async ({ page, context }) => {
    const { loginName, password } = demoAccounts.admin;
    const { lastName } = await enterStudent(page);
    const dialog = await openEditor(page, lastName);
    await dialog.getByLabel('Phone').fill('+91 98480 77777');
    await context.clearCookies();
    await dialog.getByRole('button', { name: 'Update' }).click();
    const again = page.getByRole('alertdialog', { name: 'Please sign in again' });
    await again.getByLabel('Username').fill(loginName);
    await again.getByLabel('Password', { exact: true }).fill('wrong password');
    await again.getByRole('button', { name: 'Sign in and go on' }).click();
    await expect(again.getByRole('alert')).toHaveText('Invalid admin credentials');
    await again.getByLabel('Password', { exact: true }).fill(password);
    await again.getByRole('button', { name: 'Sign in and go on' }).click();
    await expect(again).toBeHidden();
    await expect(row(page, lastName)).toContainText('+91 98480 77777');
  });
});
