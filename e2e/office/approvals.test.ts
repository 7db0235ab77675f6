// Two people: a cashier cancels a payment, and the principal approves it on the first screen.
import type { Browser, Page } from '@playwright/test';
import { owe } from '#e2e/money/owed-fee.ts';
import { enterStudent, expect, expectAccessible, row, test, unique } from '#e2e/portal-page.ts';

test('a cancelled payment and a concession wait on the first screens, and the principal decides them at once', async ({
  page,
  browser,
  baseURL,
}) => {
  const student = await enterStudent(page);
  const { id: feeId, pay } = await owe(page, student.id, 'Hostel');
  await pay({ amount: 30_000 });
  await page.goto('/admin-dashboard/settings?tab=approvals');
  await page.getByLabel('A cancelled payment').check();
  await page.getByLabel('A concession').check();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Approvals updated')).toBeVisible();

  const cashier = await signedIn(browser, baseURL, page, 'cashier');
  await cashier.goto(`/admin-dashboard/students/${student.id}?tab=fees`);
  await cashier.getByRole('button', { name: /^Cancel payment/ }).click();
  const dialog = cashier.getByRole('dialog', { name: 'Cancel payment' });
  await dialog.getByLabel('Reason').fill('Wrong student');
  await dialog.getByRole('button', { name: 'Cancel payment' }).click();
  await expect(cashier.getByText('This waits for the principal’s approval')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  const concession = { amount: 900, reason: 'Orphan' };
  await cashier.request.post(`/api/students/${student.id}/fees/${feeId}/concessions`, { data: concession });

  const principal = await signedIn(browser, baseURL, page, 'principal');
  await principal.goto('/admin-dashboard');
  const waiting = principal.getByRole('region', { name: 'Waits for your approval' });
  await expectAccessible(principal);
  await waiting.getByLabel(/^₹ 900 off ‘Hostel/).check();
  await waiting.getByRole('button', { name: 'Decline' }).click();
  const decline = principal.getByRole('alertdialog', { name: 'Decline the request' });
  await expect(decline).toBeVisible();
  await decline.getByRole('button', { name: 'Decline' }).click();
  await expect(decline.getByLabel('Reason')).toHaveAccessibleDescription('Say why it is declined');
  await decline.getByLabel('Reason').fill('Not this year');
  await decline.getByRole('button', { name: 'Decline' }).click();
  await waiting.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(waiting).toHaveCount(0);

  await cashier.goto('/admin-dashboard');
  const own = cashier.getByRole('region', { name: 'Waits for approval' });
  await expect(own.getByRole('listitem').filter({ hasText: '₹ 900 off' })).toContainText(
    /declined by principal.*: Not this year/,
  );
  await expect(own.getByRole('listitem').filter({ hasText: 'Cancel receipt' })).toContainText(
    'approved by principal',
  );
  await page.goto(`/admin-dashboard/students/${student.id}?tab=fees`);
  await expect(row(page, 'Wrong student').first()).toBeVisible();
  await cashier.context().close();
  await principal.context().close();
});

async function signedIn(browser: Browser, baseURL: string | undefined, admin: Page, set: string) {
  const username = unique(set);
  const made = await admin.request.post('/api/admins', { data: { username, sets: [set] } });
  const { link } = (await made.json()) as { link: string };
  const page = await (
    await browser.newContext({ baseURL: baseURL ?? '', storageState: { cookies: [], origins: [] } })
  ).newPage();
  const password = 'mango river bicycle';
  await page.request.post('/api/auth/passwords', { data: { token: new URL(link).hash.slice(1), password } });
  await page.request.post('/api/auth/admin/login', { data: { username, password } });
  return page;
}
