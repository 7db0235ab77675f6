// What a student sees of marks and of the next examination.

import { expect, expectAccessible, stateOf } from '#e2e/portal-page.ts';
import { test } from '#e2e/public-page.ts';

test.use({ storageState: async ({ sampleStudent }, use) => use(stateOf(sampleStudent)) });

test('on a phone the marks are as on the memo, the latest open; the hall ticket says why it is held back', async ({
  page,
  sampleStudent: { id },
  office,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/student-dashboard/${id}/grades`);
  const results = page.getByRole('region', { name: 'Results' });
  const blocks = results.getByRole('group');
  await expect(blocks.first()).toContainText(/Second internal.*63 of 7584 %Passed/);
  await expect(blocks.first().getByRole('row').nth(1)).toBeVisible();
  await expect(blocks.nth(1).getByRole('row')).toHaveCount(0);
  await expect(blocks.getByText('New', { exact: true })).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
    .toBeLessThanOrEqual(1200);
  await expectAccessible(page);
  // A result that this device has not shown yet.
  await page.evaluate((key) => {
    const [, ...others] = (localStorage.getItem(key) ?? '').split(' ');
    localStorage.setItem(key, others.join(' '));
  }, `seen results ${id}`);
  await page.reload();
  await expect(blocks.getByText('New', { exact: true })).toHaveCount(1);

  const asked = page.waitForResponse(/\/hall-ticket\?/);
  await page.goto(`/student-dashboard/${id}`);
  const ticket = page.getByRole('region', { name: 'Hall ticket' });
  await expect(ticket).toContainText('Held back');
  await expect(ticket.getByRole('listitem').first()).toContainText(/Attendance in|overdue/);
  await expect(ticket.getByRole('link', { name: '+91 90000 00000' })).toHaveAttribute('href', /^tel:/);
  await test.step('once the office has let the student in and issued it, it is there to print', async () => {
    const session = new URL((await asked).url()).pathname.replace(/\/hall-ticket$/, '');
    const data = { reason: 'Condoned: in hospital' };
    expect((await office.put(`${session}/hall-ticket-exceptions/${id}`, { data })).status()).toBe(204);
    expect((await office.post(`${session}/hall-tickets`)).status()).toBe(200);
    await page.reload();
    await expect(ticket).toContainText('Ready');
    const download = page.waitForEvent('download');
    await ticket.getByRole('link', { name: 'Hall ticket (PDF)' }).click();
    expect((await download).suggestedFilename()).toMatch(/^hall-ticket-VCP\d+\.pdf$/);
    await office.delete(`${session}/hall-ticket-exceptions/${id}`);
  });
});
