// The office tells chosen students something in WhatsApp, one tap for each, and sees on the record who was told what.
import {
  enterStudent,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hand,
  test,
  unique,
} from '#e2e/portal-page.ts';

test('ten students are told something in 12 taps, and the record says when and by whom', async ({ page }) => {
  const firstName = unique('Told');
  const students = [];
  for (let index = 0; index < 10; index += 1) students.push(await enterStudent(page, { firstName }));
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'Chat' }));
  await page.goto(`/admin-dashboard/students?q=${firstName}`);
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).check();
  const { click, clicks } = hand();
  await click(page.getByRole('button', { name: 'Message' }));
  const dialog = page.getByRole('dialog', { name: 'Message to 10 students' });
  await dialog.getByLabel('Text', { exact: false }).first().fill('Dear {name}, college is closed {today}.');
  await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText(`Dear ${firstName}`);
  await expectAccessible(page);
  await click(dialog.getByRole('button', { name: 'Prepare for 10 students' }));
  for (let left = 9; left >= 0; left -= 1) {
    const chat = page.waitForEvent('popup');
    await click(dialog.getByRole('button', { name: /^WhatsApp to/ }));
    const opened = await chat;
    await opened.waitForURL(/wa\.me/);
    expect(new URL(opened.url()).searchParams.get('text')).toContain('college is closed {today}.');
    await opened.close();
    await expect(dialog.getByText(`${10 - left} of 10 opened in WhatsApp, ${left} left`)).toBeVisible();
  }
  expect(clicks()).toBeLessThanOrEqual(12);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await page.goto(`/admin-dashboard/students/${students[0]?.id}?tab=history`);
  await expect(page.getByText(/^Dear Told.* college is closed \{today\}\.$/)).toBeVisible();
  await expect(page.getByText(/^Opened in WhatsApp, by/)).toBeVisible();
});

test('a message to guardians that was left half-way goes on where it stopped', { tag: '@long' }, async ({
  page,
}) => {
  const lastName = unique('Half');
  for (const [firstName, phone] of [
    ['Asha', '98480 44551'],
    ['Bharati', '98480 44552'],
  ])
    await page.request.post('/api/guardians', { data: { firstName, lastName, phone } });
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'Chat' }));
  const tell = async (name: string) => {
    const chat = page.waitForEvent('popup');
    await page.getByRole('dialog').getByRole('button', { name }).click();
    await (await chat).close();
  };
  await page.goto(`/admin-dashboard/guardians?q=${lastName}`);
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).check();
  await page.getByRole('button', { name: 'Message' }).click();
  const dialog = page.getByRole('dialog', { name: 'Message to 2 guardians' });
  await expect(dialog.getByLabel('Email')).toHaveCount(0);
  await dialog.getByLabel('Text', { exact: false }).first().fill(`Dear {name}, come on Monday. ${lastName}`);
  await dialog.getByRole('button', { name: 'Prepare for 2 guardians' }).click();
  await tell('WhatsApp to Asha');
  await expect(dialog.getByText('1 of 2 opened in WhatsApp, 1 left')).toBeVisible();

  await page.goto('/admin-dashboard/messages');
  const row = page.getByRole('row').filter({ hasText: lastName });
  await expect(row).toContainText('1 of 2 opened in WhatsApp, 1 left');
  await expectAccessible(page);
  await row.getByRole('button', { name: 'Go on' }).click();
  await tell('WhatsApp to Bharati');
  await expect(page.getByRole('dialog').getByText('2 of 2 opened in WhatsApp, 0 left')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await expect(row.getByRole('button', { name: 'Readers' })).toBeVisible();
});
