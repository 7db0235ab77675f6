// Admins by invite, and the codes of an authenticator app: in the settings, at the log-in, and before actions that
// cannot be undone.

import { expect, stateOf, test } from '#e2e/portal-page.ts';
import { expectAccessible } from '#e2e/public-page.ts';
import { totpCode, totpStep } from '#server/auth/totp.ts';
import { demoAccounts } from '#server/db/demo/accounts.ts';
import { now } from '#test/clock.ts';

const password = 'banyan roots monsoon';

test('an invited admin chooses a password, sets up two-step login and signs in with a code', async ({
  page,
  browser,
}) => {
  const username = 'lakshmi';
  await page.goto('/admin-dashboard/settings?tab=admins');
  await page.getByLabel('Username of the new admin').fill(username);
  await page.getByRole('button', { name: 'Invite an admin' }).click();
  const dialog = page.getByRole('dialog', { name: `Invite ${username}` });
  await expect(dialog.getByLabel('Link')).toHaveValue(/\/set-password#/);
  const link = await dialog.getByLabel('Link').inputValue();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  const row = page.getByRole('listitem').filter({ hasText: username });
  await expect(row).toContainText('Invited, link open until');
  await expectAccessible(page);

  const context = await browser.newContext({ storageState: stateOf() });
  const admin = await context.newPage();
  await admin.goto(link);
  await admin.getByLabel('New password', { exact: true }).fill(password);
  await admin.getByRole('button', { name: 'Save password' }).click();
  await expect(admin.getByText(`Next time log in with your username ${username}`)).toBeVisible();
  await admin.getByRole('link', { name: 'Open my pages' }).click();
  await expect(admin).toHaveURL('/admin-dashboard');

  await admin.goto('/admin-dashboard/settings');
  await admin.getByRole('button', { name: 'Set up two-step login' }).click();
  await expect(admin.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const secret = await admin.getByLabel('Key', { exact: true }).inputValue();
  await expectAccessible(admin);
  // The server also accepts the code of the step before: the half minute may end before it has checked this one.
  await admin.getByLabel('Code', { exact: true }).fill(totpCode(secret, totpStep(now())));
  await admin.getByRole('button', { name: 'Turn on two-step login' }).click();
  const codes = admin
    .getByRole('heading', { name: 'Your recovery codes' })
    .locator('..')
    .getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = (await codes.first().textContent()) ?? '';
  await expectAccessible(admin);
  await context.clearCookies({ name: '__Host-sid' });

  await admin.goto('/admin-login');
  await admin.getByLabel('Username').fill(username);
  await admin.getByLabel('Password', { exact: true }).fill(password);
  await expect(admin.getByLabel('Code')).toBeHidden();
  await admin.getByRole('button', { name: 'Login' }).click();
  const code = admin.getByLabel('Code');
  await expect(code).toBeFocused();
  await expect(admin.getByRole('main').getByRole('alert')).toHaveText(
    'Enter the code of your authenticator app, or a recovery code.',
  );
  await code.fill('000000');
  await admin.getByRole('button', { name: 'Login' }).click();
  await expect(admin.getByRole('main').getByRole('alert')).toHaveText(
    'This code is not right or was already used. Enter the next one.',
  );
  await expectAccessible(admin);
  await code.fill(recoveryCode);
  await admin.getByRole('button', { name: 'Login' }).click();
  await expect(admin).toHaveURL('/admin-dashboard');
  await context.close();

  await page.reload();
  // The server's answer ten minutes after the log-in.
  const sentence = 'Confirm with your password that it is you.';
  const refusal = { status: 403, json: { error: sentence, fields: { confirmation: sentence } } };
  await page.route('**/api/admins/*', (route) => route.fulfill(refusal), { times: 1 });
  await row.getByRole('button', { name: `Remove ${username}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  const confirmation = page.getByRole('alertdialog', { name: 'Is it you?' });
  await confirmation.getByLabel('Password', { exact: true }).fill('wrong');
  await confirmation.getByRole('button', { name: 'Confirm' }).click();
  await expect(confirmation.getByRole('alert')).toHaveText('This is not your password');
  await confirmation.getByLabel('Password', { exact: true }).fill(demoAccounts.admin.password);
  await confirmation.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText(`${username} is removed`)).toBeVisible();
  await expect(row).toHaveCount(0);
});
