// What the office is asked before it saves what is rarely meant.

import { enterStudent, expect, expectAccessible, test, unique } from '#e2e/portal-page.ts';
import { today } from '#test/clock.ts';
import { aFacultyMember } from '#test/factories.ts';

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

test('a new student, and a new teacher, who may be there already are asked about first', async ({ page }) => {
  const dob = '2007-04-14T00:00:00.000Z';
  const { firstName, lastName } = await enterStudent(page, { dob });
  const lastNameOfTeacher = unique('Guru');
  const member = aFacultyMember({ firstName: 'Vijaya', lastName: lastNameOfTeacher, personalInfo: { dob } });
  expect((await page.request.post('/api/faculty', { data: member })).status()).toBe(201);
  const parents = {
    "Father's First Name": 'Ravi',
    "Father's Last Name": 'Sample',
    "Mother's First Name": 'Sita',
    "Mother's Last Name": 'Sample',
  };
  const born = { Religion: 'Hindu', Nationality: 'Indian', 'Date of Birth': '14/04/2007' };
  const forms = [
    [
      'students',
      'Student',
      'Enter New Student',
      { 'First Name': firstName, 'Last Name': lastName, ...parents, ...born },
    ],
    [
      'faculty',
      'Faculty',
      'Add New Faculty',
      { 'First Name': 'Vijaya', 'Last Name': lastNameOfTeacher, Specialization: 'Neurology', ...born },
    ],
  ] as const;
  for (const [path, noun, opens, texts] of forms)
    await test.step(noun, async () => {
      await page.goto(`/admin-dashboard/${path}`);
      await page.getByRole('button', { name: opens }).click();
      const dialog = page.getByRole('dialog', { name: `Create ${noun}` });
      for (const [label, text] of Object.entries(texts))
        await dialog.getByLabel(new RegExp(`^${label}( \\(optional\\))?$`)).fill(text);
      await dialog.getByLabel('Email').fill(`${unique('again')}@vcp.example`);
      await dialog.getByLabel('Gender').selectOption('Female');
      const question = page.getByRole('alertdialog', { name: 'This person is there already' });
      await dialog.getByRole('button', { name: 'Create', exact: true }).click();
      await expect(question).toContainText(
        /, who is there already, has the same name.*, born on 14 Apr 2007/,
      );
      await question.getByRole('button', { name: 'Do not save' }).click();
      await expect(dialog.getByLabel('First Name', { exact: true })).toHaveValue(texts['First Name']);
      await dialog.getByRole('button', { name: 'Create', exact: true }).click();
      await question.getByRole('button', { name: 'Save all the same' }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(`${noun} created`)).toBeVisible();
    });
});
