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

test('what is wrong in the settings of certificates is said at its field, and what is right is saved', async ({
  page,
  office,
}) => {
  await page.goto('/admin-dashboard/settings?tab=papers');
  await page.getByLabel(/^Study certificate/).fill('1000');
  await page.getByLabel('Lines', { exact: true }).fill('Name: {name}\nNick: {nickname}');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Days must be a whole number from 0 to 90')).toBeVisible();
  await expect(page.getByText(/^‘Nick: \{nickname\}’: In braces stand only/)).toBeVisible();
  await page.getByLabel(/^Study certificate/).fill('');
  await page.getByLabel('Lines', { exact: true }).fill('Name: {name}\nConduct: {conduct}');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Settings of certificates updated')).toBeVisible();
  const { papers } = (await (await office.get('/api/settings')).json()) as {
    papers: { requestDays: object; transferLines: string[] };
  };
  expect(papers.requestDays).toMatchObject({ study: null, bonafide: 3 });
  expect(papers.transferLines).toEqual(['Name: {name}', 'Conduct: {conduct}']);
});
