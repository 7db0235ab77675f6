// The register on a phone, with the thumb alone: taken, kept without a line, and the conflict of two.
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { ClassHeld } from '#shared/classes.ts';
import { indiaDate } from '#shared/format.ts';
import { addDays, weekdayOf } from '#shared/weekdays.ts';
import { sessionOf } from '#test/college-server.ts';
import { aStudent } from '#test/factories.ts';
import { aRegister } from '#test/timetable.ts';
import { become, test } from './portal-college.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './public-page.ts';

test.use({
  state: 'bare',
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  serviceWorkers: 'allow',
});
test.describe.configure({ mode: 'serial' });

const today = indiaDate(new Date());
const [yesterday, dayBefore] = [addDays(today, -1), addDays(today, -2)];

interface Class {
  office: APIRequestContext;
  teacherId: string;
  subjectId: string;
  students: { id: string; firstName: string; lastName: string }[];
}
let prepared: Promise<Class> | undefined;

/** A first year of fifteen, whose teacher has the whole of each of these days. */
async function prepare(office: APIRequestContext, teacherId: string): Promise<Class> {
  const made = async (path: string, data: object) => {
    const answer = await office.post(path, { data });
    expect(answer.status(), await answer.text()).toBe(201);
    return (await answer.json()) as { id: string };
  };
  for (let count = 1; count < 15; count += 1) {
    const { enrollmentNumber: _, ...student } = aStudent({ year: 'FIRST', lastName: `Sample${count}` });
    await made('/api/students', student);
  }
  const periods = [
    { from: '00:00', to: '23:58' },
    { from: '23:58', to: '23:59' },
  ];
  await office.put('/api/day-plan', { data: { periods, rooms: [] } });
  const subject = await made('/api/subjects', { code: 'BPT101', name: 'Human Anatomy', year: 'FIRST' });
  for (const day of [today, yesterday, dayBefore])
    await made('/api/timetable', {
      ...{ weekday: weekdayOf(day), period: 1, year: 'FIRST', kind: 'theory', room: '' },
      ...{ subjectId: subject.id, facultyId: teacherId, validFrom: '2025-08-01' },
    });
  const students = (await (await office.get('/api/rosters/FIRST')).json()) as Class['students'];
  return { office, teacherId, subjectId: subject.id, students };
}

test.beforeEach(async ({ page, college, playwright }) => {
  prepared ??= (async () => {
    const { name, value } = sessionOf(college.admin);
    const office = await playwright.request.newContext({
      baseURL: college.origin,
      extraHTTPHeaders: { cookie: `${name}=${value}` },
    });
    return prepare(office, college.faculty?.id ?? '');
  })();
  await prepared;
  await become(page, college.faculty);
});

async function theClass(): Promise<Class> {
  if (!prepared) throw new Error('beforeEach has prepared the class');
  return prepared;
}

async function heldOn(day: string): Promise<ClassHeld[]> {
  const { office } = await theClass();
  return (await (await office.get(`/api/classes?from=${day}&to=${day}`)).json()) as ClassHeld[];
}

const home = (id: string) => `/faculty-dashboard/${id}`;
const student = (page: Page, index: number, { students }: Class): Locator => {
  const { firstName, lastName } = students[index] ?? { firstName: '', lastName: '' };
  return page.getByRole('button', { name: `${firstName} ${lastName}, absent`, exact: true });
};

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
  await page.goto(home(group.teacherId));
  await tap(page.getByRole('link', { name: 'Take the register' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Human Anatomy');
  await expectNoSidewaysScroll(page);
  const absent = group.students.findIndex(({ id }) => id === college.student?.id);
  const four = [absent, ...[0, 3, 7, 14].filter((index) => index !== absent)].slice(0, 4);
  for (const index of four) await tap(student(page, index, group));
  await expect(page.getByText('11 present · 4 absent')).toBeVisible();
  await expectAccessible(page);
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

test('without a line the register is kept, also by a closed tab, and sent once', async ({
  page,
  context,
}) => {
  const group = await theClass();
  const list = `${home(group.teacherId)}/registers?day=${yesterday}`;
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
  await page.close();

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

  await context.setOffline(false);
  await expect(again.getByText('not sent yet.')).toHaveCount(0);
  await expect(again.getByText('14 of 15').first()).toBeVisible();
  expect(await heldOn(yesterday)).toMatchObject([{ counts: { present: 14, absent: 1 } }]);
});

test('two registers of one class: both are shown, and the teacher decides', async ({ page }) => {
  const group = await theClass();
  await page.goto(`${home(group.teacherId)}/registers/${dayBefore}/1/FIRST`);
  await student(page, 5, group).tap();
  const ids = group.students.map(({ id }) => id);
  const first = aRegister(group.subjectId, ids, {}, { day: dayBefore });
  expect((await group.office.post('/api/classes', { data: first })).status()).toBe(201);
  await page.getByRole('button', { name: 'Save register' }).tap();
  const conflict = page.getByRole('region', { name: 'Two registers of one class' });
  await expect(conflict).toContainText('has taken the register of this class already.');
  await expect(conflict).toContainText('The first, by office');
  await expect(conflict).toContainText('Everybody present');
  await expectAccessible(page);
  await conflict.getByRole('button', { name: 'Use mine' }).tap();
  await expect(conflict).toHaveCount(0);
  await expect(page.getByText('14 of 15').first()).toBeVisible();
  expect(await heldOn(dayBefore)).toMatchObject([{ id: first.id, version: 2, counts: { absent: 1 } }]);
});
