// Bad days of the register: two tabs of one teacher, a device that is full, a session that ends, and a refusal.

import { become } from '#e2e/college.ts';
import { expect, test, touchPhone } from '#e2e/public-page.ts';
import { heldIn, home, student } from '#e2e/register-page.ts';
import { addDays } from '#shared/teaching/weekdays.ts';
import { goByPageClock, noon, today } from '#test/clock.ts';
import { prepareRegisterClass, type RegisterClass } from '#test/register-class.ts';
import type { CollegeServer } from '#test/servers/college-server.ts';

test.use({ state: 'bare', ...touchPhone });
test.describe.configure({ mode: 'serial' });

const [yesterday, dayBefore] = [addDays(today, -1), addDays(today, -2)];

let prepared: Promise<RegisterClass> | undefined;
async function theClass(college: CollegeServer): Promise<RegisterClass> {
  prepared ??= prepareRegisterClass(college, today);
  return prepared;
}

/** The name of the box with all marks of a student. */
const markOf = ({ students }: RegisterClass, index: number) =>
  `Mark of ${students[index]?.firstName} ${students[index]?.lastName}`;

test.beforeEach(async ({ page, college }) => {
  await theClass(college);
  await become(page, college.faculty);
});

test('one teacher in two tabs: what another tab saved meanwhile neither replaces the taps nor is replaced unseen', async ({
  page,
  context,
  college,
}) => {
  const group = await theClass(college);
  const address = `${home(college.faculty?.id ?? '')}/registers/${dayBefore}/1/FIRST`;
  await page.goto(address);
  await student(page, 5, group).tap();
  const other = await context.newPage();
  await other.goto(address);
  await student(other, 6, group).tap();
  await other.getByRole('button', { name: 'Save register' }).tap();
  await expect(other.getByText('14 of 15').first()).toBeVisible();
  // The tab reads the day again, as it does whenever it is looked at after a while.
  await context.setOffline(true);
  const again = page.waitForResponse((answer) => answer.url().includes('/api/classes/'));
  await context.setOffline(false);
  await again;
  await expect(student(page, 5, group)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Save register' }).tap();
  const conflict = page.getByRole('region', { name: 'Two registers of one class' });
  await expect(conflict).toContainText('Which one is right?');
  expect(await heldIn(group, dayBefore)).toMatchObject([{ version: 1, counts: { absent: 1 } }]);
  await conflict.getByRole('button', { name: 'Keep the first' }).tap();
  await expect(conflict).toHaveCount(0);
});

test('a full device: offline the teacher is told that nothing is kept, online the register is sent', async ({
  page,
  context,
  college,
}) => {
  const group = await theClass(college);
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto(`${home(college.faculty?.id ?? '')}/registers/${yesterday}/1/FIRST`);
  await student(page, 5, group).tap();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save register' }).tap();
  await expect(page.getByText('The register is not kept: the memory of this device is full.')).toBeVisible();
  await expect(student(page, 5, group)).toHaveAttribute('aria-pressed', 'true');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Save register' }).tap();
  await expect(page.getByText('14 of 15').first()).toBeVisible();
  expect(await heldIn(group, yesterday)).toMatchObject([{ counts: { absent: 1 } }]);
});

test('the session has ended while a register waits: it stays on the device until its teacher signs in', async ({
  page,
  context,
  college,
}) => {
  const group = await theClass(college);
  await goByPageClock(page, noon);
  await page.goto(`${home(college.faculty?.id ?? '')}/registers/${today}/1/FIRST`);
  await student(page, 4, group).tap();
  await page.getByRole('combobox', { name: markOf(group, 6) }).selectOption('Late');
  await expect(page.getByText('14 present · 1 absent')).toBeVisible();
  await context.clearCookies();
  await page.getByRole('button', { name: 'Save register' }).tap();
  const question = page.getByRole('alertdialog', { name: 'Please sign in again' });
  await question.getByRole('button', { name: 'Close' }).tap();
  await expect(page.getByText('1 register is saved on this device and not sent yet.')).toBeVisible();
  // What is being sent holds this lock, also while its user is asked.
  const lock = `outbox ${college.faculty?.id}`;
  const untilSent = () => page.evaluate((name) => navigator.locks.request(name, () => undefined), lock);
  await untilSent();
  await test.step('two minutes later the question has not come again', async () => {
    await page.clock.fastForward(120_000);
    await untilSent();
    await expect(question).toHaveCount(0);
  });
  await become(page, college.faculty);
  await page.getByRole('button', { name: 'Send now' }).tap();
  await expect(page.getByText('not sent yet.')).toHaveCount(0);
  expect(await heldIn(group, today)).toMatchObject([{ counts: { present: 13, late: 1, absent: 1 } }]);

  await test.step('the teacher corrects it within the week', async () => {
    await page.goto(`${home(college.faculty?.id ?? '')}/registers/${today}/1/FIRST`);
    await expect(student(page, 4, group)).toHaveAttribute('aria-pressed', 'true');
    await student(page, 4, group).tap();
    await page.getByRole('combobox', { name: markOf(group, 4) }).selectOption('On duty');
    await page.getByRole('button', { name: 'Save the correction' }).tap();
    await expect(page.getByText('14 of 15').first()).toBeVisible();
    expect(await heldIn(group, today)).toMatchObject([
      { version: 2, counts: { late: 1, duty: 1, absent: 0 } },
    ]);
  });
});

test('a register that the server refuses is discarded after a question, and does not come back', async ({
  page,
  college,
}) => {
  const group = await theClass(college);
  const list = `${home(college.faculty?.id ?? '')}/registers`;
  const before = await heldIn(group, today);
  await page.route(/\/api\/classes\/[\w-]+\/register$/, (route) =>
    route.fulfill({ status: 400, json: { error: 'The class was moved.' } }),
  );
  await page.goto(`${list}/${today}/1/FIRST`);
  await student(page, 2, group).tap();
  await page.getByRole('button', { name: 'Save the correction' }).tap();
  const refused = page.getByRole('heading', { name: /^Not accepted: Human Anatomy/ });
  await expect(refused).toBeVisible();
  await expect(page.getByText('The class was moved.')).toBeVisible();
  await page.getByRole('button', { name: 'Discard it' }).tap();
  const question = page.getByRole('alertdialog', { name: 'Discard this register?' });
  await question.getByRole('button', { name: 'Cancel' }).tap();
  await expect(refused).toBeVisible();
  await page.getByRole('button', { name: 'Discard it' }).tap();
  await question.getByRole('button', { name: 'Discard' }).tap();
  await expect(refused).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: /^Human Anatomy/ }).first()).toBeVisible();
  await expect(refused).toHaveCount(0);
  expect(await heldIn(group, today)).toEqual(before);
});
