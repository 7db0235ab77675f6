import type { Page } from '@playwright/test';
import { expectNoChat, openedChat } from '#e2e/chats.ts';
import { aFile, expect, test } from '#e2e/public-page.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Scholarship Application' });
const submit = (page: Page) => form(page).getByRole('button', { name: 'Submit', exact: true });
const send = (page: Page) => form(page).getByRole('button', { name: 'Send on WhatsApp' });

const answers = {
  'Full Name': 'Lakshmi Devi',
  Email: 'lakshmi@example.com',
  'Phone Number': '9000000002',
  'Academic Percentage': '91.25',
  'Enrollment Number': 'VCP26001',
  'Personal Statement': 'I want to help people walk.',
  'Community Involvement': 'Health camps in my village.',
};
const documents = ['Income Certificate', 'Recommendation Letter', 'Academic Transcript'];

async function fill(page: Page, other: Partial<typeof answers> = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...answers, ...other }))
    await form(page).getByLabel(label).fill(value);
  for (const label of documents)
    await form(page)
      .getByLabel(label)
      .setInputFiles(aFile(`${label}.pdf`));
}

test.beforeEach(async ({ page }) => {
  await page.goto('/scholarships-form');
});

test('the form says what it wants, and what is wrong at its field', { tag: '@long' }, async ({ page }) => {
  await test.step('the form says how to hand in the documents, on which conditions, and from which percentage', async () => {
    await expect(
      page.getByText(/send the three documents, .*\(JPG\), in the chat or to scholarships@vcp\.example/),
    ).toBeVisible();
    const percentage = form(page).getByLabel('Academic Percentage');
    for (const [name, value] of Object.entries({ type: 'number', min: '85', max: '100', step: '0.01' }))
      await expect(percentage).toHaveAttribute(name, value);
    for (const label of ['Personal Statement', 'Community Involvement'])
      await expect(form(page).getByLabel(label)).toHaveAccessibleDescription(/carries the first 200/);
    await expect(page.getByRole('link', { name: 'Conditions of the scholarship' })).toHaveAttribute(
      'href',
      '/services/scholarships',
    );
  });
  await test.step('the statement is counted while it is typed, as a reader counts', async () => {
    await page.goto('/scholarships-form');
    const statement = form(page).getByLabel('Personal Statement');
    await statement.fill('నమస్తే');
    await expect(form(page).getByText('3 of 500 characters')).toBeVisible();
    await statement.fill('a'.repeat(501));
    const count = form(page).getByText('501 of 500 characters').first();
    await expect(count).toHaveAttribute('data-over');
  });
  await test.step('a wrong answer is named at its field, the others are left alone', async () => {
    await page.goto('/scholarships-form');
    await fill(page);
    for (const [label, value, message] of [
      ['Email', 'lakshmi@', 'Invalid email address'],
      ['Phone Number', '900000000', 'Phone number must be 10 digits'],
      ['Academic Percentage', '84.99', 'Minimum 85% is required'],
      ['Personal Statement', 'a'.repeat(501), 'Personal statement must be 500 words or less'],
    ] as const) {
      const field = form(page).getByLabel(label);
      await field.fill(value);
      await submit(page).click();
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(new RegExp(message));
      await expect(form(page).locator('[aria-invalid]')).toHaveCount(1);
      await field.fill(answers[label]);
    }
  });
  await test.step('each document must be a PDF', async () => {
    await page.goto('/scholarships-form');
    await fill(page);
    for (const label of documents)
      await form(page).getByLabel(label).setInputFiles(aFile('photo.jpg', 'image/jpeg'));
    await submit(page).click();
    await expect(form(page).getByText('Only PDF files are allowed')).toHaveCount(3);
  });
  await test.step('the WhatsApp button opens the chat of the scholarship office', async () => {
    await page.goto('/scholarships-form');
    await fill(page, { 'Community Involvement': `${'b'.repeat(200)}THE REST` });
    // It asks for no files: photographs follow in the chat.
    for (const label of documents) await form(page).getByLabel(label).setInputFiles([]);
    const { number, message } = await openedChat(page, () => send(page).click());
    expect(number).toBe('919000000001');
    expect(message).toContain(
      'Name: Lakshmi Devi\nEmail: lakshmi@example.com\nPhone: +919000000002\nPercentage: 91.25\n',
    );
    expect(message).toContain('Enrollment Number: VCP26001');
    expect(message).not.toContain('THE REST');
    expect(message).toContain('Documents will be sent separately.');
    await expect(form(page).getByLabel('Full Name')).toHaveValue('Lakshmi Devi');
  });
});

test('an empty form names every missing field and stays', async ({ page }) => {
  for (const [way, press] of [
    ['Submit', submit],
    ['WhatsApp', send],
  ] as const) {
    await test.step(`${way} of an empty form names every missing field and stays`, async () => {
      await press(page).click();
      for (const message of [
        'Full name is required',
        'Email is required',
        'Phone number is required',
        'Academic percentage is required',
        'Enrollment number is required',
        'Personal statement is required',
        'Community involvement description is required',
        ...(way === 'Submit' ? documents : []).map(
          (document) => `${document[0]}${document.slice(1).toLowerCase()} is required`,
        ),
      ])
        await expect(form(page).getByText(message, { exact: true })).toBeVisible();
      await expect(form(page).getByLabel('Full Name')).toBeFocused();
      expectNoChat(page);
    });
  }
});

test('a valid form is confirmed for 5 seconds, then empty; nothing goes to the server or into the console', async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.goto('/scholarships-form');
  await page.clock.pauseAt(3_600_000);
  const requests: string[] = [];
  const printed: string[] = [];
  page.on('console', (message) => printed.push(message.text()));
  await fill(page);
  page.on('request', (request) => {
    // The page's own scripts may still be loading.
    if (!request.url().includes('/assets/')) requests.push(`${request.method()} ${request.url()}`);
  });
  await submit(page).click();
  const banner = form(page).getByRole('status').filter({ hasText: 'Form submitted successfully!' });
  await expect(banner).toBeVisible();
  await page.clock.runFor(4900);
  await expect(banner).toBeVisible();
  await page.clock.runFor(200);
  await expect(banner).toBeHidden();
  await expect(form(page).getByLabel('Full Name')).toHaveValue('');
  await expect(form(page).getByLabel('Income Certificate')).toHaveValue('');
  await expect(form(page).getByText('0 of 500 characters')).toBeVisible();
  // What was typed can still be sent.
  const notSent = form(page).getByRole('alert');
  await expect(notSent).toContainText('this site has sent nothing to the college');
  expect(requests).toEqual([]);
  const { message } = await openedChat(page, () =>
    notSent.getByRole('link', { name: 'Send on WhatsApp' }).click(),
  );
  expect(message).toContain('Name: Lakshmi Devi\n');
  await expect(notSent).toContainText('WhatsApp was opened; press Send there.');
  expect(printed.join()).toContain('Scholarship form checked');
  for (const value of Object.values(answers)) expect(printed.join()).not.toContain(value);
});

test('what is entered within the 5 seconds of a success is kept', { tag: '@long' }, async ({ page }) => {
  await test.step('a form that is changed and refused within the 5 seconds is not emptied', async () => {
    await page.clock.install({ time: 0 });
    await page.goto('/scholarships-form');
    await page.clock.pauseAt(3_600_000);
    await fill(page);
    await submit(page).click();
    await expect(form(page).getByText('Form submitted successfully!')).toBeVisible();
    await form(page).getByLabel('Email').fill('');
    await submit(page).click();
    await expect(form(page).getByText('Form submitted successfully!')).toBeHidden();
    await page.clock.runFor(6000);
    await expect(form(page).getByLabel('Full Name')).toHaveValue('Lakshmi Devi');
  });
  await test.step('entries made or sent within the 5 seconds are kept after them', async () => {
    await page.clock.install({ time: 0 });
    await page.goto('/scholarships-form');
    await page.clock.pauseAt(3_600_000);
    await fill(page);
    const banner = form(page).getByText('Form submitted successfully!');
    await submit(page).click();
    await expect(banner).toBeVisible();
    await form(page).getByLabel('Community Involvement').fill('And a blood camp.');
    await page.clock.runFor(4900);
    await expect(banner).toBeVisible();
    await page.clock.runFor(200);
    await expect(banner).toBeHidden();
    await expect(form(page).getByLabel('Community Involvement')).toHaveValue('And a blood camp.');
    await expect(form(page).getByLabel('Full Name')).toHaveValue('Lakshmi Devi');

    await submit(page).click();
    await expect(banner).toBeVisible();
    await openedChat(page, () => send(page).click());
    await expect(banner).toBeHidden();
    await page.clock.runFor(6000);
    await expect(form(page).getByLabel('Full Name')).toHaveValue('Lakshmi Devi');
  });
});
