// Certificates: the office issues and withdraws one, and an anonymous visitor checks it.
import { enterStudent, expect, expectAccessible, stateOf, test } from '#e2e/portal-page.ts';

test('a certificate is issued, checked by its code without a log-in, and withdrawn', async ({
  page,
  browser,
  baseURL,
}) => {
  const { id } = await enterStudent(page);
  await page.goto(`/admin-dashboard/students/${id}?tab=certificates`);
  await page.getByLabel('Issued for').fill('Bank loan');
  await page.getByRole('button', { name: 'Issue' }).click();
  const link = page.getByRole('link', { name: /^VCP\/BC\// });
  await expect(link).toBeVisible();
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Print' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^bonafide-VCP-BC-.*\.pdf$/);
  const address = (await link.getAttribute('href')) ?? '';

  const context = await browser.newContext({
    storageState: stateOf(),
    ...(baseURL && { baseURL }),
  });
  const visitor = await context.newPage();
  await visitor.goto(address);
  await expect(visitor.getByText('This document is valid.')).toBeVisible();
  await expect(visitor.getByText('A. Z.')).toBeVisible();
  await expectAccessible(visitor);

  expect((await visitor.request.get(address)).status()).toBe(200);
  const madeUp = await visitor.goto('/verify/ABCDEFGHJKLM');
  expect(madeUp?.status()).toBe(404);
  await expect(visitor.getByText(/^There is no document with this code/)).toBeVisible();

  await page.getByRole('button', { name: /^Withdraw VCP/ }).click();
  const question = page.getByRole('alertdialog');
  await question.getByLabel('Reason').fill('Wrong year');
  await question.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText(/^Withdrawn on .*: Wrong year$/)).toBeVisible();

  // On a slow line the code is typed and sent before the script of the form is there.
  const sent = Promise.withResolvers<void>();
  await visitor.route(/verify-form.*\.js$/, async (route) => {
    await sent.promise;
    await route.continue();
  });
  await visitor.goto('/verify');
  await visitor.getByLabel('Code on the document').fill(address.split('/').at(-1)?.toLowerCase() ?? '');
  await visitor.getByRole('button', { name: 'Check' }).click();
  sent.resolve();
  await expect(visitor.getByText(/was withdrawn by the college on/)).toBeVisible();
  await visitor.getByLabel('Code on the document').fill(' ');
  await visitor.getByRole('button', { name: 'Check' }).click();
  await expect(visitor.getByText('Type the code that is printed on the document.')).toBeVisible();
  await visitor.getByLabel('Code on the document').fill('UNKNOWN');
  await visitor.getByRole('button', { name: 'Check' }).click();
  await expect(visitor.getByText(/^There is no document with this code/)).toBeVisible();
  await context.close();
});
