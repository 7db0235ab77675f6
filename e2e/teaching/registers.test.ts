// The register on a phone, used with one thumb: taken, kept offline, and the conflict of two teachers.

import type { Locator, Page } from '@playwright/test';
import { become } from '#e2e/college.ts';
import { expectEachReached, main } from '#e2e/portal-keys.ts';
import { failOnce, holdAnswers, keptPaths } from '#e2e/portal-worker.ts';
import {
  endOffline,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
  touchPhone,
} from '#e2e/public-page.ts';
import { heldIn, home, joinAsTeacher, student } from '#e2e/register-page.ts';
import { formatDate } from '#shared/kit/format.ts';
import { addDays, weekdayLabel, weekdayOf } from '#shared/teaching/weekdays.ts';
import { now, today } from '#test/clock.ts';
import { aRegister } from '#test/factories.ts';
import { prepareRegisterClass, type RegisterClass } from '#test/register-class.ts';

test.use({
  state: 'bare',
  ...touchPhone,
  serviceWorkers: 'allow',
});
test.describe.configure({ mode: 'serial' });

const [yesterday, dayBefore] = [addDays(today, -1), addDays(today, -2)];
const tomorrow = addDays(today, 1);

let prepared: Promise<RegisterClass> | undefined;

test.beforeEach(async ({ page, college }) => {
  prepared ??= prepareRegisterClass(college, today);
  await prepared;
  await become(page, college.faculty);
});

async function theClass(): Promise<RegisterClass> {
  if (!prepared) throw new Error('beforeEach has prepared the class');
  return prepared;
}

const heldOn = async (day: string) => heldIn(await theClass(), day);

/** Takes back what the tests before have saved: the class can be taken again. */
async function takeBack(day: string): Promise<void> {
  const { call } = await theClass();
  for (const { id } of await heldOn(day)) await call('DELETE', `/api/classes/${id}`);
}

test('fifteen students with four absent in six taps; the student sees it right after', async ({
  page,
  college,
}) => {
  const group = await theClass();
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.tap();
  };
  await page.goto(home(college.faculty?.id ?? ''));
  await tap(page.getByRole('link', { name: 'Take the register' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Human Anatomy');
  await expectNoSidewaysScroll(page);
  const absent = group.students.findIndex(({ id }) => id === college.student?.id);
  const four = [absent, ...[0, 3, 7, 14].filter((index) => index !== absent)].slice(0, 4);
  for (const index of four) await tap(student(page, index, group));
  await expect(page.getByText('11 present · 4 absent')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expectEachReached(main(page));
  await tap(page.getByRole('button', { name: 'Save register' }));
  expect(taps).toBe(6);
  await expect(page.getByRole('listitem').filter({ hasText: 'Human Anatomy' }).first()).toContainText(
    '11 of 15',
  );
  expect(await heldOn(today)).toMatchObject([{ counts: { present: 11, absent: 4 } }]);
  await expectAccessible(page);

  await become(page, college.student);
  await page.goto(`/student-dashboard/${college.student?.id}/attendance`);
  const row = page.getByRole('row').filter({ hasText: 'Human Anatomy' });
  await expect(row).toContainText('0 %');
  await expect(row).toContainText('Short');
  await expect(row).toContainText('Attend the next 3 classes to be eligible.');
  await expectAccessible(page);
});

test('offline the register is kept, also by a closed tab, and sent once', async ({
  page,
  context,
  college,
}) => {
  const group = await theClass();
  const list = `${home(college.faculty?.id ?? '')}/registers?day=${yesterday}`;
  await page.goto(list);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // The second visit goes through the worker, which keeps what it shows.
  await page.reload();
  await page
    .getByRole('link', { name: /^Human Anatomy/ })
    .first()
    .tap();
  await expect(student(page, 0, group)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: /^Human Anatomy/ }).first()).toBeVisible();

  await context.setOffline(true);
  await page.reload();
  await page
    .getByRole('link', { name: /^Human Anatomy/ })
    .first()
    .tap();
  await student(page, 2, group).tap();
  await page.getByRole('button', { name: 'Save register' }).tap();
  await expect(page.getByText('1 register is saved on this device and not sent yet.')).toBeVisible();
  await expect(page.getByText('Not sent yet', { exact: true }).first()).toBeVisible();
  await endOffline(page);

  const again = await context.newPage();
  await again.goto(list);
  await expect(again.getByText('1 register is saved on this device and not sent yet.')).toBeVisible();
  await again
    .getByRole('link', { name: /^Human Anatomy/ })
    .first()
    .tap();
  await expect(student(again, 2, group)).toHaveAttribute('aria-pressed', 'true');
  await again.goBack();
  expect(await heldOn(yesterday)).toEqual([]);
  await again.getByRole('button', { name: 'Open menu' }).tap();
  await again.getByRole('button', { name: 'Logout' }).tap();
  const question = again.getByRole('alertdialog', { name: 'Confirm Logout' });
  await expect(question).toContainText('1 register is on this device and not sent yet.');
  await question.getByRole('button', { name: 'Cancel' }).tap();
  await again.keyboard.press('Escape');

  // The connection is back, but the worker's first question fails, and the next one takes long: what the worker answers until then does not have the register.
  const day = `/api/timetable-days/${yesterday}`;
  const slow = await holdAnswers(context, [day]);
  await failOnce(context, day);
  const kept = again.waitForResponse((response) => response.headers()['x-kept'] !== undefined);
  await context.setOffline(false);
  await expect(again.getByText('not sent yet.')).toHaveCount(0);
  await slow.held;
  await kept;
  await slow.release();
  await expect(again.getByText('14 of 15').first()).toBeVisible();
  expect(await heldOn(yesterday)).toMatchObject([{ counts: { present: 14, absent: 1 } }]);
});

/** The first screen alone loads what the day's registers need offline. */
async function loadHome(page: Page, id: string): Promise<void> {
  await takeBack(today);
  await page.goto(home(id));
  await expect.poll(() => keptPaths(page, 'portal-data')).toContain('/api/rosters/FIRST');
  await expect.poll(() => keptPaths(page, 'portal-shell')).toEqual(['/portal']);
  const list = expect.stringContaining('/registers-screen.');
  await expect.poll(() => keptPaths(page, 'portal-assets')).toEqual(expect.arrayContaining([list]));
}

test('after the first screen alone a register can be taken offline', async ({ page, context, college }) => {
  const group = await theClass();
  await loadHome(page, college.faculty?.id ?? '');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Take the register' }).tap();
  await student(page, 2, group).tap();
  await page.getByRole('button', { name: 'Save register' }).tap();
  await expect(page.getByText('1 register is saved on this device and not sent yet.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('not sent yet.')).toHaveCount(0);
  expect(await heldOn(today)).toMatchObject([{ counts: { present: 14, absent: 1 } }]);
});

test('a register opens offline from its address alone, and is the saved one when it opens again', async ({
  page: first,
  context,
  college,
}) => {
  const id = college.faculty?.id ?? '';
  await loadHome(first, id);
  await first.close();
  await context.setOffline(true);

  const page = await context.newPage();
  const url = `${home(id)}/registers/${today}/1/FIRST`;
  await page.goto(url);
  const group = await theClass();
  await student(page, 1, group).tap();
  await expect(page.getByText('14 present · 1 absent')).toBeVisible();
  await page.getByRole('button', { name: 'Save register' }).tap();
  await expect(page.getByText('1 register is saved on this device and not sent yet.')).toBeVisible();
  await page.goto(url);
  await expect(page.getByRole('button', { name: 'Save the correction' })).toBeVisible();
  await expect(student(page, 1, group)).toHaveAttribute('aria-pressed', 'true');
  await endOffline(page);
});

test('two teachers take the register of one class: both are shown, and the second decides', async ({
  page,
  context,
  college,
}) => {
  const group = await theClass();
  const colleague = await joinAsTeacher(group, college.origin);
  await page.goto(`${home(college.faculty?.id ?? '')}/registers/${dayBefore}/1/FIRST`);
  await student(page, 5, group).tap();
  // The colleague teaches the subject too, and is the first to save.
  await become(page, colleague);
  const ids = group.students.map(({ id }) => id);
  const first = aRegister(group.subjectId, ids, {}, { day: dayBefore });
  expect((await page.request.post('/api/classes', { data: first })).status()).toBe(201);
  await become(page, college.faculty);
  await page.getByRole('button', { name: 'Save register' }).tap();
  const conflict = page.getByRole('region', { name: 'Two registers of one class' });
  await expect(conflict).toContainText('has taken the register of this class already.');
  await expect(conflict).toContainText('The first, by Vijaya Gurugubelli');
  await expect(conflict).toContainText('Everybody present');
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Use mine' }).tap();
  await expect(conflict).toHaveCount(0);
  await expect(page.getByText('14 of 15').first()).toBeVisible();
  expect(await heldOn(dayBefore)).toMatchObject([{ id: first.id, version: 2, counts: { absent: 1 } }]);

  await test.step('another user of the device, and a log-out, delete what the worker keeps', async () => {
    const kept = () => keptPaths(page, 'portal-data');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await expect.poll(kept).toContain('/api/registers-due');
    await become(page, college.student);
    await page.goto(`/student-dashboard/${college.student?.id}`);
    await expect.poll(kept).not.toContain('/api/registers-due');

    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    const answers = await holdAnswers(context, ['/api/timetable', '/api/auth/status']);
    await other.evaluate(() => {
      navigator.serviceWorker.controller?.postMessage({ keep: [], isFirstVisit: true });
      void fetch('/api/timetable');
    });
    await answers.held;
    await page.getByRole('button', { name: 'Open menu' }).tap();
    await page.getByRole('button', { name: 'Logout' }).tap();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).tap();
    await expect(page).toHaveURL('/student-login');
    await answers.release();
    // The worker gets these answers first, and would have kept them before this one.
    expect(await other.evaluate(async () => (await fetch('/api/day-plan')).status)).toBe(401);
    expect(await kept()).toEqual([]);
  });
});

test('a register whose answer was lost on the way is sent again, and kept once', async ({
  page,
  context,
  college,
}) => {
  const group = await theClass();
  await takeBack(yesterday);
  let sendings = 0;
  const seen = Promise.withResolvers<void>();
  await context.route('**/api/classes', async (route) => {
    sendings += 1;
    if (sendings === 1) {
      await route.fetch();
      return route.abort();
    }
    // The page sends it again by itself: not before the test has seen that it waits.
    await seen.promise;
    return route.continue();
  });
  await page.goto(`${home(college.faculty?.id ?? '')}/registers/${yesterday}/1/FIRST`);
  await student(page, 4, group).tap();
  await page.getByRole('button', { name: 'Save register' }).tap();
  await expect(page.getByText('1 register is saved on this device and not sent yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Send now' }).tap();
  seen.resolve();
  await expect(page.getByText('not sent yet.')).toHaveCount(0);
  expect(sendings).toBe(2);
  expect(await heldOn(yesterday)).toMatchObject([{ version: 1, counts: { present: 14, absent: 1 } }]);
});

test('a student left while the register was open: it is refused, opened again and kept', async ({
  page,
  college,
}) => {
  await takeBack(yesterday);
  const group = await theClass();
  const { call, students } = group;
  const leaving = students.findIndex(({ id }, index) => index > 2 && id !== college.student?.id);
  await page.goto(`${home(college.faculty?.id ?? '')}/registers/${yesterday}/1/FIRST`);
  await student(page, 2, group).tap();
  const path = `/api/students/${students[leaving]?.id}`;
  const { json } = await call('GET', `${path}?include=personalInfo,contactInfo`);
  expect((await call('PUT', path, { ...(json as object), status: 'LEFT' })).status).toBe(200);
  await page.getByRole('button', { name: 'Save register' }).tap();
  await expect(page.getByRole('heading', { name: /^Not accepted: Human Anatomy/ })).toBeVisible();
  await expect(main(page)).toContainText(`${students[leaving]?.lastName} has left`);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Open the register' }).tap();
  await expect(student(page, leaving, group)).toHaveCount(0);
  await expect(student(page, 2, group)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: /^Save/ }).tap();
  await expect(page.getByText('13 of 14').first()).toBeVisible();
  expect(await heldOn(yesterday)).toMatchObject([{ counts: { present: 13, absent: 1 } }]);
});

test('a phone whose date is wrong shows the day of the college, and says so', async ({
  page,
  context,
  college,
}) => {
  const ofCollege = page.getByText(`By the college’s clock it is ${formatDate(today)}`);
  const heading = (day: string) =>
    page.getByRole('heading', { name: `Today, ${weekdayLabel(weekdayOf(day))},` });
  await page.clock.setFixedTime(new Date(now().getTime() - 86_400_000));
  await page.goto(`${home(college.faculty?.id ?? '')}/registers`);
  await expect(ofCollege).toBeVisible();
  await expect(heading(today)).toBeVisible();
  await expectAccessible(page);
  await test.step('also where it is ahead: the register of a day to come would be refused', async () => {
    // The second visit goes through the worker: with a clock of the test's own a page does not know what it has loaded.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.clock.setFixedTime(new Date(now().getTime() + 86_400_000));
    await page.reload();
    await expect(ofCollege).toBeVisible();
    await expect(heading(today)).toBeVisible();
  });
  await test.step('offline the next morning is the day of the device, which the screen says', async () => {
    await expect.poll(() => keptPaths(page, 'portal-data')).toContain(`/api/timetable-days/${tomorrow}`);
    await expect.poll(() => keptPaths(page, 'portal-shell')).toEqual(['/portal']);
    await context.setOffline(true);
    await page.reload();
    await expect(heading(tomorrow)).toBeVisible();
    await expect(ofCollege).toHaveCount(0);
    await expect(page.getByText(`The college was last reached on ${formatDate(today)}.`)).toBeVisible();
    await expectAccessible(page);
  });
});
