// What the office is asked before it saves what is rarely meant.

import { enterStudent, expect, expectAccessible, test, unique } from '#e2e/portal-page.ts';
import { today } from '#test/clock.ts';

test('a reference that an earlier receipt has is asked first; nothing typed is lost', async ({ page }) => {
  const student = await enterStudent(page);
  const fees = `/api/students/${student.id}/fees`;
  const owed = { label: 'Bus', amount: 50_000, paid: 0, dueOn: today };
  const fee = (await (await page.request.post(fees, { data: owed })).json()) as { id: string };
  const pay = `${fees}/${fee.id}/payments`;
  const reference = unique('Transfer');
  const data = { amount: 1000, paidOn: today, mode: 'upi', reference };
  const { receiptNumber } = (await (await page.request.post(pay, { data })).json()) as {
    receiptNumber: string;
  };
  await page.goto(`/admin-dashboard/students/${student.id}?tab=fees`);
  await page.getByRole('button', { name: 'Take payment for Bus' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take payment' });
  await dialog.getByLabel('Amount').fill('500');
  await dialog.getByLabel('Reference').fill(reference.toUpperCase());
  const question = page.getByRole('alertdialog', { name: 'A receipt has this reference' });
  await dialog.getByRole('button', { name: 'Take payment' }).click();
  await expect(question).toContainText(
    `Receipt ${receiptNumber} has this reference already: ₹ 1,000 of Asha`,
  );
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Do not save' }).click();
  await expect(dialog.getByRole('alert')).toContainText(receiptNumber);
  await expect(dialog.getByLabel('Reference')).toHaveValue(reference.toUpperCase());
  await dialog.getByRole('button', { name: 'Take payment' }).click();
  await question.getByRole('button', { name: 'Save all the same' }).click();
  await expect(page.getByRole('dialog', { name: 'Payment taken' })).toContainText('₹ 500');
});
