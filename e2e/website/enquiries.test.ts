// A visitor on a phone allows the call back, and the office follows it up.
import { readFile } from 'node:fs/promises';
import { expectNoChat, openedChat } from '#e2e/chats.ts';
import { become } from '#e2e/college.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#e2e/public-page.ts';

test.use({ state: 'bare' });

test('a phone ticks and sends, without the server it is told so; the office sees it, follows it up and exports it', async ({
  page,
  browser,
  college,
}) => {
  const context = await browser.newContext({
    baseURL: college.origin,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
  });
  const phone = await context.newPage();
  const sent: string[] = [];
  phone.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  await phone.goto('/admissions');
  await phone.getByRole('button', { name: 'Enquire' }).click();
  const dialog = phone.getByRole('dialog', { name: 'Admission Enquiry' });
  const tick = dialog.getByLabel('The college may call me back');
  const fill = async () => {
    await dialog.getByLabel('Full Name').fill('Sita <b>Devi</b>');
    await dialog.getByLabel('Email').fill('sita@people.example');
    await dialog.getByLabel('Phone Number').fill('098480 22338');
    await dialog.getByLabel('Quota Preference').selectOption('management');
  };
  const send = () => dialog.getByRole('button', { name: 'Send on WhatsApp' }).click();
  const notice = phone.getByRole('status').filter({ hasText: 'WhatsApp was opened' });

  await fill();
  await expect(tick).not.toBeChecked();
  await expect(tick).toHaveAccessibleDescription(/at most 12 months.*Without it this site keeps nothing/);
  await expectAccessible(phone);
  expect((await openedChat(phone, send)).message).toContain('Phone Number: +919848022338');
  await expect(notice).toHaveText('WhatsApp was opened; press Send there.');
  expect(sent).toEqual([]);
  await expectAccessible(phone);
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toBeHidden();

  // The server is away: WhatsApp works as before.
  await context.route('**/api/enquiries', (route) => route.abort());
  await phone.getByRole('button', { name: 'Enquire' }).click();
  await expect(tick).not.toBeChecked();
  await fill();
  await tick.check();
  expect((await openedChat(phone, send)).message).toContain('Sita');
  await expect(notice).toContainText('The college could not be reached to note your enquiry');
  await context.unroute('**/api/enquiries');

  await phone.getByRole('button', { name: 'Enquire' }).click();
  await fill();
  await tick.check();
  await openedChat(phone, send);
  await expect(dialog).toBeHidden();
  await expect(notice).toHaveText(
    /^WhatsApp was opened; press Send there\. The college has also noted your enquiry under the number ENQ-\d{4}-0001, and may call you back\.$/,
  );

  // The contact form joins the same number.
  await phone.goto('/contact');
  const form = phone.getByRole('form', { name: 'Send us a message' });
  await form.getByLabel('Name').fill('Her mother');
  await form.getByLabel('Select an Option').selectOption('Support');
  await form.getByLabel('Email').fill('mother@people.example');
  await form.getByLabel('Phone').fill('+91 98480 22338');
  await form.getByLabel('Description').fill('Is there a hostel for girls?');
  await form.getByLabel('The college may call me back').check();
  await openedChat(phone, () => form.getByRole('button', { name: 'Send on WhatsApp' }).click());
  await expect(form.getByRole('alert')).toContainText(/noted your enquiry under the number ENQ-\d{4}-0002/);
  expectNoChat(phone);
  await context.close();

  await become(page, college.admin);
  await page.goto('/admin-dashboard');
  await page.getByRole('link', { name: /^1 enquiry to follow up/ }).click();
  await expect(page).toHaveURL(/enquiries\?due=now/);
  const row = page.getByRole('row').filter({ hasText: 'Sita <b>Devi</b>' });
  await expect(row).toContainText('2 messages');
  await expect(row.getByRole('link', { name: 'WhatsApp Sita <b>Devi</b>' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/919848022338/,
  );
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Contacted: Sita <b>Devi</b>' }).click();
  await expect(page.getByText('No enquiries found.')).toBeVisible();
  await page.getByRole('combobox', { name: /^Follow-up/ }).selectOption('Due and later');
  await expect(row).toContainText('Contacted');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV', exact: true }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain(',Sita <b>Devi</b>,');

  await row.getByRole('link', { name: 'Sita <b>Devi</b>', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sita <b>Devi</b>');
  await expect(page.getByText('Is there a hostel for girls?')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+919848022338');
  await page.getByRole('button', { name: 'In a week' }).click();
  await page.getByLabel('Notes').fill('Wants to see the hostel');
  // A stage takes what is typed with it.
  await page.getByRole('button', { name: 'Visited' }).click();
  await expect(page.getByRole('button', { name: 'Visited' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('Notes')).toHaveValue('Wants to see the hostel');
  await expect(page.getByLabel('Next follow-up')).not.toHaveValue('');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Wants to see the hostel');
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('link', { name: '← Enquiries' }).click();
  await page.getByRole('button', { name: 'Chart' }).click();
  await expect(page.getByRole('table', { name: 'Messages by week and page' })).toContainText('Admissions');
  await expectAccessible(page);
});

test('the office enters a caller: one button, name, number and the tick; then the enquiry is open', async ({
  page,
  college,
}) => {
  await become(page, college.admin);
  await page.goto('/admin-dashboard/enquiries');
  await page.getByRole('button', { name: 'Enter enquiry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enter an enquiry' });
  const save = dialog.getByRole('button', { name: 'Save' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Lakshmi Boddu');
  await dialog.getByLabel('Phone').fill('90000 00066');
  await save.click();
  await expect(dialog).toContainText('An enquiry is kept only if the caller has agreed to it');
  await dialog.getByLabel('The caller agrees that the college keeps this and calls back').check();
  await expectAccessible(page);
  await save.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lakshmi Boddu');
  await expect(page.getByRole('main')).toContainText('Entered by the office · ‘Phone call’');
  await expect(page.getByRole('button', { name: 'Contacted', pressed: true })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
});
