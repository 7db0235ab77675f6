// Analytics, settings and the panels.
import { enterStudent, expect, expectAccessible, stateOf, test } from '#e2e/portal-page.ts';

test('analytics count students by year and gender, events ahead and fees due', async ({ page }) => {
  await page.goto('/admin-dashboard/analytics');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Analytics');
  const students = page.getByRole('region', { name: 'Students by year and gender' });
  await expect(students.getByRole('columnheader')).toHaveText(['Year', 'Female', 'Male', 'Other', 'All']);
  await expect(students.getByRole('row').filter({ hasText: 'Third' })).toHaveText(/[1-9]\d$/);
  await expect(page.getByRole('heading', { name: 'Fees due' })).toBeVisible();
  await expect(page.getByRole('img', { name: /per cent of the fees are paid/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Fees by year' }).getByRole('row')).toHaveCount(5);
  await expect(page.getByText('Annual sports meet')).toBeVisible();
  await page.getByRole('link', { name: 'Who has not paid' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dues');
  await page.goto('/admin-dashboard');
  await page.getByRole('link', { name: /past the due date/ }).click();
  await expect(page).toHaveURL('/admin-dashboard/dues?overdue=true');
  await expect(page.getByRole('combobox', { name: 'Due' })).toHaveValue('true');
});

test('the invite message is worded once for all admins and travels with the invite', async ({
  page,
  browser,
  college,
}) => {
  const { id } = await enterStudent(page);
  await page.goto('/admin-dashboard/settings');
  await page.getByRole('navigation', { name: 'Settings' }).getByRole('link', { name: 'Invites' }).click();
  const message = page.getByLabel('Message');
  await message.fill('No link in here');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(message).toHaveAccessibleDescription(/must contain \{link\}/);
  await expectAccessible(page);
  // Leaving asks; cancelling restores the saved text.
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(message).toHaveValue(/\{name\}.*\{until\}.*\{link\}/);
  await message.fill('Namaste {name}! {link}');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Invite message updated')).toBeVisible();

  // A second browser, as another admin would use.
  const context = await browser.newContext({ storageState: stateOf(college.admin) });
  const other = await context.newPage();
  await other.goto(`/admin-dashboard/students/${id}?tab=account`);
  await other.getByRole('button', { name: 'Invite' }).click();
  const href = await other.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href');
  expect(decodeURIComponent(href ?? '')).toContain('Namaste Asha! http');
  await context.close();
});

test('settings do not move while they load, and each part pages in its own address', {
  tag: '@long',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { shifted: (window as unknown as { shifted: number }).shifted + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // The typeface is there, as for every user who has opened a portal before.
  await page.goto('/admin-dashboard');
  await expect(page.locator('html')).toHaveAttribute('data-typeface', 'loaded');
  for (const [part, heading] of [
    ['account', 'Signed-in devices'],
    ['invites', 'Invite message'],
    ['deleted', 'Recently deleted'],
    ['imports', 'Imports'],
    ['history', 'History'],
    ['health', 'Health'],
  ]) {
    await page.goto(`/admin-dashboard/settings?tab=${part}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: heading })).toBeVisible();
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
    await expect(main.getByText('Loading…')).toHaveCount(0);
    // A shift is told after the frame in which it was drawn.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    expect(await page.evaluate('shifted'), part).toBeLessThan(0.01);
  }
  await page.route('**/api/imports?*', (route) =>
    route.fulfill({ json: [], headers: { 'x-total-count': '60' } }),
  );
  await page.goto('/admin-dashboard/settings?tab=imports');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/tab=imports&page=2|page=2&tab=imports/);
  await page.goBack();
  await expect(page).toHaveURL(/settings\?tab=imports$/);
  // On a phone the parts are a list to choose from.
  await page.setViewportSize({ width: 360, height: 740 });
  const parts = page.getByRole('combobox', { name: 'Settings' });
  await expect(parts).toHaveValue('imports');
  await parts.selectOption('Health');
  await expect(page).toHaveURL(/settings\?tab=health$/);
  await expect(page.getByRole('heading', { name: 'Health' })).toBeVisible();
});

test('the calendar link is shown once, renewed and ended', async ({ page }) => {
  await page.goto('/admin-dashboard/settings');
  await page.getByRole('button', { name: /^Make a (new )?link$/ }).click();
  const link = page.getByLabel('Your calendar link');
  await expect(link).toHaveValue(/\/api\/calendar\/[\w-]{43}\.ics$/);
  const button = page.getByRole('link', { name: 'Add to the calendar of this phone' });
  await expect(button).toHaveAttribute('href', /^webcal:.*\.ics$/);
  const first = new URL(await link.inputValue()).pathname;
  expect(await (await page.request.get(first)).text()).toContain('BEGIN:VCALENDAR');
  await page.getByRole('button', { name: 'Make a new link' }).click();
  await expect(link).toHaveValue(new RegExp(`^(?!.*${first}).*\\.ics$`));
  const second = new URL(await link.inputValue()).pathname;
  expect((await page.request.get(first)).status()).toBe(404);
  expect(await (await page.request.get(second)).text()).toContain('BEGIN:VCALENDAR');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Make a new link' })).toBeVisible();
  await expect(link).toHaveCount(0);
  await page.getByRole('button', { name: 'End the link' }).click();
  await expect(page.getByRole('button', { name: 'Make a link', exact: true })).toBeVisible();
  expect((await page.request.get(second)).status()).toBe(404);
});

test('a wrong current password is refused at its field', async ({ page }) => {
  await page.goto('/admin-dashboard/settings');
  await page.getByLabel('Current password').fill('not this one');
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/Use at least 8 characters/);
  await expect(page.getByLabel('New password')).toBeFocused();
  await page.getByLabel('New password').fill('long enough this time');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('Current password')).toHaveAccessibleDescription(/.+/);
  await expect(page.getByLabel('Current password')).toBeFocused();
  await expect(page.getByLabel('New password')).toHaveValue('long enough this time');
});

test('the panels show the screens of a chosen person, who stays chosen from screen to screen', async ({
  page,
}) => {
  await page.goto('/admin-dashboard/student-dashboard');
  await page.getByRole('searchbox', { name: 'Search students' }).fill('student@vcp');
  const people = page.getByRole('region', { name: 'Choose one of the students' }).getByRole('listitem');
  await expect(people).toHaveCount(1);
  await people.getByRole('button').click();
  await expect(page).toHaveURL(/student-dashboard\?student=[\w-]+$/);
  await expect(page.getByText(/sees it. Nothing can be changed here./)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Fees due' }).click();
  await expect(page.getByRole('heading', { name: 'Fees', exact: true })).toBeVisible();
  await page.goBack();
  await page.getByRole('navigation', { name: 'Admin portal' }).getByRole('link', { name: 'Grades' }).click();
  await expect(page).toHaveURL(/student-grades\?student=[\w-]+$/);
  await expect(
    page
      .getByRole('region', { name: /^Second internal, / })
      .getByRole('row')
      .nth(2),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /edit|delete/i })).toHaveCount(0);
  await page.getByRole('button', { name: 'Choose another person' }).click();
  await expect(people.nth(5)).toBeVisible();
});

test('the faculty panel shows profile, calendar, subjects, students and figures without fees', async ({
  page,
}) => {
  await page.goto('/admin-dashboard/faculty-dashboard');
  await page.getByRole('button', { name: /^Kalyani Gedela/ }).click();
  await expect(page.getByRole('region', { name: 'Calendar events' }).getByRole('row').nth(3)).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Admin portal' });
  const panel = menu.getByRole('group').filter({ hasText: 'Faculty Panel' });
  await panel.getByRole('link', { name: 'Students' }).click();
  await page.getByRole('searchbox').fill('bendalam');
  await expect(page).toHaveURL(/faculty=[\w-]+/);
  await expect(page.getByRole('row').filter({ hasText: 'Bendalam' })).toBeVisible();
  await panel.getByRole('link', { name: 'Subjects' }).click();
  await expect(page.getByRole('heading', { name: 'Fourth Year Subjects' })).toBeVisible();
  await panel.getByRole('link', { name: 'Analytics' }).click();
  await expect(page.getByRole('region', { name: 'Students by year and gender' })).toBeVisible();
  await expect(page.getByText('Fees due')).toHaveCount(0);
});
