// The keys of the office's portal, and the way through a list from record to record.

import { enterStudent, expect, expectAccessible, goWithin, row, test, unique } from '#e2e/portal-page.ts';
import { expectNoSidewaysScroll } from '#e2e/public-page.ts';
import { aNotice } from '#test/factories.ts';

test('Ctrl K finds a student, a notice and a screen; n, / and ? work on a list', async ({ page }) => {
  const { firstName, lastName } = await enterStudent(page, { firstName: unique('Pal') });
  await page.goto('/admin-dashboard/subjects');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Subjects List');
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: 'Find a person, a subject, a notice or a screen' });
  await expect(box).toBeFocused();
  await expectAccessible(page);
  await box.fill(lastName);
  await expect(page.getByRole('option', { name: `${firstName} ${lastName}` })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${firstName} ${lastName}`);
  const title = unique('Bus times');
  await page.request.post('/api/notices', { data: aNotice({ title }) });
  await page.keyboard.press('Control+k');
  await box.fill(title);
  await expect(page.getByRole('option', { name: title })).toContainText('Notice');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Title', { exact: true }).first()).toHaveValue(title);
  await page.keyboard.press('Control+k');
  await box.fill('students');
  const found = page.getByRole('listbox', { name: 'Found' });
  await expect(found.getByRole('option').first()).toContainText('Students');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Student List');
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog', { name: 'Create Student' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('a notice or a screen');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('Repeat the mark above');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await goWithin(page, '/admin-dashboard/payments');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payments');
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Take payments');
  await test.step('a screen that no menu has is found too', async () => {
    await page.keyboard.press('Control+k');
    await box.fill('promot');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promotion');
    await page.keyboard.press('Control+k');
    await box.fill('notice class');
    await page.keyboard.press('Enter');
    await page.getByLabel('First-year students').check();
    await expect(page.getByLabel('Everybody, on the website')).not.toBeChecked();
  });
  await test.step('on a phone the search field has the focus too', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    expect(await page.evaluate(() => matchMedia('(pointer: fine)').matches)).toBe(false);
    await page.keyboard.press('Control+k');
    await expect(box).toBeFocused();
    await expectNoSidewaysScroll(page);
  });
});

test('Enter opens what is found for the whole of what is typed', async ({ page }) => {
  const { firstName, lastName } = await enterStudent(page, { firstName: unique('Anand') });
  await page.goto('/admin-dashboard/students');
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: /^Find / })).toBeFocused();
  await page.keyboard.type(firstName);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${firstName} ${lastName}`);
});

test('Previous and Next go through the list from which a record was opened', async ({ page }) => {
  const firstName = unique('Step');
  const names: string[] = [];
  for (let index = 0; index < 3; index += 1) names.push((await enterStudent(page, { firstName })).lastName);
  names.sort();
  await page.goto(`/admin-dashboard/students?q=${firstName}`);
  await row(page, names[0] ?? '')
    .getByRole('link')
    .first()
    .click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(`${firstName} ${names[0]}`);
  await expect(page.getByRole('link', { name: 'Next' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Previous' })).toHaveCount(0);
  for (const name of names.slice(1)) {
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(heading).toHaveText(`${firstName} ${name}`);
  }
  await expect(page.getByRole('link', { name: 'Previous' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Next' })).toHaveCount(0);
  await page.getByRole('link', { name: '← Student List' }).click();
  await expect(page).toHaveURL(new RegExp(`q=${firstName}`));
});
