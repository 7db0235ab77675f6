// A statement of the bank with 60 lines, with the clicks that it costs, and what the government pays.
import { enterStudent, expect, expectAccessible, hand, row, test, unique } from '#e2e/portal-page.ts';
import { today } from '#test/clock.ts';
import { owe } from './owed-fee.ts';

test('a statement of 60 lines is matched and taken in at most 6 clicks', async ({ page }) => {
  const student = await enterStudent(page);
  const { enrollmentNumber } = await (await page.request.get(`/api/students/${student.id}`)).json();
  const amounts = Array.from({ length: 60 }, (_, index) => 1001 + index);
  for (const amount of amounts)
    await page.request.post(`/api/students/${student.id}/fees`, {
      data: { label: `Fee ${amount}`, amount, paid: 0, dueOn: today },
    });
  const mark = unique('Line');
  const lines = amounts.map((amount) => `16/11/2026\tUPI ${enrollmentNumber} ${mark}${amount}\t${amount}.00`);
  await page.goto('/admin-dashboard/payments');
  const { click, clicks } = hand();
  await click(page.getByRole('link', { name: 'Bank statement', exact: true }).first());
  await expectAccessible(page);
  await page
    .getByLabel('Or the copied lines')
    .fill(['Date\tNarration\tCredit', ...lines, '17/11/2026\tStranger\t5.00'].join('\n'));
  await click(page.getByRole('button', { name: 'Read the copied lines' }));
  await expect(page.getByRole('status').filter({ hasText: '60 matched, 1 undecided' })).toBeVisible();
  await expectAccessible(page);
  // On a phone too each line says what it pays.
  await page.setViewportSize({ width: 360, height: 740 });
  const pays = page.getByText('Fee 1001: ₹ 1,001 open').filter({ visible: true });
  await expect(pays).toBeVisible();
  await click(page.getByRole('button', { name: 'Take 60 payments, ₹ 61,830' }));
  await expect(page.getByText('60 payments taken')).toBeVisible();
  expect(clicks()).toBeLessThanOrEqual(6);
  await expect(
    page.getByRole('status').filter({ hasText: '0 matched, 1 undecided, 60 entered' }),
  ).toBeVisible();

  // The one that says nothing: any fee can be chosen for it.
  await owe(page, student.id, 'Bus');
  await page.getByRole('button', { name: 'Choose the fee of Stranger' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who paid ₹ 5?' });
  await dialog.getByLabel('Student').fill(enrollmentNumber);
  await expect(dialog.getByRole('button', { name: /^Take for .*, Bus/ })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Take for .*, Bus/ }).click();
  await expect(page.getByRole('status').filter({ hasText: '0 undecided, 61 entered' })).toBeVisible();
});

test('the columns of a statement are chosen by hand where they are not recognised, and kept for the bank', {
  tag: '@long',
}, async ({ page }) => {
  const lines = 'Tag\tWas\tWieviel\n16/11/2026\tTransfer\t700';
  const read = async () => {
    await page.goto('/admin-dashboard/bank-statement');
    await page.getByLabel(/^Bank \(/).fill('Kontobank');
    await page.getByLabel('Or the copied lines').fill(lines);
    await page.getByRole('button', { name: 'Read the copied lines' }).click();
  };
  await read();
  await expect(page.getByText('The columns of the statement were not recognised')).toBeVisible();
  await page.getByLabel('Tag').selectOption('Day');
  await page.getByLabel('Was').selectOption('Text');
  await page.getByLabel('Wieviel').selectOption('Received');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Read it like this' }).click();
  await expect(row(page, 'Transfer')).toContainText('₹ 700');
  await read();
  await expect(row(page, 'Transfer')).toContainText('₹ 700');
});

test('a fee that the government pays is entered, released and shown apart', async ({ page }) => {
  const student = await enterStudent(page);
  await page.request.post(`/api/students/${student.id}/fees`, {
    data: { label: 'Tuition', amount: 50_000, dueOn: '2026-08-01', payableBy: 'government' },
  });
  await page.goto(`/admin-dashboard/students/${student.id}?tab=fees`);
  await expect(row(page, 'Tuition')).toContainText('by the government');
  await expect(row(page, 'Tuition')).not.toContainText('Overdue');
  await page.getByRole('button', { name: 'Release or refusal of Tuition' }).click();
  const dialog = page.getByRole('dialog', { name: 'Claim on the government' });
  await dialog.getByLabel(/^Released \(/).fill('20000');
  await dialog.getByLabel('Reference').fill('JVD-1');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('To be paid by the government')).toBeVisible();
  await expect(row(page, 'Tuition').first()).toContainText('₹ 30,000');
});
