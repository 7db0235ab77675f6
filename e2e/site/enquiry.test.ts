// The admission enquiry pop-up (product §2.9) and the subscription of the footer: both open WhatsApp.
import type { Page } from '@playwright/test';
import { blockChats, expectNoChat, openedChat } from '#e2e/chats.ts';
import { expect, expectAccessible, test } from '#e2e/public-page.ts';

async function openEnquiry(page: Page) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Admission Enquiry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Admission Enquiry' });
  await expect(dialog).toBeVisible();
  return {
    dialog,
    name: dialog.getByLabel('Full Name'),
    email: dialog.getByLabel('Email'),
    phone: dialog.getByLabel('Phone Number'),
    rank: dialog.getByLabel('NEET Rank'),
    quota: dialog.getByLabel('Quota Preference'),
    submit: dialog.getByRole('button', { name: 'Send on WhatsApp' }),
  };
}

async function fill({ name, email, phone, quota }: Awaited<ReturnType<typeof openEnquiry>>) {
  await name.fill('Sita Devi');
  await email.fill('sita@vcp.example');
  await phone.fill('90000 00000');
  await quota.selectOption('management');
}

test('the pop-up opens, says what is missing, and sends every entry', async ({ page }) => {
  await test.step('the pop-up opens from the floating button, and Escape gives the focus back', async () => {
    const { dialog } = await openEnquiry(page);
    await expect(dialog.getByLabel('Quota Preference').getByRole('option')).toHaveText([
      'Choose a quota',
      'Convener quota',
      'Management quota',
    ]);
    await expect(dialog.getByLabel('Quota Preference')).toHaveAccessibleDescription(
      'You can change this later.',
    );
    await expect(
      dialog.getByRole('link', { name: 'Already offered a seat? Fill in the confirmation form' }),
    ).toHaveAttribute('href', 'https://forms.vcp.example/admission-confirmation');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Admission Enquiry' })).toBeFocused();
  });
  await test.step('what is missing is said at its field, and the first one gets the focus', async () => {
    const { dialog, name, email, phone, rank, quota, submit } = await openEnquiry(page);
    await email.fill('sita');
    await rank.fill('12.5');
    await submit.click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription('Full name is required');
    await expect(email).toHaveAccessibleDescription('Invalid email address');
    await expect(phone).toHaveAccessibleDescription('Phone number is required');
    await expect(rank).toHaveAccessibleDescription('NEET rank must be a whole number, for example 45210');
    await expect(quota).toHaveAccessibleDescription(/Please choose a quota$/);
    // Nothing that was typed is lost.
    await expect(email).toHaveValue('sita');
    await expect(rank).toHaveValue('12.5');
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    // A refused field is checked again while the visitor corrects it; the others are not.
    await name.fill('Sita Devi');
    await expect(name).toHaveAccessibleDescription('');
    await expect(name).not.toHaveAttribute('aria-invalid');
    await expect(phone).toHaveAccessibleDescription('Phone number is required');
    expectNoChat(page);
  });
  await test.step('submitting opens the chat with every entry and closes the pop-up', async () => {
    const form = await openEnquiry(page);
    await fill(form);
    await form.rank.fill('45210');
    expect(await openedChat(page, () => form.submit.click())).toEqual({
      number: '919000000000',
      message: [
        'Admission enquiry',
        'Full Name: Sita Devi',
        'Email: sita@vcp.example',
        'Phone Number: +919000000000',
        'NEET Rank: 45210',
        'Quota Preference: management',
      ].join('\n'),
    });
    await expect(form.dialog).toBeHidden();
    // Opened again, it is empty.
    await page.getByRole('button', { name: 'Admission Enquiry' }).click();
    await expect(form.name).toHaveValue('');
  });
});

test('where pop-ups are blocked the link is shown as long as it applies', async ({ page }) => {
  await test.step('the link is shown and nothing is lost; following it closes the pop-up', async () => {
    await blockChats(page);
    const form = await openEnquiry(page);
    await fill(form);
    await page.setViewportSize({ width: 360, height: 740 });
    await form.submit.click();
    await expect(form.dialog.getByRole('alert')).toContainText('Your browser did not open WhatsApp.');
    await expect(form.name).toHaveValue('Sita Devi');
    const link = form.dialog.getByRole('link', { name: 'Open WhatsApp' });
    await expect(link).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1280, height: 720 });
    expect((await openedChat(page, () => link.click())).message).toContain('Full Name: Sita Devi');
    await expect(form.dialog).toBeHidden();
    const open = page.getByRole('button', { name: 'Admission Enquiry' });
    await expect(open).toBeFocused();
    await open.click();
    await expect(form.name).toHaveValue('');
    await expect(form.dialog.getByRole('alert')).toHaveCount(0);
  });
  await test.step('the message that WhatsApp did not open disappears when it no longer applies', async () => {
    await blockChats(page);
    const form = await openEnquiry(page);
    const open = page.getByRole('button', { name: 'Admission Enquiry' });
    const link = form.dialog.getByRole('link', { name: 'Open WhatsApp' });
    await fill(form);
    // The link contains the typed values: after a change it is wrong.
    await form.submit.click();
    await expect(link).toBeVisible();
    await form.email.fill('not an address');
    await expect(link).toBeHidden();
    // A refused form has no link.
    await form.email.fill('sita@vcp.example');
    await form.submit.click();
    await expect(link).toBeVisible();
    await form.quota.evaluate((select: HTMLSelectElement) => {
      select.selectedIndex = 0;
    });
    await form.submit.click();
    await expect(form.quota).toHaveAccessibleDescription(/Please choose a quota$/);
    await expect(link).toBeHidden();
    // When the pop-up reopens the message is gone, and the typed values are kept.
    await form.quota.selectOption('convener');
    await form.submit.click();
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await open.click();
    await expect(form.name).toHaveValue('Sita Devi');
    await expect(form.dialog.getByRole('alert')).toHaveCount(0);
  });
});

test('after a blocked chat the next one that opens is confirmed', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Your email address').fill('sita@vcp.example');
  await page.evaluate(() => {
    const open = window.open.bind(window);
    window.open = () => {
      window.open = open;
      return null;
    };
  });
  const subscribe = footer.getByRole('button', { name: 'Subscribe' });
  await subscribe.click();
  const message = footer.getByRole('alert');
  await expect(message).toContainText('Your browser did not open WhatsApp.');
  const colour = () => message.evaluate((box) => getComputedStyle(box).backgroundColor);
  const ofFailure = await colour();
  await openedChat(page, () => subscribe.click());
  await expect(message).toHaveText('WhatsApp is open with your request. Press Send there to subscribe.');
  expect(await colour()).not.toBe(ofFailure);
  await footer.getByLabel('Your email address').fill('');
  await subscribe.click();
  await expect(footer.getByRole('alert')).toHaveCount(0);
});

test('a click before the code has loaded is held and repeated', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/enquiry-dialog.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const form = await openEnquiry(page);
  await fill(form);
  await form.submit.click();
  expectNoChat(page);
  expect((await openedChat(page, release)).message).toContain('Sita Devi');
  expect(new URL(page.url()).search).toBe('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the pop-up names other ways, and nothing that is typed goes anywhere', async ({ page }) => {
    const { dialog, name, submit } = await openEnquiry(page);
    await expect(dialog.getByRole('link', { name: '+91 90000 00000' })).toBeVisible();
    await expect(submit).toBeHidden();
    await name.fill('Private');
    await name.press('Enter');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'Subscribe' })).toBeHidden();
  });
});

test('Subscribe checks the address and asks WhatsApp to subscribe it', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const email = footer.getByLabel('Your email address');
  const subscribe = footer.getByRole('button', { name: 'Subscribe' });
  await email.fill('no address');
  await subscribe.click();
  await expect(email).toHaveAccessibleDescription('Invalid email address');
  await expect(email).toBeFocused();
  await email.fill('sita@vcp.example');
  expect(await openedChat(page, () => subscribe.click())).toEqual({
    number: '919000000000',
    message: 'Please send me news of the college by email.\nEmail: sita@vcp.example',
  });
  await expect(footer.getByRole('alert')).toHaveText(
    'WhatsApp is open with your request. Press Send there to subscribe.',
  );
});
