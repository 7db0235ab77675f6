// What the portals say and log when a call fails: product §8.

import { test } from '#e2e/portal-own-page.ts';
import { clickTwice, expect, goWithin, unique } from '#e2e/portal-page.ts';
import { now } from '#test/clock.ts';

const admin = (section = '') => `/admin-dashboard${section && `/${section}`}`;

test('a list that does not load is logged and reported, with a button to try again', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto(admin());
  for (const [section, call, key] of [
    ['students', 'students', 'listStudents'],
    ['faculty', 'faculty', 'listFaculty'],
    ['subjects', 'subjects', 'listSubjects'],
    ['events', 'events', 'listEvents'],
    ['academic-calendar?view=list', 'academic-calendar', 'listCalendarEntries'],
  ] as const) {
    await test.step(section, async () => {
      const path = new RegExp(`/api/${call}(\\?|$)`);
      const alert = page.getByRole('alert');
      await page.route(path, (route) => route.fulfill({ status: 403, json: { error: 'Not today' } }));
      await goWithin(page, admin(section));
      await expect(alert).toContainText('Error: Not today');
      await expect.poll(() => logged.some((line) => line.startsWith(`Not loaded: ${key}`))).toBe(true);
      await page.unroute(path);
      await page.route(path, (route) => route.fulfill({ json: { rows: [] } }));
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(alert).toContainText('Unexpected data format: Expected an array');
      await page.unroute(path);
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('button', { name: /^Edit/ }).first()).toBeVisible();
      await expect(alert).toHaveCount(0);
    });
  }
});

test('an answer that is not JSON shows ‘An unknown error occurred’', async ({ page }) => {
  await page.route('**/api/events?*', (route) => route.fulfill({ body: '<h1>Hello</h1>' }));
  await page.clock.install({ time: now() });
  await page.goto(admin('events'));
  // A failed request is repeated twice, after pauses that the fake clock skips.
  const alert = page.getByRole('alert');
  await expect.poll(async () => (await page.clock.fastForward(2000), alert.count())).toBe(1);
  await expect(alert).toContainText('An unknown error occurred');
});

test('a failed delete is logged and reported; two clicks delete once', async ({ page, office }) => {
  await page.goto(admin());
  for (const [section, path, data, question] of [
    ['subjects', '/api/subjects', { name: 'Gait', year: 'FIRST' }, 'this subject?'],
    ['events', '/api/events', { eventDate: '2027-01-05' }, 'this event?'],
    ['academic-calendar', '/api/academic-calendar', { year: 'FIRST', date: '2031-01-05' }, 'this entry?'],
  ] as const) {
    await test.step(`a failed delete of ${section} is logged and reported; two clicks delete once`, async () => {
      const name = unique('Del');
      const record = { code: name, eventTitle: name, event: name, ...data };
      expect((await office.post(path, { data: record })).status()).toBe(201);
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));
      let sent = 0;
      await page.route(`**${path}/*`, async (route) => {
        if (route.request().method() !== 'DELETE') return route.fallback();
        sent += 1;
        return sent > 1 ? route.fallback() : route.fulfill({ status: 500, json: { error: 'Not now' } });
      });
      await goWithin(page, `${admin(section)}?q=${name}`);
      await page.getByRole('button', { name: 'Delete' }).click();
      const asked = page.getByRole('alertdialog');
      await expect(
        asked.getByText(`Are you sure you want to delete ${question}`, { exact: true }),
      ).toBeVisible();
      await asked.getByRole('button', { name: 'Delete' }).click();
      await expect(asked.getByRole('alert')).toHaveText('Not now');
      await expect.poll(() => logged.join()).toContain('could not be deleted');
      await clickTwice(asked.getByRole('button', { name: 'Delete' }));
      await expect(asked).toBeHidden();
      await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
      expect(sent).toBe(2);
    });
  }
});

test('a failed log-out is logged and shown, and Logout can be pressed again', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route('**/api/auth/logout', (route) =>
    route.fulfill({ status: 503, json: { error: 'The server is busy.' } }),
  );
  await page.goto(admin('events'));
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('alertdialog', { name: 'Confirm Logout' });
  await expect(question.getByRole('button')).toHaveText(['', 'Cancel', 'Logout']);
  await question.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => logged.some((line) => line.startsWith('The log-out failed'))).toBe(true);
  await expect(question.getByRole('alert')).toHaveText('The server is busy.');
  await expect(page).toHaveURL(admin('events'));
  await expect(question.getByRole('button', { name: 'Logout' })).not.toHaveAttribute('aria-disabled');
});
