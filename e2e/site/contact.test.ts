import type { Page } from '@playwright/test';
import { links } from '#content/facts.ts';
import { expectNoChat, openedChat } from '#e2e/chats.ts';
import { expect, test } from '#e2e/public-page.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Send us a message' });
const send = (page: Page) => form(page).getByRole('button', { name: 'Send on WhatsApp' });

test.beforeEach(async ({ page }) => {
  await page.goto('/contact');
});

async function fill(page: Page, option: string): Promise<void> {
  await form(page).getByLabel('Name').fill('Anand');
  await form(page).getByLabel('Select an Option').selectOption(option);
  await form(page).getByLabel('Email').fill('anand@example.com');
  await form(page).getByLabel('Phone').fill('+91 90000 00003');
  await form(page).getByLabel('Description').fill('Is there a hostel?\nThank you.');
}

test('every field is required, and says so', async ({ page }) => {
  // The browser's own checks come before those of the form.
  for (const label of ['Name', 'Select an Option', 'Email', 'Phone', 'Description'])
    await expect(form(page).getByLabel(label)).toHaveAttribute('required', '');
  await expect(form(page).getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(form(page).getByLabel('Phone')).toHaveAttribute('type', 'tel');
  await expect(form(page).getByLabel('Description')).toHaveAttribute('rows', '4');
  await expect(form(page).getByRole('option')).toHaveText([
    'Please choose',
    'Admission',
    'Course',
    'Support',
    'Custom',
  ]);
  await send(page).click();
  for (const message of [
    'Name is required',
    'Please select an option',
    'Email is required',
    'Phone number is required',
    'Description is required',
  ])
    await expect(form(page).getByText(message, { exact: true })).toBeVisible();
  await expect(form(page).getByLabel('Name')).toBeFocused();
  expectNoChat(page);
});

test('the message opens in WhatsApp with its five lines, and nothing is sent to us', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await fill(page, 'Admission');
  expect(await openedChat(page, () => send(page).click())).toEqual({
    number: '919000000000',
    message:
      'Name: Anand\nOption: admission\nEmail: anand@example.com\nPhone: +919000000003\nDescription: Is there a hostel?\nThank you.',
  });
  await expect(form(page).getByRole('alert')).toHaveText('WhatsApp was opened; press Send there.');
  expect(sent).toEqual([]);
});

test('the custom option has a text of its own, shown and required only while it is chosen', async ({
  page,
}) => {
  const custom = form(page).getByLabel('Your option');
  await expect(custom).toBeHidden();
  await fill(page, 'Custom');
  await expect(custom).toBeVisible();
  await send(page).click();
  await expect(custom).toBeFocused();
  await expect(form(page).getByText('Please type your option')).toBeVisible();
  await custom.fill('Hostel');
  const { message } = await openedChat(page, () => send(page).click());
  expect(message).toContain('Option: Hostel\n');
  await form(page).getByLabel('Select an Option').selectOption('Course');
  await expect(custom).toBeHidden();
  const other = await openedChat(page, () => send(page).click());
  expect(other.message).toContain('Option: course\n');
});

test('the map is loaded on request', async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://www.openstreetmap.org/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' });
  });
  await expect(page.locator('iframe')).toHaveCount(0);
  expect((await page.locator('[data-map]').boundingBox())?.height).toBeLessThan(200);
  await page.getByRole('button', { name: 'Show the map' }).click();
  await expect(page.getByTitle(/^Map of the way to/)).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button of the map is hidden, and its link is shown', async ({ page }) => {
    await expect(page.getByRole('button', { name: 'Show the map' })).toBeHidden();
    await expect(page.getByText('loads when you ask for it')).toBeHidden();
    await expect(page.getByRole('main').getByRole('link', { name: /^Get directions/ })).toHaveAttribute(
      'href',
      links.maps,
    );
  });
});

test('address, social links and questions', async ({ page }) => {
  await test.step('under the title and its picture five questions open and close independently', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
    await expect(page.getByRole('img', { name: /office desk/ })).toBeVisible();
    const questions = page.getByRole('main').locator('details');
    await expect(questions).toHaveCount(5);
    const answer = page.getByText(/affiliated with a state health sciences university and approved/);
    await expect(answer).toBeHidden();
    await page.getByText('Which university is the college affiliated with?').click();
    await expect(answer).toBeVisible();
    await page.getByText('Which courses are offered?').click();
    await expect(page.getByText(/BPT needs Intermediate Bi\.P\.C\. with at least 50% pass/)).toBeVisible();
    // product §4: only the questions on examinations close each other.
    await expect(answer).toBeVisible();
    await page.getByText('Which courses are offered?').click();
    await expect(page.getByText(/BPT needs Intermediate/)).toBeHidden();
  });
  await test.step('Find Us Here has address, phone, four email addresses and office hours', async () => {
    const section = page.getByRole('region', { name: 'Find Us Here' });
    await expect(section.getByText('Andhra Pradesh 500000')).toBeVisible();
    await expect(section.getByRole('link', { name: '+91 90000 00000' })).toHaveAttribute(
      'href',
      'tel:+919000000000',
    );
    await expect(section.getByRole('link', { name: /@/ })).toHaveCount(4);
    await expect(section.getByText('Mon-Fri 9:30 AM-5:00 PM', { exact: true })).toBeVisible();
    await expect(section.getByText('Sat 9:30 AM-1:00 PM', { exact: true })).toBeVisible();
  });
  await test.step('four social links open in a new tab', async () => {
    const links = page.getByRole('main').getByRole('link', {
      name: /(on|with VCP on) (Facebook|Instagram|LinkedIn|WhatsApp) \(opens in a new tab\)/,
    });
    await expect(links).toHaveText(['Facebook', 'Instagram', 'LinkedIn', 'WhatsApp']);
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the questions open, and the form names other ways', async ({ page }) => {
    await page.getByText('How do I apply?').click();
    await expect(page.getByText(/choose the counselling code VCCP/)).toBeVisible();
    await expect(form(page).getByRole('link', { name: '+91 90000 00000' })).toBeVisible();
    await expect(send(page)).toBeHidden();
  });
});
