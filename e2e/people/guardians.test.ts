// A parent's way from the invite to the child's attendance, and what the office takes away.
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { openAs, openPhone, test } from '#e2e/college.ts';
import { expectAccessible } from '#e2e/portal-page.ts';
import { demoAccounts } from '#server/db/demo/accounts.ts';
import { aPhoto } from '#test/factories.ts';

const password = 'mango river bicycle';
const both = { maySeeFees: true, maySeeMarks: true };

/** Two students of the sample college, with a guardian who has a link to choose a password. */
async function inviteGuardian(office: APIRequestContext, phone: string, relation: string) {
  const found = await office.get('/api/students?status=ACTIVE&year=SECOND&page=1&pageSize=2');
  const children = (await found.json()) as { id: string; firstName: string }[];
  const made = await office.post('/api/guardians', {
    data: { firstName: 'Lakshmi', lastName: 'Devi', phone },
  });
  const { id } = (await made.json()) as { id: string };
  for (const child of children)
    await office.put(`/api/students/${child.id}/guardians/${id}`, { data: { relation, ...both } });
  const invite = await office.post(`/api/guardians/${id}/invites`);
  const { link } = (await invite.json()) as { link: string };
  return { id, link, children };
}

/** Counts what the thumb does: each field that is touched, each button. */
function thumbOf(page: Page) {
  let taps = 0;
  return {
    tap: async (name: RegExp | string, role: 'button' | 'link' = 'button') => {
      taps += 1;
      await page.getByRole(role, { name }).first().click();
    },
    type: async (label: string, text: string) => {
      taps += 1;
      await page.getByLabel(label, { exact: true }).fill(text);
    },
    count: () => taps,
  };
}

async function choosePassword(page: Page, link: string) {
  const thumb = thumbOf(page);
  await page.goto(link);
  await thumb.type('కొత్త పాస్‌వర్డ్', password);
  await thumb.tap('పాస్‌వర్డ్ సేవ్ చేయండి');
  await thumb.tap('నా పేజీలు తెరవండి', 'link');
  await page.waitForURL(/guardian-dashboard/);
  return thumb;
}

test('a mother of two comes from the invite to the attendance in five taps, in Telugu, and changes the child', async ({
  office,
  browser,
  baseURL,
}) => {
  const { id, link, children } = await inviteGuardian(office, '98480 33441', 'mother');
  const page = await openPhone(browser, baseURL ?? '');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const thumb = await choosePassword(page, link);
  await expect(page.getByRole('button', { name: children[0]?.firstName })).toBeVisible();
  expect(asked.filter((url) => url.endsWith(`/api/guardians/${id}`))).toHaveLength(1);
  await thumb.tap('హాజరు', 'link');
  await expect(page.getByRole('heading', { level: 1, name: 'హాజరు' })).toBeVisible();
  await expect(page.getByText(/క్లాసుల్లో \d+ కు వచ్చారు/)).toBeVisible();
  expect(thumb.count()).toBeLessThanOrEqual(5);
  await expect(page.locator('html')).toHaveAttribute('lang', 'te-IN');

  const [one, two] = children;
  await expect(page.getByRole('button', { name: one?.firstName, pressed: true })).toBeVisible();
  await thumb.tap(two?.firstName ?? '');
  await expect(page.getByRole('button', { name: two?.firstName, pressed: true })).toBeVisible();
  await page.context().close();
});

test('a father whose access is ended while he looks sees that child no more', async ({
  office,
  browser,
  baseURL,
}) => {
  const { id, link, children } = await inviteGuardian(office, '98480 33442', 'father');
  const page = await openPhone(browser, baseURL ?? '');
  await choosePassword(page, link);
  const [one, two] = children;
  await expect(page.getByRole('button', { name: one?.firstName })).toBeVisible();
  await office.delete(`/api/students/${one?.id}/guardians/${id}`);
  await page.getByRole('link', { name: 'ఫీజులు' }).first().click();
  // With one child there is nothing to choose.
  await expect(page.getByRole('button', { name: one?.firstName })).toHaveCount(0);
  await expect(page.getByText(new RegExp(`^${two?.firstName}`)).first()).toBeVisible();
  await office.delete(`/api/students/${two?.id}/guardians/${id}`);
  // The screen may ask by itself before: the dialog is then over the link.
  await page.getByRole('link', { name: 'హాజరు' }).first().dispatchEvent('click');
  await expect(page.getByRole('alertdialog', { name: 'దయచేసి మళ్లీ లాగిన్ అవ్వండి' })).toBeVisible();
  await page.context().close();
});

test('the sample mother’s screens are accessible in English too, and she says that she has paid', {
  tag: '@long',
}, async ({ office, browser, baseURL }) => {
  const page = await openPhone(browser, baseURL ?? '');
  const { loginName: phone, password: sample } = demoAccounts.guardian;
  const answer = await page.request.post('/api/auth/guardian/login', { data: { phone, password: sample } });
  const home = `/guardian-dashboard/${((await answer.json()) as { user: { id: string } }).user.id}`;
  await page.request.put('/api/account/language', { data: { language: 'en' } });
  const screens = ['', '/attendance', '/fees', '/marks', '/certificates', '/settings'];
  for (const screen of screens) {
    await page.goto(`${home}${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // Light and dark.
    await expectAccessible(page);
  }
  await expect(page.getByRole('heading', { name: 'On your phone like an app' })).toBeVisible();
  await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/guardian.webmanifest');

  await page.goto(`${home}/marks`);
  // A child of the second year, whose earlier examinations are behind a button.
  await page.getByRole('button', { name: 'Sravani' }).click();
  await expect(page.getByRole('link', { name: 'Marks memo (PDF)' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Show all/ })).toBeVisible();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect.poll(height).toBeLessThanOrEqual(1200);

  await page.goto(`${home}/fees`);
  await page.getByRole('button', { name: 'Sravani' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Fee statement (PDF)' }).click();
  expect((await download).suggestedFilename()).toBe('fee-statement-VCP25001.pdf');
  await page.getByRole('button', { name: 'I have paid' }).click();
  const dialog = page.getByRole('dialog', { name: 'I have paid' });
  await dialog.getByLabel('UTR').fill('403211778891');
  await dialog
    .getByLabel('Picture of the transfer, if you have one')
    .setInputFiles({ name: 'upi.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Tell the office' }).click();
  await expect(page.getByRole('table', { name: 'Transfers you told us of' })).toContainText('403211778891');
  await page.context().close();
  const claims = (await (await office.get('/api/payment-claims')).json()) as object[];
  expect(claims).toContainEqual(expect.objectContaining({ utr: '403211778891', hasPicture: true }));
});

test('a principal finds no button that changes a record', async ({ office, browser, baseURL }) => {
  const principal = await openAs('principal', { office, browser, baseURL });
  await principal.goto('/admin-dashboard/students');
  await expect(principal.getByRole('row').nth(1)).toBeVisible();
  const main = principal.getByRole('main');
  for (const deed of ['Enter New Student', 'Import CSV', /^Edit /, /^Delete /])
    await expect(main.getByRole('button', { name: deed })).toHaveCount(0);
  const deed = /^(Take|Close|Cancel|Remind|Add|Raise|Edit|Delete)\b/;
  for (const [section, table] of [
    ['payments', 'Payments'],
    ['dues', 'Dues'],
    ['fee-plans', 'Fee plans'],
  ] as const) {
    await principal.goto(`/admin-dashboard/${section}`);
    await expect(main.getByRole('table', { name: table, exact: true }).getByRole('row').nth(1)).toBeVisible();
    for (const role of ['button', 'link'] as const)
      await expect(main.getByRole(role, { name: deed })).toHaveCount(0);
  }
  for (const section of ['promotion', 'take-payments', 'bank-statement']) {
    await principal.goto(`/admin-dashboard/${section}`);
    await expect(main.getByRole('heading', { name: 'There is no such screen' })).toBeVisible();
  }
  await principal.context().close();
});
