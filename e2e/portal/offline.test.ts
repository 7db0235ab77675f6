// A portal whose connection is gone: what it shows, and what it says of the rest.
import { become } from '#e2e/college.ts';
import { main } from '#e2e/portal-keys.ts';
import { keptPaths } from '#e2e/portal-worker.ts';
import { expect, test, touchPhone } from '#e2e/public-page.ts';

test.use({
  state: 'bare',
  ...touchPhone,
  serviceWorkers: 'allow',
});

test('a student’s first screen shows offline what it showed last', async ({ page, context, college }) => {
  await become(page, college.student);
  await page.goto(`/student-dashboard/${college.student?.id}`);
  const cards = page.getByRole('listitem').filter({ has: page.getByRole('heading') });
  const exam = cards.filter({ hasText: 'Next examination' }).locator('[aria-busy=false]');
  await expect(exam).not.toBeEmpty();
  const before = (await exam.textContent()) ?? '';
  await expect(main(page)).toContainText('No dates ahead for your year.');
  // Of the first visit too, which has begun without the worker.
  const asked = ['/api/next-exams', '/api/academic-calendar', `/api/students/${college.student?.id}`];
  await expect.poll(() => keptPaths(page, 'portal-data')).toEqual(expect.arrayContaining(asked));
  await expect.poll(() => keptPaths(page, 'portal-shell')).toEqual(['/portal']);
  const typeface = [expect.stringContaining('/assets/anek.')];
  await expect.poll(() => keptPaths(page, 'portal-assets')).toEqual(expect.arrayContaining(typeface));
  await context.setOffline(true);
  await page.reload();
  await expect(exam).toHaveText(before);
  await expect(page.locator('html')).toHaveAttribute('data-typeface', 'loaded');
  const offline = page.getByText('You are offline. The screens show what this device loaded last.');
  await expect(offline).toBeVisible();
  await expect(main(page)).toContainText('No dates ahead for your year.');
  // The browser reports the files that cannot be loaded.
  page.removeAllListeners('console');
  await test.step('a part that this device does not have says so, and leaves the others in place', async () => {
    await page.keyboard.press('End');
    await expect(main(page).getByRole('alert')).toContainText('You are offline');
    await expect(exam).toHaveText(before);
  });
  await test.step('so does a dialog', async () => {
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Not loaded' });
    await expect(dialog).toContainText('You are offline');
    await dialog.getByRole('button', { name: 'Try again' }).tap();
    await expect(dialog).toContainText('You are offline');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(exam).toHaveText(before);
  });
  await test.step('a screen that this device does not have says so, without loading the page again, and can be tried again', async () => {
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await page.getByRole('link', { name: 'Settings' }).tap();
    const alert = main(page).getByRole('alert');
    await expect(alert).toContainText('You are offline');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
    await context.setOffline(false);
    await expect(offline).toBeHidden();
    await alert.getByRole('button', { name: 'Try again' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
    expect(loads).toBe(0);
  });
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
});

test('the settings say how the portal gets onto the phone, and ask where the browser offers it', async ({
  page,
  college,
}) => {
  await become(page, college.student);
  await page.goto(`/student-dashboard/${college.student?.id}/settings`);
  await expect(page.getByRole('heading', { name: 'On your phone like an app' })).toBeVisible();
  // The screen has been rendered again since: it listens.
  await expect(page.getByText(/^(You have no link yet|Your link was made on)/)).toBeVisible();
  const asked = page.evaluate(
    () =>
      new Promise((prompt) => {
        dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: () => prompt('asked') }));
      }),
  );
  await page.getByRole('button', { name: 'Install' }).tap();
  expect(await asked).toBe('asked');
});
