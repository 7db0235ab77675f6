// A returned cheque, a refund and a change of quota, with the clicks that each costs.
import { enterStudent, expect, expectAccessible, hand, row, test, unique } from '#e2e/portal-page.ts';
import { menu, owe } from './owed-fee.ts';

test('a returned cheque with the charge of the bank takes at most 6 clicks', async ({ page }) => {
  const student = await enterStudent(page);
  const { pay } = await owe(page, student.id, 'Hostel');
  const reference = unique('Cheque');
  await pay({ amount: 30_000, mode: 'cheque', reference, paidOn: '2026-11-12' });
  await page.goto('/admin-dashboard');
  const { click, clicks } = hand();
  await click(menu(page).getByText('Money', { exact: true }));
  await click(page.getByRole('link', { name: 'Payments', exact: true }));
  await page.getByRole('searchbox').fill(reference);
  const listed = page
    .getByRole('table', { name: 'Payments' })
    .getByRole('row')
    .filter({ hasText: reference });
  await click(listed.getByRole('button', { name: /^Cancel payment/ }));
  const dialog = page.getByRole('dialog', { name: 'Cancel payment' });
  await expect(dialog.getByLabel('Why')).toHaveValue('returned');
  await dialog.getByLabel('Reason').fill('No funds');
  await dialog.getByLabel('Charge of the bank').fill('236');
  await expectAccessible(page);
  await click(dialog.getByRole('button', { name: 'Cancel payment' }));
  await expect(page.getByRole('table', { name: 'Cancellations' })).toContainText('− ₹ 30,000');
  expect(clicks()).toBeLessThanOrEqual(6);
  await expect(page.getByRole('table', { name: 'Payments' })).toContainText('Returned by the bank: No funds');
  await expectAccessible(page);
  await page.goto(`/admin-dashboard/students/${student.id}?tab=fees`);
  await expect(row(page, 'Charge of the bank: receipt')).toContainText('₹ 236');
  await expect(row(page, 'Hostel').first()).toContainText('₹ 50,000');
});

test('a refund of what was paid over takes at most 5 clicks and has a voucher', async ({ page }) => {
  const student = await enterStudent(page);
  const { pay } = await owe(page, student.id, 'Hostel');
  await pay({ amount: 60_000 });
  await page.goto(`/admin-dashboard/students/${student.id}`);
  const { click, clicks } = hand();
  await click(page.getByRole('link', { name: 'Fees', exact: true }));
  const over = page.getByRole('region', { name: 'Paid over' });
  await expect(over).toContainText('₹ 10,000 paid over: the next fee takes it.');
  await click(over.getByRole('button', { name: 'Refund' }));
  const dialog = page.getByRole('dialog', { name: 'Refund' });
  await expect(dialog.getByLabel('Amount')).toHaveValue('10000');
  await dialog.getByLabel('Amount').fill('10001');
  await dialog.getByLabel('Reason').fill('Left the college');
  await click(dialog.getByRole('button', { name: 'Refund' }));
  await expect(dialog.getByLabel('Amount')).toHaveAccessibleDescription('Only ₹ 10,000 was paid over');
  await expectAccessible(page);
  await dialog.getByLabel('Amount').fill('10000');
  await click(dialog.getByRole('button', { name: 'Refund' }));
  const voucher = over.getByRole('link', { name: /^Voucher VCP\/R\// });
  await expect(voucher).toBeVisible();
  expect(clicks()).toBeLessThanOrEqual(5);
  await expect(over).not.toContainText('paid over:');
  const file = await page.request.get((await voucher.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');
  await expectAccessible(page);
});

test('a change of quota with the difference of the fees takes at most 5 clicks', async ({ page }) => {
  const plans = (await (await page.request.get('/api/fee-plans')).json()) as {
    id: string;
    year: string;
    quota: string | null;
    academicYear: string;
    heads: object[];
  }[];
  const planOf = async (quota: string, heads: object[]) => {
    const known = plans.find(
      (plan) => plan.academicYear === '2026-2027' && plan.year === 'FOURTH' && plan.quota === quota,
    );
    if (known) await page.request.delete(`/api/fee-plans/${known.id}`);
    const data = { academicYear: '2026-2027', year: 'FOURTH', quota, heads };
    return ((await (await page.request.post('/api/fee-plans', { data })).json()) as { id: string }).id;
  };
  const head = { label: unique('Tuition fee'), dueOn: '2027-01-05' };
  const convener = await planOf('convener', [{ ...head, amount: 50_000 }]);
  await planOf('management', [{ ...head, amount: 1_20_000 }]);
  const student = await enterStudent(page, { year: 'FOURTH', quota: 'convener' });
  const preview = await (await page.request.get(`/api/fee-plans/${convener}/preview`)).json();
  const { fees } = preview as { fees: number };
  await page.request.post(`/api/fee-plans/${convener}/raises`, { data: { fees } });

  await page.goto(`/admin-dashboard/students/${student.id}`);
  const { click, choose, clicks } = hand();
  await click(page.getByRole('button', { name: 'Edit', exact: true }));
  await choose(page.getByLabel('Quota'), 'Management');
  await click(page.getByRole('button', { name: 'Update', exact: true }));
  const difference = page.getByRole('region', { name: 'Other fees than the plan' });
  await expect(difference.getByRole('row').nth(1)).toContainText(/₹ 50,000₹ 1,20,000\+ ₹ 70,000/);
  await expectAccessible(page);
  await click(difference.getByRole('button', { name: 'Take over the plan (+ ₹ 70,000)' }));
  await expect(difference).toBeHidden();
  expect(clicks()).toBeLessThanOrEqual(5);
  await page.getByRole('link', { name: 'Fees', exact: true }).click();
  await expect(row(page, head.label)).toContainText('₹ 1,20,000');
});

test('a column of references pasted into one payment goes into the ticked ones below it', async ({
  page,
}) => {
  const label = unique('Bus');
  const students = [await enterStudent(page), await enterStudent(page)];
  for (const { id } of students) await owe(page, id, label, 900);
  await page.goto(`/admin-dashboard/take-payments?head=${encodeURIComponent(label)}`);
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).check();
  const references = page.getByRole('textbox', { name: /^Reference of/ });
  await page
    .getByRole('combobox', { name: /^How .* paid/ })
    .first()
    .selectOption('UPI');
  const [one, two] = [unique('UTR'), unique('UTR')];
  await references.first().evaluate((field, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, `${one}\r\n${two}\r\n`);
  await expect(references.nth(1)).toHaveValue(two);
  await page.getByRole('button', { name: 'Take ₹ 1,800' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'taken in 2 payments' })).toBeVisible();
  await page.goto(`/admin-dashboard/payments?q=${one}`);
  await expect(row(page, one)).toContainText('UPI');
  await page.goto(`/admin-dashboard/payments?q=${two}`);
  await expect(row(page, two)).toContainText('Cash');
});

test('the principal’s month is printed on one page', async ({ page }) => {
  await page.goto('/admin-dashboard/month');
  const print = page.getByRole('link', { name: 'Print', exact: true });
  await expect(page.getByText('Promised by the government')).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent('download'), print.click()]);
  expect(file.suggestedFilename()).toMatch(/^month-\d{4}-\d\d\.pdf$/);
});
