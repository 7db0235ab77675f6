// A register that the office takes: its portal has no service worker.

import { become } from '#e2e/college.ts';
import { endOffline, expect, test } from '#e2e/public-page.ts';
import { today } from '#test/clock.ts';
import { prepareRegisterClass } from '#test/register-class.ts';

test.use({ state: 'bare' });

test('a register of the office needs a connection only to be opened, and is sent from the first screen too', async ({
  page,
  context,
  college,
}) => {
  const { call } = await prepareRegisterClass(college, today);
  const held = async () =>
    (await call('GET', `/api/classes?from=${today}&to=${today}`)).json as { id: string; counts: object }[]; // the call answers a list
  const taken = [{ counts: { present: 14, absent: 1 } }];
  const waiting = page.getByText('1 register is saved on this device and not sent yet.');
  const saveOffline = async () => {
    await page.goto(`/admin-dashboard/registers?day=${today}`);
    await page
      .getByRole('link', { name: /^Human Anatomy/ })
      .first()
      .click();
    await page
      .getByRole('button', { name: /absent$/ })
      .first()
      .click();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save register' }).click();
    await expect(waiting).toBeVisible();
  };
  await become(page, college.admin);

  await saveOffline();
  await context.setOffline(false);
  await expect(waiting).toHaveCount(0);
  expect(await held()).toMatchObject(taken);

  for (const { id } of await held()) await call('DELETE', `/api/classes/${id}`);
  await saveOffline();
  await endOffline(page);
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto('/admin-dashboard');
  await expect.poll(held).toMatchObject(taken);
});
