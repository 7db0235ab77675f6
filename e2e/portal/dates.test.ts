// Dates and times as people type them, in a browser whose language puts the month first.

import {
  enterStudent,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  row,
  test,
} from '#e2e/portal-page.ts';
import { formatDate } from '#shared/kit/format.ts';
import { today } from '#test/clock.ts';

test.use({ locale: 'en-US' });

const age = (born: string) => Number(today.slice(0, 4)) - Number(born) - (today.slice(5) < '05-12' ? 1 : 0);

test('a birth date is read day first, stands in words beside the field, and is saved as it was read', {
  tag: '@long',
}, async ({ page }) => {
  const { id, lastName } = await enterStudent(page);
  await page.goto(`/admin-dashboard/students/${id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Student' });
  const field = dialog.getByLabel('Date of Birth');
  await expect(field).toHaveAccessibleDescription('Like 5/8/2008 or 5 Aug 2008');
  for (const typed of ['12052008', '12/5/2008', '12-5-08', '12 May 2008', '12-May-08', '2008/05/12']) {
    await field.fill('');
    await field.pressSequentially(typed);
    await expect(field).toHaveAccessibleDescription(`12 May 2008, ${age('2008')} years`);
    await expect(field).toHaveValue(typed);
  }
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  for (const [typed, sentence] of [
    ['31/02/2008', 'This is not a day: write it like 5/8/2008, 5 Aug 2008 or 2008-08-05'],
    ['5/14/2008', 'This is not a day: write it like 5/8/2008, 5 Aug 2008 or 2008-08-05'],
    ['12/5/1026', '12 May 1026 is too early: the first possible day is 1 Jan 1920'],
    ['12/5/2131', `12 May 2131 is too late: the last possible day is ${formatDate(today)}`],
  ] as const) {
    await field.fill(typed);
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(field).toHaveAccessibleDescription(new RegExp(`${sentence}$`));
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveValue(typed);
  }
  await expect(field).toBeFocused();
  await field.fill('12 May 2008');
  await field.press('Enter');
  await expect(dialog).toBeHidden();
  await page.goto(`/admin-dashboard/personal-info?q=${lastName}`);
  await expect(row(page, lastName)).toContainText('12 May 2008');
});

test('the platform’s calendar opens by the button and by Alt and the arrow, and what is chosen there stands in the field', async ({
  page,
}) => {
  await page.goto('/admin-dashboard/events?form=new');
  const field = page.getByLabel('Date');
  await page.evaluate(() => {
    HTMLInputElement.prototype.showPicker = function (this: HTMLInputElement) {
      this.valueAsDate = new Date('2026-12-31');
      this.dispatchEvent(new Event('input', { bubbles: true }));
    };
  });
  await field.press('Alt+ArrowDown');
  await expect(field).toHaveValue('31 Dec 2026');
  await expect(field).toHaveAccessibleDescription('31 December 2026, Thursday');
  await field.fill('');
  await page.locator('input:has(~ input[type=date]) ~ button').click();
  await expect(field).toHaveValue('31 Dec 2026');
});

test('a time is read with or without a colon, morning and afternoon, and is shown in one spelling', async ({
  page,
}) => {
  await page.goto('/admin-dashboard/marks');
  await page.getByRole('button', { name: 'New exam session' }).click();
  const dialog = page.getByRole('dialog');
  const time = dialog.getByLabel('Time of all');
  for (const [typed, shown] of [
    ['0930', '9:30 AM'],
    ['2 pm', '2:00 PM'],
    ['14.30', '2:30 PM'],
  ] as const) {
    await time.fill(typed);
    await expect(time).toHaveAccessibleDescription(shown);
    await expect(dialog.getByText(`· ${shown}`).first()).toBeVisible();
  }
});

test('a list between two days takes the same spellings, and changes only with a whole day', async ({
  page,
}) => {
  await page.goto('/admin-dashboard/payments');
  await page.getByLabel('From').fill('1/4/2026');
  await expect(page).toHaveURL(/from=2026-04-01/);
  await page.getByLabel('From').fill('1/4/20267');
  await page.getByLabel('From').fill('');
  await expect(page).not.toHaveURL(/from/);
  // What was no day has made no entry of the history.
  await page.goBack();
  await expect(page).toHaveURL(/from=2026-04-01/);
});
