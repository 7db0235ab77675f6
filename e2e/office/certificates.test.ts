// What students ask for: from the request to the printed transfer certificate.
import { enterStudent, expect, expectAccessible, hand, stateOf, test } from '#e2e/portal-page.ts';

test('a transfer certificate goes from the request to the printer in at most six clicks', async ({
  page,
  office,
}) => {
  const { id, lastName } = await enterStudent(page, { dob: '2007-04-14' });
  const asked = await office.post(`/api/students/${id}/certificate-requests`, {
    data: { kind: 'transfer', purpose: '' },
  });
  expect(asked.status()).toBe(201);
  await page.goto('/admin-dashboard');
  const { click, clicks } = hand();
  await click(page.getByRole('link', { name: /certificates? asked for/ }));
  await click(
    page.getByRole('button', { name: new RegExp(`^Issue: Transfer certificate of .*${lastName}`) }),
  );
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Date of leaving')).toBeVisible();
  await expectAccessible(page);
  await click(dialog.getByRole('button', { name: 'Issue' }));
  await expect(dialog.getByText(/^VCP\/TC\/.* was issued\.$/)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    click(dialog.getByRole('link', { name: 'Print' })),
  ]);
  expect(download.suggestedFilename()).toMatch(/^transfer-VCP-TC-.*\.pdf$/);
  expect(clicks()).toBeLessThanOrEqual(6);
});

test('a student asks for a certificate and reads why the office refuses it', async ({
  page,
  browser,
  baseURL,
  sampleStudent,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', storageState: stateOf(sampleStudent) });
  const student = await context.newPage();
  await student.goto(`/student-dashboard/${sampleStudent.id}/certificates`);
  await student.getByLabel('Certificate', { exact: true }).selectOption('Conduct certificate');
  await student.getByLabel('What it is for').fill('Hostel');
  await student.getByRole('button', { name: 'Ask' }).click();
  await expect(student.getByRole('table').getByText('Asked', { exact: true })).toBeVisible();
  await expectAccessible(student);

  await page.goto('/admin-dashboard/certificates');
  await page.getByRole('button', { name: /^Refuse: Conduct certificate of Sravani Pilla/ }).click();
  const question = page.getByRole('alertdialog');
  await question.getByLabel('Reason').fill('Please bring your hostel form');
  await question.getByRole('button', { name: 'Refuse' }).click();
  await expect(question).toBeHidden();
  await student.reload();
  await expect(student.getByText('Refused: Please bring your hostel form')).toBeVisible();
  await context.close();
});
