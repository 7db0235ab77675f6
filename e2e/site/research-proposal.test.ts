import type { Page } from '@playwright/test';
import { openedChat } from '#e2e/chats.ts';
import { aFile, expect, expectAccessible, test } from '#e2e/public-page.ts';

const proposal = (page: Page) => page.getByRole('form', { name: 'Submit a research proposal' });

test.beforeEach(async ({ page }) => {
  await page.goto('/services/research-laboratory');
});

async function fill(page: Page, description = 'Does a softer mat help?'): Promise<void> {
  const form = proposal(page);
  await form.getByLabel('Name').fill('Ravi Kumar');
  await form.getByLabel('Email').fill('ravi@example.com');
  await form.getByLabel('Topic').fill('Back pain');
  await form.getByLabel('Title').fill('Mats and backs');
  await form.getByLabel('Description').fill(description);
}

test('what is missing or wrong is said at its field', async ({ page }) => {
  await test.step('a proposal with missing fields is answered by the alert and at each field', async () => {
    const form = proposal(page);
    await form.getByRole('button', { name: 'Submit Proposal' }).click();
    await expect(form.getByRole('alert')).toHaveText('Please fill out all required fields.');
    await expect(form.getByText('Topic is required')).toBeVisible();
    await expect(form.getByLabel('Name')).toBeFocused();
    await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Name is required');
    await expectAccessible(page);

    await form.getByLabel('Topic').fill('Back pain');
    await expect(form.getByText('Topic is required')).toBeHidden();
  });
  await test.step('a wrong email address alone is said at its field, without the alert', async () => {
    await page.goto('/services/research-laboratory');
    await fill(page);
    const form = proposal(page);
    await form.getByLabel('Email').fill('ravi@');
    await form.getByRole('button', { name: 'Submit Proposal' }).click();
    await expect(form.getByText('Invalid email address')).toBeVisible();
    await expect(form.getByRole('alert')).toHaveCount(0);
  });
  await test.step('the document must be a PDF', async () => {
    await page.goto('/services/research-laboratory');
    await fill(page);
    const form = proposal(page);
    const file = form.getByLabel('Supporting document (PDF, max 5MB)');
    await file.setInputFiles(aFile('notes.docx', 'application/msword'));
    await form.getByRole('button', { name: 'Submit Proposal' }).click();
    await expect(form.getByText('Only PDF files are allowed')).toBeVisible();
    await file.setInputFiles(aFile('plan.pdf'));
    await expect(form.getByText('Only PDF files are allowed')).toBeHidden();
  });
});

test('a valid proposal opens WhatsApp with the description cut to 200 characters', async ({ page }) => {
  await fill(page, `${'a'.repeat(200)}THE REST`);
  const form = proposal(page);
  await form.getByLabel('Supporting document (PDF, max 5MB)').setInputFiles(aFile('plan.pdf'));
  const { number, message } = await openedChat(page, () =>
    form.getByRole('button', { name: 'Submit Proposal' }).click(),
  );
  expect(number).toBe('919000000000');
  expect(message).toContain(
    'Name: Ravi Kumar\nEmail: ravi@example.com\nTopic: Back pain\nTitle: Mats and backs\n',
  );
  expect(message).toContain(`Description: ${'a'.repeat(200)}\n`);
  expect(message).not.toContain('THE REST');
  expect(message).toContain('plan.pdf');
  await expect(form.getByRole('alert')).toHaveText(
    'Proposal submitted via WhatsApp! Please send any supporting document separately if applicable.',
  );
});

test('where pop-ups are blocked the chat is offered as a link', async ({ page }) => {
  await page.evaluate(() => {
    window.open = () => null;
  });
  await fill(page);
  const form = proposal(page);
  await form.getByRole('button', { name: 'Submit Proposal' }).click();
  const { number } = await openedChat(page, () => form.getByRole('link', { name: 'Open WhatsApp' }).click());
  expect(number).toBe('919000000000');
  await expect(form.getByRole('alert')).toHaveText(/^Proposal submitted via WhatsApp!/);
});

test('when the form cannot be loaded it says so, and the next press works', async ({ page }) => {
  let isDown = true;
  await page.route('**/assets/proposal-form*.js', (route) => (isDown ? route.abort() : route.continue()));
  await page.reload();
  const form = proposal(page);
  await form.getByRole('button', { name: 'Submit Proposal' }).click();
  await expect(form.getByRole('alert')).toHaveText(/could not be loaded/);
  isDown = false;
  await form.getByRole('button', { name: 'Submit Proposal' }).click();
  await expect(form.getByRole('alert')).toHaveText('Please fill out all required fields.');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the form names other ways to reach the college and sends nothing', async ({ page }) => {
    const form = proposal(page);
    await expect(form.getByRole('link', { name: '+91 90000 00000' })).toBeVisible();
    await expect(form.getByRole('button', { name: 'Submit Proposal' })).toBeHidden();
    await form.getByLabel('Title').fill('Private');
    await form.getByLabel('Title').press('Enter');
    await expect(page).toHaveURL('/services/research-laboratory');
  });
});
