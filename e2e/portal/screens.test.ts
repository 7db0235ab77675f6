// The menu of the admin portal, its home, and logging in and out. Lists, forms and dialogs: portal-states.test.ts, by
// keyboard: portal-keyboard.test.ts.

import {
  expect,
  expectAccessible,
  goWithin,
  openAndExpectRedirect,
  stateOf,
  tabTo,
  test,
} from '#e2e/portal-page.ts';
import { demoAccounts } from '#server/db/demo/accounts.ts';

test('the home leads to the sections, and the menu opens them by keyboard', async ({ page }) => {
  await test.step('the home has the eight tiles', async () => {
    await page.goto('/admin-dashboard');
    const tiles = page.getByRole('list', { name: 'Sections' }).getByRole('link');
    await expect(tiles).toHaveCount(8);
    for (const [name, path] of [
      ['Students', 'students'],
      ['Faculty', 'faculty'],
      ['Contact Info', 'contact-info'],
      ['Personal Info', 'personal-info'],
      ['Academic Calendar', 'academic-calendar'],
      ['Events', 'events'],
      ['Analytics', 'analytics'],
      ['Settings', 'settings'],
    ] as const)
      await expect(tiles.filter({ hasText: new RegExp(`^${name}`) })).toHaveAttribute(
        'href',
        `/admin-dashboard/${path}`,
      );
  });
  await test.step('the content comes first, the menu opens every section by keyboard, and folds the panels', async () => {
    await page.goto('/admin-dashboard');
    const menu = page.getByRole('navigation', { name: 'Admin portal' });
    const main = page.getByRole('main');
    const openMenu = async () => {
      await page.getByRole('link', { name: 'Skip to the menu' }).press('Enter');
      await expect(page.getByRole('complementary')).toBeFocused();
    };
    // Before its tiles have come there is nothing in the main part that Tab could reach.
    await expect(main.getByRole('list', { name: 'Sections' })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to the menu' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(main.locator(':focus')).toHaveCount(1);
    await openMenu();
    await tabTo(page, menu.getByRole('link', { name: 'Academic Calendar' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin-dashboard/academic-calendar');
    await expect(menu.getByRole('link', { name: 'Academic Calendar' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(main).toBeFocused();
    await expect(menu.getByRole('link', { name: 'Profile' })).toBeHidden();
    await openMenu();
    await tabTo(page, menu.locator('summary', { hasText: 'Student Panel' }));
    await page.keyboard.press('Enter');
    await tabTo(page, menu.getByRole('link', { name: 'Grades' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin-dashboard/student-grades');
  });
  await test.step('on the smallest laptop the present entry is in sight, with who is signed in and the way out', async () => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto('/admin-dashboard/exam-hub');
    const menu = page.getByRole('navigation', { name: 'Admin portal' });
    await expect(menu.getByRole('link', { name: 'Exam Hub' })).toBeInViewport({ ratio: 1 });
    await expect(menu.getByRole('link', { name: 'Payments' })).toBeHidden();
    const side = page.getByRole('complementary');
    await expect(side).toContainText(`${demoAccounts.admin.loginName}Admin`);
    await expect(side.getByRole('button', { name: 'Logout' })).toBeInViewport({ ratio: 1 });
    await side.getByRole('button', { name: 'Find' }).click();
    await expect(page.getByRole('dialog', { name: 'Find' })).toBeVisible();
    await page.keyboard.press('Escape');
    await goWithin(page, '/admin-dashboard');
    await page.reload();
    await expect(menu.getByRole('link').first()).toBeVisible();
    await expect.poll(() => menu.evaluate((element) => element.scrollHeight)).toBeLessThanOrEqual(720);
  });
});

test('the menu of a phone is a drawer behind the daily work', async ({ page }) => {
  await test.step('the menu of a phone is a drawer that closes when a screen is chosen', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/admin-dashboard');
    const daily = page.getByRole('navigation', { name: 'Daily work' });
    await expect(daily.getByRole('link')).toHaveText(['Dashboard', 'Students', 'Registers', 'Enquiries']);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByRole('link', { name: 'Subjects' }).first().click();
    await expect(page).toHaveURL('/admin-dashboard/subjects');
    await expect(drawer).toBeHidden();
  });
  await test.step('the drawer closes on the entry of the screen one is on, and of the same screen with another search', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await page.goto('/admin-dashboard');
    for (const path of ['/subjects', '/subjects?year=SECOND']) {
      await goWithin(page, `/admin-dashboard${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subjects List');
      await page.getByRole('button', { name: 'Open menu' }).click();
      await drawer.getByRole('link', { name: 'Subjects' }).first().click();
      await expect(drawer).toBeHidden();
      await expect(page).toHaveURL('/admin-dashboard/subjects');
      await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
    }
  });
});

test('on a phone a list begins within 220 px, and its filters are a sheet', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/admin-dashboard');
  // One of each area: the lists are of one kind.
  for (const section of ['students', 'dues', 'subjects', 'notices'])
    await test.step(section, async () => {
      await goWithin(page, `/admin-dashboard/${section}`);
      const row = page.getByRole('main').locator('.data-table tbody tr').first();
      await expect(row.getByRole('link').or(row.getByRole('button')).first()).toBeVisible();
      await expect.poll(async () => (await row.boundingBox())?.y).toBeLessThanOrEqual(220);
    });
  await test.step('a due has three lines: the name, number and state, the fee', async () => {
    await goWithin(page, '/admin-dashboard/dues');
    const due = page
      .getByRole('main')
      .getByRole('row')
      .filter({ hasText: 'Tuition fee, second year' })
      .first();
    await expect(due.getByRole('link')).toBeVisible();
    await expect
      .poll(async () => (await due.locator('.data-table-title').boundingBox())?.height)
      .toBeLessThanOrEqual(80);
  });
  await goWithin(page, '/admin-dashboard/students?batch=2025');
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('combobox', { name: 'Year' }).selectOption('Second year');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Show the list' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeFocused();
  await page.getByRole('button', { name: 'Take back: Second year' }).click();
  await expect(page).not.toHaveURL(/year=/);
  await expect(page).toHaveURL(/batch=2025/);
});

test.describe('logging in and out', () => {
  test.use({ storageState: stateOf() });

  test('a visitor is sent to the staff log-in; an admin logs in, cancels the log-out, and logs out', async ({
    page,
  }) => {
    await openAndExpectRedirect(page, '/admin-dashboard/students', '/faculty-login');
    await page.getByRole('link', { name: 'Admin', exact: true }).click();
    await page.getByLabel('Username').fill(demoAccounts.admin.loginName);
    await page.getByLabel('Password', { exact: true }).fill(demoAccounts.admin.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL('/admin-dashboard');

    await page.getByRole('button', { name: 'Logout' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Confirm Logout' });
    await expect(dialog).toContainText('Are you sure you want to logout?');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Logout' }).click();
    await dialog.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/faculty-login');
    await openAndExpectRedirect(page, '/admin-dashboard', '/faculty-login');
  });
});

test('an unknown address keeps the menu of the portal', async ({ page }) => {
  await page.goto('/admin-dashboard/nothing-here');
  for (const section of ['nonsense', 'students/one/nonsense', 'settings/nonsense'])
    await test.step(section, async () => {
      await goWithin(page, `/admin-dashboard/${section}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such screen');
      const menu = page.getByRole('navigation', { name: 'Admin portal' });
      await menu.getByRole('link', { name: 'Students' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Student List');
    });
});

test('light or dark as the device has it, or as chosen on this device; before anything is painted, and never on paper', async ({
  page,
}) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.goto('/admin-dashboard/settings');
  const choice = (name: string) => page.getByRole('radio', { name });
  await expect(choice('As the device')).toBeChecked();
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(ground).not.toBe(light);
  const dark = await ground();
  await choice('Light').check();
  await expect.poll(ground).toBe(light);
  await choice('Dark').check();
  await expect.poll(ground).toBe(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await page.getByText('Loading Dashboard...').waitFor();
  expect(await ground(), 'before its scripts have come').toBe(dark);
  letGo();
  await expect(choice('Dark')).toBeChecked();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(ground).not.toBe(dark);
  await page.emulateMedia({ media: 'screen' });
  await choice('As the device').check();
  await expect.poll(ground).toBe(light);
});
