// From an admin's invite to the student's own record, and to no other record.

import { expectOnScreen } from '#e2e/portal-own-page.ts';
import { enterStudent, expect, openAndExpectRedirect, stateOf, test } from '#e2e/portal-page.ts';
import { demoAccounts } from '#server/db/demo/accounts.ts';

const password = 'mango river bicycle';

test('an invited student chooses a password and reads the own record, and only that', async ({
  page,
  browser,
}) => {
  const { id, lastName, email } = await enterStudent(page, { firstName: 'Bharati' });
  await page.goto(`/admin-dashboard/students/${id}?tab=account`);
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite Bharati' });
  const field = dialog.getByLabel('Link');
  await expect(field).toHaveValue(/\/set-password#/);
  const link = await field.inputValue();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  const whatsApp = await dialog.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href');
  expect(decodeURIComponent(whatsApp ?? '')).toContain(link);

  const context = await browser.newContext({ storageState: stateOf() });
  const student = await context.newPage();
  await student.goto(link);
  await student.getByLabel('New password', { exact: true }).fill(password);
  await student
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(student.getByText(`Next time log in with your email ${email}`)).toBeVisible();
  await student.getByRole('link', { name: 'Open my pages' }).click();

  await expect(student).toHaveURL(`/student-dashboard/${id}`);
  await expect(student.getByText(`Bharati ${lastName}`).first()).toBeVisible();
  await expectOnScreen(student, 'Not Provided');

  // The link works once.
  const late = await context.newPage();
  await late.goto(link);
  await late.getByLabel('New password', { exact: true }).fill('lantern monsoon carpet');
  await late
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await expect(late.getByRole('alert')).toBeVisible();

  // product §6: another person's record leads to the log-in, which redirects a signed-in student to the portal.
  const others = await (
    await page.request.get('/api/students?page=1&pageSize=25&q=student@vcp.example')
  ).json();
  const [{ id: other }] = others as [{ id: string }];
  expect((await context.request.get(`/api/students/${other}`)).status()).toBe(403);
  await openAndExpectRedirect(student, `/student-dashboard/${other}`, `/student-dashboard/${id}`);
  await openAndExpectRedirect(student, '/admin-dashboard', '/faculty-login');
  await context.close();
});

test('a faculty member does not get into the admin portal', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ storageState: stateOf() });
  const page = await context.newPage();
  const { loginName, password: facultyPassword } = demoAccounts.faculty;
  await page.request.post(`${baseURL}/api/auth/faculty/login`, {
    data: { email: loginName, password: facultyPassword },
  });
  // The log-in redirects a signed-in student to the portal.
  await openAndExpectRedirect(page, '/admin-dashboard/students', /\/faculty-dashboard\/[\w-]+$/);
  await context.close();
});
