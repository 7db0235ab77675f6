// Choosing a password with an invite link: the link is made through the API as the sample admin does it.
import type { Browser, Page } from '@playwright/test';
import { clickTwice, expect, expectAccessible, test } from '#e2e/public-page.ts';
import { aStudent } from '#test/factories.ts';

interface Invited {
  id: string;
  email: string;
  token: string;
}

/** A new student, and the token of the student’s invite link. */
async function inviteStudent(browser: Browser, origin: string): Promise<Invited> {
  const context = await browser.newContext({ baseURL: origin });
  const { request } = context;
  const login = await request.post('/api/auth/admin/login', {
    data: { username: 'admin', password: 'vcp-demo-admin' },
  });
  expect(login.status()).toBe(200);
  const email = `invited-${crypto.randomUUID()}@people.example`;
  const { enrollmentNumber: _, ...student } = aStudent();
  const created = await request.post('/api/students', {
    data: { ...student, contactInfo: { email, phone: '' } },
  });
  expect(created.status(), await created.text()).toBe(201);
  const { id } = (await created.json()) as { id: string };
  const invite = await request.post(`/api/students/${id}/invites`);
  expect(invite.status()).toBe(201);
  const { link } = (await invite.json()) as { link: string };
  await context.close();
  expect(new URL(link).pathname).toBe('/set-password');
  return { id, email, token: new URL(link).hash.slice(1) };
}

const fields = (page: Page) => ({
  first: page.getByLabel('New password', { exact: true }),
  save: page.getByRole('button', { name: 'Save password' }),
  alert: page.getByRole('main').getByRole('alert'),
});

test('an invite link leads to a password, and the password to the portal', async ({
  page,
  browser,
  baseURL,
}) => {
  const { id, email, token } = await inviteStudent(browser, baseURL ?? '');
  await page.goto(`/set-password#${token}`);
  const { first, save } = fields(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose your password');
  // The token is removed from the address and from the history.
  await expect(page).toHaveURL('/set-password');

  await first.fill('short');
  await save.click();
  await expect(first).toHaveAccessibleDescription(/Use at least 8 characters$/);
  await expect(first).toBeFocused();
  await first.fill('banyan-roots-62');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(first).toHaveAttribute('type', 'text');
  await save.click();
  await expect(page.getByText('Your password is saved, and you are logged in.')).toBeVisible();
  await expect(save).toBeHidden();
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('link', { name: 'Open my pages' }).click();
  await expect(page).toHaveURL(new RegExp(`/student-dashboard/${id}`));
});

test('an unreachable or failing server is reported, and the typed password stays', async ({ page }) => {
  await page.goto(`/set-password#${'x'.repeat(43)}`);
  const { first, save, alert } = fields(page);
  await first.fill('banyan-roots-62');
  for (const answer of ['no network', 'broken']) {
    await page.route(
      '**/api/auth/passwords',
      (route) => (answer === 'broken' ? route.fulfill({ status: 502, body: '<h1>Bad</h1>' }) : route.abort()),
      { times: 1 },
    );
    await clickTwice(save);
    await expect(alert).toHaveText('An error occurred. Please try again.');
    await expect(save).toBeEnabled();
    await expect(first).toHaveValue('banyan-roots-62');
    await alert.evaluate((element) => element.replaceChildren());
  }
  await save.click();
  await expectLinkOver(page, 'This link has expired or was already used. Ask the office for a new one.');
});

/** What cannot be used is not filled in: the page says why, and leads to a new link. */
async function expectLinkOver(page: Page, sentence: string): Promise<void> {
  const { alert, first, save } = fields(page);
  await expect(alert).toHaveText(sentence);
  await expect(first).toHaveCount(0);
  await expect(save).toHaveCount(0);
}

test('without a token, or with a part of one, the page says that the link is not complete, and leads to a new one', async ({
  page,
}) => {
  for (const token of ['', 'x'.repeat(40)]) {
    // Another fragment alone would not load the page again.
    await page.goto('/about');
    await page.goto(`/set-password#${token}`);
    await expectLinkOver(
      page,
      'This link is not complete. Open it again from the message, or ask the office for a new one.',
    );
  }
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page.getByRole('button', { name: 'Ask for a link' })).toBeVisible();
});
