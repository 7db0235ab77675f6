// Taking money, the day book and dues, as the office does it, with the clicks that each task costs.

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { openAs } from '#e2e/college.ts';
import {
  become,
  enterStudent,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hand,
  type NewStudent,
  row,
  test,
  unique,
} from '#e2e/portal-page.ts';
import { today } from '#test/clock.ts';

async function owe(page: Page, student: NewStudent, label: string, amount = 50_000): Promise<string> {
  const answer = await page.request.post(`/api/students/${student.id}/fees`, {
    data: { label, amount, paid: 0, dueOn: '2026-01-05' },
  });
  return ((await answer.json()) as { id: string }).id;
}

test('a cashier finds no other menu, takes twenty payments of the same fee in at most 10 clicks, receipts as one PDF', async ({
  page: admin,
  office,
  browser,
  baseURL,
}) => {
  const page = await openAs('cashier', { office, browser, baseURL });
  const label = unique('Examination fee');
  const students: NewStudent[] = [];
  for (let index = 0; index < 20; index += 1) {
    const student = await enterStudent(admin);
    await owe(admin, student, label);
    students.push(student);
  }
  await page.goto('/admin-dashboard');
  const menu = page.getByRole('navigation', { name: 'Admin portal' });
  for (const there of ['Students', 'Money'])
    await expect(menu.getByText(there, { exact: true })).toBeVisible();
  for (const gone of ['Faculty', 'Subjects', 'Events', 'Guardians', 'Website', 'Teaching'])
    await expect(menu.getByText(gone, { exact: true })).toHaveCount(0);
  const { click, choose, clicks } = hand();
  await click(page.getByRole('link', { name: 'Taken today' }));
  await click(page.getByRole('link', { name: 'Take payments' }));
  await choose(page.getByRole('combobox', { name: 'Fee' }), label);
  await expect(page.getByText('20 of 20')).toBeVisible();
  await click(page.getByRole('checkbox', { name: 'Choose all on this page' }));
  await expect(page.getByText('20 open fees chosen', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Skip the list' }).press('Enter');
  await expect(page.getByRole('form', { name: 'Payment' })).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await click(page.getByRole('button', { name: 'Take ₹ 10,00,000' }));
  const done = page.getByRole('status').filter({ hasText: 'taken in 20 payments' });
  await expect(done).toContainText('₹ 10,00,000');
  const receipts = done.getByRole('link', { name: 'Open receipts' });
  await expect(receipts).toBeFocused();
  const file = await page.request.get((await receipts.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');
  const tab = page.context().waitForEvent('page');
  await click(receipts);
  await (await tab).close();
  expect(clicks()).toBeLessThanOrEqual(10);
  await expect(page.getByText('No open fees found.')).toBeVisible();
  await expectAccessible(page);

  // What is ticked stays ticked from search to search; all that match are chosen with their number.
  const firstName = unique('Libra');
  const [one, two] = [await enterStudent(admin, { firstName }), await enterStudent(admin, { firstName })];
  const several = unique('Library');
  for (const student of [one, two])
    for (const part of ['A', 'B']) await owe(admin, student, several + part, 100);
  const list = `/admin-dashboard/take-payments`;
  await page.goto(`${list}?q=${one.lastName}`);
  await page.getByRole('checkbox', { name: `${one.lastName}, ${several}A` }).check();
  await page.getByRole('searchbox').fill(two.lastName);
  await page.getByRole('checkbox', { name: `${two.lastName}, ${several}A` }).check();
  await expect(page.getByText('2 open fees chosen', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Select all 2 that match' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('searchbox').fill(firstName);
  await page.getByRole('checkbox', { name: `${one.lastName}, ${several}A` }).check();
  await page.getByRole('button', { name: 'Select all 4 that match' }).click();
  await page.getByLabel(`Amount paid by ${firstName} ${one.lastName} for ${several}B`).fill('40');
  await page.getByRole('button', { name: 'Take ₹ 340' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'taken in 4 payments' })).toBeVisible();

  // An entry that another desk has paid in the meantime is asked about, and nothing is saved.
  const [first, second] = [await enterStudent(admin), await enterStudent(admin)];
  const other = unique('Bus');
  await owe(admin, first, other, 900);
  const feeId = await owe(admin, second, other, 900);
  await page.goto(`/admin-dashboard/take-payments?head=${encodeURIComponent(other)}`);
  for (const { lastName } of [first, second])
    await page.getByRole('checkbox', { name: `${lastName},` }).check();
  await page.getByLabel(`Amount paid by Asha ${first.lastName}`).fill('400');
  await page.request.post(`/api/students/${second.id}/fees/${feeId}/payments`, {
    data: { amount: 900, paidOn: today, mode: 'cash' },
  });
  await page.getByRole('button', { name: 'Take ₹ 1,300' }).click();
  const more = page.getByRole('alertdialog', { name: 'More than is open' });
  await more.getByRole('button', { name: 'Do not save' }).click();
  await expect(page.getByRole('alert')).toContainText(
    `Nothing was saved. Of ‘${other}’ of Asha ${second.lastName} nothing is open.`,
  );
  await page.context().close();
});

test('one student: two clicks and the receipt; the payment is cancelled with a reason and stays', async ({
  page,
}) => {
  const student = await enterStudent(page);
  await owe(page, student, 'Hostel');
  await page.goto(`/admin-dashboard/students/${student.id}?tab=fees`);
  await page.getByRole('button', { name: 'Take payment for Hostel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take payment' });
  await expect(dialog.getByLabel('Amount')).toHaveValue('50000');
  await expect(dialog.getByLabel('Amount')).toBeFocused();
  await expectAccessible(page);
  await dialog.getByLabel('Amount').fill('60,000');
  await dialog.getByRole('button', { name: 'Take payment' }).click();
  const more = page.getByRole('alertdialog', { name: 'More than is open' });
  await expect(more).toContainText('only ₹ 50,000 is open. ₹ 10,000 would be kept as an advance');
  await more.getByRole('button', { name: 'Do not save' }).click();
  await dialog.getByLabel('Amount').fill('20,000');
  await dialog.getByLabel('Paid by').selectOption('UPI');
  await dialog.getByLabel('Amount').press('Enter');
  const taken = page.getByRole('dialog', { name: 'Payment taken' });
  await expect(taken).toContainText('₹ 20,000');
  const receipt = taken.getByRole('link', { name: 'Open receipt' });
  await expect(receipt).toBeFocused();
  await expectAccessible(page);
  const file = await page.request.get((await receipt.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');
  await taken.getByRole('button', { name: 'Close' }).nth(1).click();

  const payments = page.getByRole('table', { name: 'Payments' });
  await expect(payments).toContainText('UPI');
  const number = (await payments.getByRole('row').nth(1).textContent())?.slice(0, 16) ?? '';
  await payments.getByRole('button', { name: `Cancel payment ${number}` }).click();
  const question = page.getByRole('dialog', { name: 'Cancel payment' });
  await question.getByRole('button', { name: 'Cancel payment' }).click();
  await expect(question.getByLabel('Reason')).toHaveAccessibleDescription(/Reason is required/);
  await expectAccessible(page);
  await question.getByLabel('Reason').fill('Entered for the wrong student');
  await test.step('ten minutes after the log-in the password is asked, and the reason stays typed', async () => {
    const sentence = 'Confirm with your password that it is you.';
    const refusal = { status: 403, json: { error: sentence, fields: { confirmation: sentence } } };
    await page.route('**/api/payments/*/cancellation', (route) => route.fulfill(refusal), { times: 2 });
    // Answered here: a real confirmation would give this session, which the tests of the file share, a new token.
    await page.route('**/api/auth/confirmations', (route) => route.fulfill({ status: 204 }), { times: 1 });
    await question.getByLabel('Reason').press('Enter');
    const confirmation = page.getByRole('alertdialog', { name: 'Is it you?' });
    await confirmation.getByRole('button', { name: 'Close' }).click();
    await expect(question.getByRole('alert')).toHaveText(sentence);
    await expect(question.getByLabel('Reason')).toHaveValue('Entered for the wrong student');
    await question.getByRole('button', { name: 'Cancel payment' }).click();
    await confirmation.getByLabel('Password', { exact: true }).fill('the password');
    await confirmation.getByLabel('Password', { exact: true }).press('Enter');
  });
  await expect(payments).toContainText('Cancelled: Entered for the wrong student');
  await expect(page.getByRole('table', { name: 'Fees' }).getByRole('row').nth(1)).toContainText(
    '₹ 50,000₹ 0',
  );

  await page.goto(`/admin-dashboard/payments?q=${student.lastName}`);
  const listed = payments.getByRole('row').filter({ hasText: number });
  await expect(listed).toContainText('Cancelled');
  await page.getByRole('button', { name: 'Today' }).click();
  await expect(page).toHaveURL(/from=.*to=/);
  await expect(listed).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);

  await test.step('on paper the day book has the sums of all days, and says which payments they are of', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/admin-dashboard/payments?from=2000-01-01&mode=cash');
    const days = page.getByRole('table', { name: 'Sums per day' }).locator('tbody tr');
    const all = Number(/\d+/.exec(await page.getByRole('button', { name: /^Show all/ }).innerText())?.[0]);
    await expect(days).toHaveCount(3);
    await expect(page.getByText('from 1 Jan 2000 · Cash')).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(days).toHaveCount(all);
    await expect(page.getByText('from 1 Jan 2000 · Cash')).toBeVisible();
  });

  await test.step('the button prints all pages of the list', async () => {
    await page.emulateMedia({ media: null });
    await page.goto('/admin-dashboard/payments');
    const payments = page.getByRole('table', { name: 'Payments' }).locator('tbody tr');
    await expect(payments).toHaveCount(25);
    const total = Number(/of (\d+)/.exec(await page.getByText(/^1–25 of/).innerText())?.[1]);
    await page.evaluate('window.print = () => { document.title = "printed"; }');
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(page).toHaveTitle('printed');
    await expect(payments).toHaveCount(total);
    await page.evaluate("dispatchEvent(new Event('afterprint'))");
    await expect(payments).toHaveCount(25);
  });
});

test('who owes a fee, exported, takes at most 4 clicks; a reminder is opened and its day kept', {
  tag: '@long',
}, async ({ page }) => {
  const student = await enterStudent(page);
  const label = unique('Tuition fee, second year');
  await owe(page, student, label);
  await page.goto('/admin-dashboard');
  const { click, choose, clicks } = hand();
  await click(page.getByRole('link', { name: 'Open dues' }));
  await choose(page.getByRole('combobox', { name: 'Fee' }), label);
  await expect(row(page, student.lastName)).toContainText('₹ 50,000');
  const download = page.waitForEvent('download');
  await click(page.getByRole('link', { name: 'Export CSV', exact: true }));
  expect(clicks()).toBeLessThanOrEqual(4);
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`Asha ${student.lastName}`);
  await expectAccessible(page);

  await test.step('the chart follows the filters, and its bars lead back to the list', async () => {
    await page.getByRole('button', { name: 'Chart' }).click();
    const chart = page.getByRole('region', { name: 'Open fees by year of study' });
    await expect(chart.getByRole('row')).toHaveCount(2);
    await expect(chart.getByRole('row').nth(1)).toContainText('₹ 50,000');
    await expectAccessible(page);
    await chart.getByRole('button', { name: 'First' }).click();
    await expect(page.getByRole('combobox', { name: 'Year' })).toHaveValue('FIRST');
    await expect(row(page, student.lastName)).toContainText('₹ 50,000');
  });

  await page.getByRole('button', { name: `Remind Asha ${student.lastName}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Remind' });
  await dialog.getByLabel('English').check();
  await expect(dialog).toContainText(`‘${label}’ of Asha ${student.lastName}`);
  await expectAccessible(page);
  const tab = page.context().waitForEvent('page');
  await dialog.getByRole('link', { name: /WhatsApp/ }).click();
  await (await tab).close();
  await expect(row(page, student.lastName)).not.toContainText('—');
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);

  // A chosen fee stays chosen where payments are entered.
  await page.getByRole('checkbox', { name: `${student.lastName}, ${label}` }).check();
  await page.getByRole('button', { name: 'Take payment', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Take ₹ 50,000' })).toBeVisible();
});

test('a fee plan is entered, raised after its preview, and undone as a whole', async ({ page }) => {
  const student = await enterStudent(page, { year: 'FOURTH', quota: 'management' });
  const label = unique('Laboratory fee');
  await page.goto('/admin-dashboard/fee-plans');
  await page.getByRole('button', { name: 'Add fee plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add fee plan' });
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByLabel('Amount')).toHaveAccessibleDescription(/Amount must be a number of rupees/);
  await expectAccessible(page);
  // A year that no sample plan has.
  await dialog.getByLabel('Academic year').selectOption({ index: 2 });
  await dialog.getByLabel('Year', { exact: true }).selectOption('Fourth year');
  await dialog.getByLabel('Quota').selectOption('Management');
  await dialog.getByLabel('Fee', { exact: true }).fill(label);
  await dialog.getByLabel('Amount').fill('3,000');
  await dialog.getByLabel('Due on').fill('2027-01-05');
  await dialog.getByLabel('Due on').press('Enter');
  await expect(dialog).toBeHidden();

  await row(page, label)
    .getByRole('button', { name: /^Raise/ })
    .click();
  const raising = page.getByRole('dialog', { name: 'Raise fees' });
  await expect(raising).toContainText(`Asha ${student.lastName}`);
  await expectAccessible(page);
  await raising.getByRole('button', { name: /^Raise [\d,]+ fees$/ }).click();
  await expect(raising).toBeHidden();
  const fees = async () => {
    const answer = await page.request.get(`/api/students/${student.id}?include=fees`);
    return ((await answer.json()) as { fees: { label: string }[] }).fees.map((fee) => fee.label);
  };
  expect(await fees()).toEqual([label]);
  await page
    .getByRole('button', { name: /^Undo the raise of Fourth year, management/ })
    .first()
    .click();
  await expect(page.getByText(/^The raise of [\d,]+ fees? was undone$/)).toBeVisible();
  expect(await fees()).toEqual([]);
  await expectAccessible(page);
  await row(page, label)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, label)).toHaveCount(0);
});

test('a concession with its reason takes its amount off what is open', async ({ page }) => {
  const student = await enterStudent(page);
  await owe(page, student, 'Hostel');
  await page.goto(`/admin-dashboard/students/${student.id}?tab=fees`);
  await page.getByRole('button', { name: 'Add concession' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add concession' });
  await dialog.getByLabel('Amount').fill('60,000');
  await dialog.getByLabel('Reason').fill('Sports');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByLabel('Amount')).toHaveAccessibleDescription(
    /only ₹ 50,000 is left to be conceded/,
  );
  await expectAccessible(page);
  await dialog.getByLabel('Amount').fill('5,000');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(row(page, 'Concession: Hostel')).toContainText(/Sports− ₹ 5,000/);
  await page.getByRole('button', { name: 'Take payment for Hostel' }).click();
  await expect(page.getByRole('dialog').getByLabel('Amount')).toHaveValue('45000');
});

test('the student sees what to pay next, until when and how, with receipts', async ({
  page,
  sampleStudent,
}) => {
  await become(page, sampleStudent);
  await page.goto(`/student-dashboard/${sampleStudent.id}/fees`);
  const next = page.getByRole('region', { name: 'Pay next' });
  await expect(next).toContainText(/₹ 20,000Tuition fee, second year, until /);
  await expect(next.getByRole('img', { name: /^QR code to pay ₹ 20,000/ })).toBeVisible();
  await expect(next).toContainText('IFSC SAMP0000000');
  const receipt = page.getByRole('link', { name: /^Receipt VCP/ }).first();
  const file = await page.request.get((await receipt.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
});
