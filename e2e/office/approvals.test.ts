// Two people: a cashier cancels a payment, and the principal approves it on the first screen.
import type { Page } from '@playwright/test';
import { openAs } from '#e2e/college.ts';
import { owe } from '#e2e/money/owed-fee.ts';
import { enterStudent, expect, expectAccessible, row, test } from '#e2e/portal-page.ts';

/** The list does not come before it is let go. */
async function holdList(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/api/approvals', async (route) => {
    if (route.request().method() === 'GET') await held.promise;
    await route.continue();
  });
  return held.resolve;
}

test('a cancelled payment and a concession wait on the first screens, and the principal decides them at once', async ({
  page,
  office,
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

  const cashier = await openAs('cashier', { office, browser, baseURL });
  await cashier.goto(`/admin-dashboard/students/${student.id}?tab=fees`);
  await cashier.getByRole('button', { name: /^Cancel payment/ }).click();
  const dialog = cashier.getByRole('dialog', { name: 'Cancel payment' });
  await dialog.getByLabel('Reason').fill('Wrong student');
  await dialog.getByRole('button', { name: 'Cancel payment' }).click();
  await expect(cashier.getByText('This waits for the principal’s approval')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  for (const amount of [900, 500])
    await cashier.request.post(`/api/students/${student.id}/fees/${feeId}/concessions`, {
      data: { amount, reason: 'Orphan' },
    });
  await cashier.goto('/admin-dashboard');
  const own = cashier.getByRole('region', { name: 'Waits for approval' });
  const takeBack = own.getByRole('button', { name: /^Take back: ₹ 500 off/ });
  await expect(takeBack).toBeVisible();
  const show = await holdList(cashier);
  await takeBack.click();
  await expect(takeBack).toHaveAttribute('aria-disabled', 'true');
  show();
  await expect(own.getByText('₹ 500 off')).toHaveCount(0);

  const principal = await openAs('principal', { office, browser, baseURL });
  await principal.goto('/admin-dashboard');
  const waiting = principal.getByRole('region', { name: 'Waits for your approval' });
  await expect(waiting).toBeVisible();
  await expectAccessible(principal);
  await waiting.getByLabel(/^₹ 900 off ‘Hostel/).check();
  await waiting.getByRole('button', { name: 'Decline' }).click();
  const decline = principal.getByRole('alertdialog', { name: 'Decline the request' });
  await expect(decline).toBeVisible();
  await decline.getByRole('button', { name: 'Decline' }).click();
  await expect(decline.getByLabel('Reason')).toHaveAccessibleDescription('Say why it is declined');
  await decline.getByLabel('Reason').fill('Not this year');
  const showRest = await holdList(principal);
  await decline.getByRole('button', { name: 'Decline' }).click();
  await expect(decline).toHaveCount(0);
  const approve = waiting.getByRole('button', { name: 'Approve', exact: true });
  await expect(approve, 'until the list without the declined one has come').toHaveAttribute(
    'aria-disabled',
    'true',
  );
  showRest();
  await approve.click();
  await expect(waiting).toHaveCount(0);

  await cashier.reload();
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
