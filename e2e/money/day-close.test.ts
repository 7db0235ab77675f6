// The closing of the cash desk, in a college of its own: nothing can be entered for that day afterwards.
import {
  enterStudent,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hand,
  test,
} from '#e2e/portal-page.ts';
import { formatDate } from '#shared/kit/format.ts';
import { today } from '#test/clock.ts';
import { menu, owe } from './owed-fee.ts';

test('the cash desk is counted and closed in at most 4 clicks; then the day takes nothing more', async ({
  page,
}) => {
  const student = await enterStudent(page);
  const { pay } = await owe(page, student.id, 'Bus');
  await pay({ amount: 700 });
  const book = await page.request.get(`/api/payments?from=${today}&to=${today}&mode=cash`);
  const [{ amount } = { amount: 0 }] = ((await book.json()) as { sums: { amount: number }[] }).sums;
  await page.goto('/admin-dashboard');
  const { click, clicks } = hand();
  await click(menu(page).getByText('Money', { exact: true }));
  await click(page.getByRole('link', { name: 'Payments', exact: true }));
  await click(page.getByRole('button', { name: 'Close the day' }));
  const dialog = page.getByRole('dialog', { name: 'Close the day' });
  await dialog.getByLabel('₹ 1 ×').fill(`${amount - 1}`);
  await expect(dialog.getByText('− ₹ 1', { exact: true })).toBeVisible();
  await dialog.getByLabel('₹ 1 ×').press('Enter');
  await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/say why they differ/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await dialog.getByLabel('Reason').fill('A coin was lost');
  await click(dialog.getByRole('button', { name: `Close ${formatDate(today)}` }));
  const closed = page.getByRole('dialog', { name: 'The day is closed' });
  const paper = closed.getByRole('link', { name: 'Print the day' });
  await expect(paper).toBeVisible();
  expect(clicks()).toBeLessThanOrEqual(4);
  const file = await page.request.get((await paper.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');
  const refused = await pay({ amount: 1 });
  expect(refused.status()).toBe(409);
  expect(await refused.text()).toContain(`The cash desk is closed for ${formatDate(today)}`);
});
