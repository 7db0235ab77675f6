// The account settings of each role: list and end devices, change the password.
import { become, expect, test } from '#e2e/portal-own-page.ts';
import { signIn, stateOf } from '#e2e/portal-page.ts';

for (const role of ['student', 'faculty'] as const) {
  test(`a ${role} ends another device, and changes the password`, {
    tag: role === 'student' ? [] : '@long',
  }, async ({ page, playwright, baseURL: origin, join }) => {
    const baseURL = origin ?? '';
    const person = await join(role);
    const { id, email, password } = person;
    const storageState = stateOf(await signIn(playwright, baseURL, role, email, password));
    const elsewhere = await playwright.request.newContext({ baseURL, storageState });
    const statusElsewhere = async () =>
      ((await (await elsewhere.get('/api/auth/status')).json()) as { isAuthenticated: boolean })
        .isAuthenticated;
    expect(await statusElsewhere()).toBe(true);

    await become(page, person);
    await page.goto(`/${role}-dashboard/${id}/settings`);
    const devices = page.getByRole('region', { name: 'Signed-in devices' }).getByRole('listitem');
    await expect(devices).toHaveCount(2);
    const own = devices.filter({ hasText: 'this device' });
    await expect(own).toHaveCount(1);
    await expect(own.getByRole('button')).toHaveCount(0);
    await page.route('**/api/auth/sessions/*', (route) => route.abort(), { times: 1 });
    const end = devices.getByRole('button', { name: /^Sign out/ });
    await end.click();
    await expect(page.getByText('The server cannot be reached.')).toBeVisible();
    await end.click();
    await expect(page.getByText('Signed out there')).toBeVisible();
    await expect(devices).toHaveCount(1);
    expect(await statusElsewhere()).toBe(false);
    await elsewhere.dispose();

    await page.getByLabel('Current password').fill(password);
    await page.getByLabel('New password').fill('banyan roots monsoon');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(
      page.getByText('Password changed. Your other devices are signed out, and a calendar link has ended.'),
    ).toBeVisible();
    await expect(page.getByLabel('Current password')).toHaveValue('');
    await expect(page.getByLabel('New password')).toHaveValue('');
    await signIn(playwright, baseURL, role, email, 'banyan roots monsoon');
    // The form is saved: leaving asks no question.
    await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
    await expect(page).toHaveURL(`/${role}-dashboard/${id}`);
  });
}
