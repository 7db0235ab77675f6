// The student's own screen: record, fees, results, grades, account, history, each with its address.
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import {
  clickTwice,
  enterStudent,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  type NewStudent,
  stateOf,
  tabTo,
  test,
} from '#e2e/portal-page.ts';

const address = ({ id }: { id: string }, tab?: string) =>
  `/admin-dashboard/students/${id}${tab ? `?tab=${tab}` : ''}`;
const parts = (page: Page) => page.getByRole('navigation', { name: /^About / });
const table = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

async function addFee(page: Page, { id }: NewStudent, label: string): Promise<{ id: string }> {
  const data = { label, amount: 50_000, paid: 0, dueOn: '2026-12-01' };
  const answer = await page.request.post(`/api/students/${id}/fees`, { data });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as { id: string };
}

/** Invites the student, and chooses the password, as the student would. */
async function asStudent(page: Page, student: NewStudent, anonymous: APIRequestContext): Promise<object> {
  const invite = await page.request.post(`/api/students/${student.id}/invites`);
  const { link } = (await invite.json()) as { link: string };
  const password = 'mango river bicycle';
  await anonymous.post('/api/auth/passwords', { data: { token: link.split('#')[1], password } });
  const include = 'fees,results.subject,gradeInfo.subject';
  return (await anonymous.get(`/api/students/${student.id}?include=${include}`)).json() as Promise<object>;
}

test('each part has an address, is reached by keyboard, and fits 320 px while empty', {
  tag: '@long',
}, async ({ page }) => {
  const student = await enterStudent(page, { firstName: 'వెంకటలక్ష్మి' });
  const name = `వెంకటలక్ష్మి ${student.lastName}`;
  await page.goto(address(student, 'no-such-part'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(parts(page).getByRole('link', { name: 'Record' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('Personal information')).toBeVisible();

  const empty = {
    Fees: 'No fees have been entered yet.',
    Results: 'No results have been entered yet.',
    Grades: 'No grades have been entered yet.',
    Account: 'cannot sign in yet',
    History: 'Entered the record',
  };
  for (const [part, text] of Object.entries(empty)) {
    await tabTo(page, parts(page).getByRole('link', { name: part }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(address(student, part.toLowerCase()));
    await expect(page.getByText(text)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${name}: ${part}`));
    await expect(parts(page).locator('[aria-current]')).toHaveText(part);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  }
  await page.goBack();
  await expect(page).toHaveURL(address(student, 'account'));
  for (const part of Object.keys(empty)) {
    await parts(page).getByRole('link', { name: part }).click();
    await expect(page).toHaveURL(address(student, part.toLowerCase()));
    await expectNoSidewaysScroll(page);
  }
});

test('fees: messages at their fields, one row for two clicks, totals, edit, delete', async ({ page }) => {
  const student = await enterStudent(page);
  await page.goto(address(student, 'fees'));
  await page.getByRole('button', { name: 'Add fee' }).click();
  const dialog = dialogOf(page, 'Add fee');
  await expect(dialog.getByLabel('Fee', { exact: true })).toBeFocused();
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByLabel('Fee', { exact: true })).toHaveAccessibleDescription(/Label is required/);
  await expect(dialog.getByLabel('Amount')).toHaveAccessibleDescription(/Amount must be a number of rupees/);
  await expect(dialog.getByLabel('Due on')).toHaveAccessibleDescription('Due date is required');
  await expectAccessible(page);

  await dialog.getByLabel('Fee', { exact: true }).fill('Tuition fee, first year');
  await dialog.getByLabel('Amount').fill('1,20,000');
  await dialog.getByLabel('Due on').fill('2027-01-05');
  await dialog.getByLabel('Paid', { exact: false }).first().fill('1,30,000');
  await dialog.getByRole('button', { name: 'Add' }).click();
  const paid = dialog.getByLabel(/^Paid \(/);
  await expect(paid).toHaveAccessibleDescription(/Paid cannot be more than the amount/);
  await paid.fill('40,000');
  await clickTwice(dialog.getByRole('button', { name: 'Add' }));
  await expect(dialog).toBeHidden();

  const fees = table(page, 'Fees');
  await expect(fees.getByRole('row')).toHaveCount(2);
  await expect(fees.getByRole('row').nth(1)).toContainText('₹ 1,20,000');
  await expect(fees.getByRole('row').nth(1)).toContainText('₹ 80,000');
  await expect(fees.getByRole('row').nth(1)).toContainText('5 Jan 2027');
  // The button of the empty table is removed: the focus stays in this part.
  await expect(page.getByRole('heading', { name: 'Fees', exact: true })).toBeFocused();

  const edit = page.getByRole('button', { name: 'Edit Tuition fee, first year' });
  await edit.click();
  // What is paid changes by its payments alone.
  await expect(dialogOf(page, 'Edit fee').getByLabel(/^Paid/)).toHaveCount(0);
  await dialogOf(page, 'Edit fee').getByLabel('Amount').fill('1,50,000');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Fee updated')).toBeVisible();
  await expect(fees.getByRole('row').nth(1)).toContainText('₹ 1,10,000');
  await expect(edit).toBeFocused();
  await expect(page.getByRole('link', { name: 'Fee statement (PDF)' })).toHaveAttribute(
    'href',
    `/api/students/${student.id}/fee-statement.pdf`,
  );
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Delete Tuition fee, first year' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete fee' });
  await expect(question).toContainText('Are you sure you want to delete this fee?');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No fees have been entered yet.')).toBeVisible();
  await expect(page.getByRole('status')).toContainText('Settings can bring it back for 30 days.');

  await parts(page).getByRole('link', { name: 'History' }).click();
  const history = table(page, 'History');
  await expect(history.getByRole('row').nth(1)).toContainText('Deleted the fee ‘Tuition fee, first year’');
  await expect(history.getByRole('row').nth(2)).toContainText('Amount: ₹ 1,20,000 → ₹ 1,50,000');
  await expect(history.getByRole('row').nth(3)).toContainText('Due on: 5 Jan 2027');
});

/** Chooses the first subject of the student's own year. */
async function chooseSubject(dialog: Locator): Promise<string> {
  const subject = dialog.getByLabel('Subject');
  const groups = subject.locator('optgroup');
  await expect(groups).toHaveCount(4);
  await expect(groups.first()).toHaveAttribute('label', 'First year');
  const option = groups.first().locator('option').first();
  await subject.selectOption((await option.getAttribute('value')) ?? '');
  return ((await option.textContent()) ?? '').replace(/^\S+ /, '');
}

test('a result and a grade are entered, one row each for two clicks, and the student reads them and the fee', {
  tag: '@long',
}, async ({ page, playwright, baseURL }) => {
  const student = await enterStudent(page);
  await addFee(page, student, 'Hostel');
  await page.goto(address(student, 'results'));
  await page.getByRole('button', { name: 'Add result' }).click();
  const result = dialogOf(page, 'Add result');
  const subject = await chooseSubject(result);
  await result.getByLabel('Exam').fill('First internal');
  await result.getByLabel('Held on').fill('2026-10-05');
  await result.getByLabel('Marks', { exact: true }).fill('27');
  await result.getByLabel('Maximum marks').fill('25');
  await result.getByRole('button', { name: 'Add' }).click();
  await expect(result.getByLabel('Marks', { exact: true })).toHaveAccessibleDescription(
    'Marks cannot be more than the maximum',
  );
  await expectAccessible(page);
  await result.getByLabel('Marks', { exact: true }).fill('17.5');
  await clickTwice(result.getByRole('button', { name: 'Add' }));
  await expect(result).toBeHidden();
  await expect(table(page, 'Results').getByRole('row')).toHaveCount(2);
  await expect(table(page, 'Results').getByRole('row').nth(1)).toContainText(subject);
  await expect(table(page, 'Results').getByRole('row').nth(1)).toContainText('17.5 / 25');

  await parts(page).getByRole('link', { name: 'Grades' }).click();
  await page.getByRole('button', { name: 'Add grade' }).click();
  const grade = dialogOf(page, 'Add grade');
  await chooseSubject(grade);
  await grade.getByLabel('Term').fill('Semester 1');
  await grade.getByLabel('Grade', { exact: true }).fill('A+');
  await grade.getByLabel('Grade point').fill('11');
  await grade.getByRole('button', { name: 'Add' }).click();
  await expect(grade.getByLabel('Grade point')).toHaveAccessibleDescription(/Grade point is 0 to 10/);
  await grade.getByLabel('Grade point').fill('9');
  await clickTwice(grade.getByRole('button', { name: 'Add' }));
  await expect(grade).toBeHidden();
  await expect(table(page, 'Grades').getByRole('row')).toHaveCount(2);
  await expect(table(page, 'Grades').getByRole('row').nth(1)).toContainText('Semester 1');
  await expect(page.getByRole('link', { name: 'Marks memo (PDF)' })).toBeVisible();

  const anonymous = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    storageState: stateOf(),
  });
  expect(await asStudent(page, student, anonymous)).toMatchObject({
    fees: [{ label: 'Hostel', amount: 50_000 }],
    results: [{ exam: 'First internal', marks: 17.5, maxMarks: 25, subject: { name: subject } }],
    gradeInfo: [{ term: 'Semester 1', grade: 'A+', gradePoint: 9, subject: { name: subject } }],
  });
  await anonymous.dispose();

  // The admin sees the student's last sign-in.
  await parts(page).getByRole('link', { name: 'Account' }).click();
  await expect(page.getByText('Chosen')).toBeVisible();
  await expect(page.getByText('Not signed in anywhere.')).toBeHidden();
  await expect(page.getByText('Never')).toBeHidden();
  await expectAccessible(page);
});

test('the second editor of a fee is shown the difference in words, and decides', async ({ page }) => {
  const student = await enterStudent(page);
  const { id } = await addFee(page, student, 'Hostel');
  await page.goto(address(student, 'fees'));
  await page.getByRole('button', { name: 'Edit Hostel' }).click();
  const dialog = dialogOf(page, 'Edit fee');
  const theirs = { label: 'Hostel', amount: 60_000, paid: 0, dueOn: '2027-02-01' };
  await page.request.put(`/api/students/${student.id}/fees/${id}`, { data: theirs });
  await dialog.getByLabel('Amount').fill('70,000');
  await dialog.getByRole('button', { name: 'Update' }).click();
  const conflict = dialogOf(page, 'Another person saved this record');
  await expect(conflict.getByRole('row').filter({ hasText: 'Amount' })).toContainText('₹ 60,000₹ 70,000');
  await expect(conflict.getByRole('row').filter({ hasText: 'Due on' })).toContainText('1 Feb 20271 Dec 2026');
  await expect(conflict.getByRole('row')).toHaveCount(3);
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Save mine over it' }).click();
  await expect(table(page, 'Fees').getByRole('row').nth(1)).toContainText('₹ 70,000');
});

test('a student deleted from the own screen leads back to the list, where Undo brings them back', async ({
  page,
}) => {
  const student = await enterStudent(page);
  await page.goto(address(student));
  await page.getByRole('button', { name: 'Edit' }).click();
  await dialogOf(page, 'Edit Student').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/admin-dashboard/students');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`Asha ${student.lastName} is back`)).toBeVisible();
});
