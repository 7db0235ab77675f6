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
  await expect(page.getByText(/^Opened in WhatsApp by/)).toBeVisible();
});
