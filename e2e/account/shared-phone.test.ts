// A phone that several people use: what one leaves on it is neither shown to the next one nor sent in the next one's name.
import type { Page } from '@playwright/test';
import { become } from '#e2e/college.ts';
import { holdAnswers, keptPaths } from '#e2e/portal-worker.ts';
import { expect, expectAccessible, test, touchPhone } from '#e2e/public-page.ts';
import { heldIn, home, joinAsTeacher, student } from '#e2e/register-page.ts';
import { today } from '#test/clock.ts';
import { prepareRegisterClass } from '#test/register-class.ts';
import { sessionOf } from '#test/servers/college-server.ts';

test.use({ state: 'bare', ...touchPhone, serviceWorkers: 'allow' });

/** The router writes what it shows in place of the screen into the console too. */
const ignoreConsole = (page: Page) => page.removeAllListeners('console');
const nothingKept = /^You are offline, and this device shows nothing that it has kept/;

/** Opens the first screen of a student, and waits until the device can show it offline. */
async function keepHome(page: Page, id: string): Promise<void> {
  await page.goto(`/student-dashboard/${id}`);
  await expect.poll(() => keptPaths(page, 'portal-data')).toContain(`/api/students/${id}`);
  await expect.poll(() => keptPaths(page, 'portal-shell')).toEqual(['/portal']);
}

test('a log-out without a connection deletes what is kept at once, says so, and ends the session when it is back', async ({
  page,
  context,
  college,
}) => {
  const owner = college.student;
  if (!owner) throw new Error('the college has a student');
  const isSignedIn = async () => {
    const { name, value } = sessionOf(owner);
    const headers = { cookie: `${name}=${value}` };
    const status = await fetch(`${college.origin}/api/auth/status`, { headers });
    return ((await status.json()) as { isAuthenticated: boolean }).isAuthenticated;
  };
  await become(page, owner);
  await keepHome(page, owner.id);
  const other = await context.newPage();
  // On a dead line a phone may think that it is online.
  await other.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => true }));
  await other.goto(page.url());
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('button', { name: 'Logout' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged out on this device');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectAccessible(page);
  expect(await keptPaths(page, 'portal-data')).toEqual([]);
  expect(await isSignedIn()).toBe(true);
  ignoreConsole(page);
  await test.step('nor do another tab and the page loaded again show anything', async () => {
    await expect(other.getByRole('alert')).toHaveText(/^Error: The server cannot be reached/);
    await page.reload();
    await expect(page.getByRole('alert')).toHaveText(nothingKept);
  });
  await test.step('the log-in page ends the session before it asks who is signed in', async () => {
    await other.close();
    await context.setOffline(false);
    await page.goto('/student-login');
    await expect.poll(isSignedIn).toBe(false);
    await expect(page).toHaveURL('/student-login');
  });
});

test('a page that stays open ends the session by itself; without an answer Logout can be tried again', async ({
  page,
  context,
  college,
}) => {
  const group = await prepareRegisterClass(college, today);
  const colleague = await joinAsTeacher(group, college.origin);
  await become(page, colleague);
  await page.goto(home(colleague.id));
  await page.getByRole('button', { name: 'Open menu' }).tap();
  await page.getByRole('button', { name: 'Logout' }).tap();
  await context.setOffline(true);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).tap();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).tap();
  await expect(page.getByRole('button', { name: 'Try again' })).not.toHaveAttribute('aria-disabled');
  await context.setOffline(false);
  await expect(page).toHaveURL('/faculty-login');
  expect(await (await page.request.get('/api/auth/status')).json()).toMatchObject({ isAuthenticated: false });

  await test.step('a register that waits is not sent as someone else who has signed in meanwhile', async () => {
    await become(page, college.faculty);
    await page.goto(home(college.faculty?.id ?? ''));
    const list = expect.stringContaining('/registers-screen.');
    await expect.poll(() => keptPaths(page, 'portal-assets')).toEqual(expect.arrayContaining([list]));
    await page.getByRole('link', { name: 'Take the register' }).tap();
    await student(page, 3, group).tap();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save register' }).tap();
    await expect(page.getByText('1 register is saved on this device and not sent yet.')).toBeVisible();
    // The office may take any register: the server would keep it in the office's name.
    await become(page, college.admin);
    await context.setOffline(false);
    await expect(page.getByRole('alertdialog', { name: 'Please sign in again' })).toBeVisible();
    const office = await context.newPage();
    await office.goto('/admin-dashboard/registers');
    await expect(office.getByRole('heading', { level: 1 })).toHaveText('Registers of the day');
    // A round of what waits holds this lock.
    const lock = `outbox ${college.admin.id}`;
    await office.evaluate((name) => navigator.locks.request(name, () => undefined), lock);
    expect(await heldIn(group, today)).toEqual([]);
    await office.close();
    await become(page, college.faculty);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).tap();
    await page.getByRole('button', { name: 'Send now' }).tap();
    await expect(page.getByText('not sent yet.')).toHaveCount(0);
    expect(await heldIn(group, today)).toMatchObject([{ faculty: { id: college.faculty?.id } }]);
  });
});

test('what is kept is shown for as long as the session would last, and who is signed in is asked', async ({
  page,
  context,
  college,
}) => {
  await become(page, college.faculty);
  await page.goto(home(college.faculty?.id ?? ''));
  await expect.poll(() => keptPaths(page, 'portal-data')).toContain(`/api/faculty/${college.faculty?.id}`);
  await expect.poll(() => keptPaths(page, 'portal-shell')).toEqual(['/portal']);
  await page.reload();
  const setContact = (hours: number) =>
    page.evaluate(
      async (at) => {
        const kept = await caches.open('portal-data');
        await kept.put('/last-contact', new Response(String(at)));
      },
      // The worker goes by the clock of the machine.
      Date.now() - hours * 3_600_000,
    );
  await test.step('online, the answer of the server is waited for', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const answers = await holdAnswers(context, ['/api/auth/status', '/api/day-plan']);
    const told = await page.evaluate(async () => {
      const asked = fetch('/api/auth/status').then(() => 'answered');
      // This one is answered from what was kept, after a while.
      await caches.open('portal-data').then((kept) => kept.put('/api/day-plan', Response.json({})));
      const other = await fetch('/api/day-plan');
      return [other.headers.get('x-kept'), await Promise.race([asked, Promise.resolve('not yet')])];
    });
    expect(told).toEqual(['yes', 'not yet']);
    await answers.release();
    await context.unrouteAll();
  });
  await test.step('offline after one hour it is shown, after three, or with a clock set back by three, it is not', async () => {
    await setContact(1);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    ignoreConsole(page);
    for (const hours of [3, -3]) {
      await setContact(hours);
      await page.reload();
      await expect(page.getByRole('alert')).toHaveText(nothingKept);
    }
  });
  await test.step('with a connection it is there again', async () => {
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
