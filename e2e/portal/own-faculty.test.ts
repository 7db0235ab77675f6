// The faculty's own portal (product §2.12, §2.13 'My Profile'): every screen, access, and editing.

import type { Page } from '@playwright/test';
import {
  become,
  expect,
  expectScreens,
  find,
  publishNotice,
  type Screen,
  test,
} from '#e2e/portal-own-page.ts';
import { expectAccessible, goWithin, openAndExpectRedirect, row, stateOf, unique } from '#e2e/portal-page.ts';
import { dayLabel } from '#shared/teaching/month.ts';
import { addDays } from '#shared/teaching/weekdays.ts';
import { goByPageClock, today } from '#test/clock.ts';

test.use({ storageState: async ({ sampleFaculty }, use) => use(stateOf(sampleFaculty)) });

const screens: Screen[] = [
  [
    '',
    'Dashboard',
    ['Madhavi Latha Chinta', /\d+ years/, 'Calendar events', /(First|Second|Third|Fourth|All) years?/],
  ],
  ['/profile', 'My Profile', ['Madhavi Latha', 'faculty@vcp.example', 'Orthopaedics', 'Date of Joining']],
  [
    '/subjects',
    'Subjects',
    ['First Year Subjects', 'Human Anatomy', 'Fourth Year Subjects', 'First year (PDF)'],
  ],
  ['/students', 'Students', ['Baggu', 'your class', /VCP\d{5}/, /1–25 of \d+ students/]],
  ['/calendar?view=list', 'Academic Calendar', [/\d+ entries/]],
  ['/calendar', 'Academic Calendar', ['Today']],
  ['/analytics', 'Analytics', ['Students by year and gender', 'Next events']],
  ['/settings', 'Settings', ['Change password', 'Signed-in devices']],
];

test('every screen of the menu, by keyboard, shows its records, without fees, and names itself', async ({
  page,
  sampleFaculty: { id },
}) => {
  const home = `/faculty-dashboard/${id}`;
  await openAndExpectRedirect(page, `${home}/dashboard`, home);
  const menu = page.getByRole('navigation', { name: 'Faculty portal' });
  await expectScreens(page, home, menu, screens, 'Fees due');
});

test('first screen and registers that were left open move on at midnight', async ({
  page,
  sampleFaculty: { id },
}) => {
  const days = [today, addDays(today, 1), addDays(today, 2)];
  await goByPageClock(page, new Date(`${today}T23:59:30+05:30`));
  let now = today;
  const closedYears = [{ year: 'FIRST', why: 'Today is a holiday.' }];
  await page.route('**/api/timetable-days/*', (route) =>
    route.fulfill({ json: { day: now, today: now, closed: null, closedYears, periods: [], classes: [] } }),
  );
  const home = `/faculty-dashboard/${id}`;
  const dueOf = (day: string) =>
    page.waitForRequest((request) => request.url().includes(`/api/registers-due?from=${addDays(day, -7)}&`));
  const [first = '', second = '', third = ''] = days;
  const before = dueOf(first);
  await page.goto(home);
  await before;
  const holiday = 'No classes of the first year: Today is a holiday.';
  await expect(page.getByRole('region', { name: 'Today' })).toContainText(holiday);
  now = second;
  const after = dueOf(second);
  await page.clock.runFor(60_000);
  await after;
  await goWithin(page, `${home}/registers`);
  const heading = (day: string) => page.getByRole('heading', { level: 2, name: `Today, ${dayLabel(day)}` });
  await expect(heading(second)).toBeVisible();
  await expect(page.getByText(holiday)).toBeVisible();
  now = third;
  await page.clock.fastForward(24 * 3_600_000);
  await expect(heading(third)).toBeVisible();
});

async function openProfile(page: Page, id: string) {
  await page.goto(`/faculty-dashboard/${id}/profile`);
  await page.getByRole('button', { name: 'Edit Vijaya Gurugubelli' }).click();
  return page.getByRole('dialog', { name: 'Edit My Profile' });
}

test('the own row is edited, all but the email; records cannot be added or deleted', async ({
  page,
  join,
}) => {
  const member = await join('faculty');
  await become(page, member);
  const dialog = await openProfile(page, member.id);
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'My Profile' }).getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('button', { name: /add|delete/i })).toHaveCount(0);
  await expect(dialog.getByLabel('Email')).toBeDisabled();
  await expect(dialog.getByLabel('Email')).toHaveValue(member.email);
  await expectAccessible(page);

  await dialog.getByLabel('Specialization').fill('');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog.getByLabel('Specialization')).toHaveAccessibleDescription('Specialization is required');
  await dialog.getByLabel('Specialization').fill('Sports injuries');
  await dialog.getByLabel('Phone').fill('+91 90000 55555');
  const [save] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'PUT'),
    dialog.getByRole('button', { name: 'Update' }).click(),
  ]);
  expect(await save.headerValue('if-match')).toMatch(/^"\d+"$/);
  await expect(page.getByText('Profile updated')).toBeVisible();
  await expect(row(page, 'Sports injuries')).toContainText(member.email);
  await expect(main).toContainText('+91 90000 55555');
  await page.reload();
  await expect(row(page, 'Sports injuries')).toBeVisible();
});

test('students are searched, sorted, filtered and paged in the address, without their fees', async ({
  page,
  sampleFaculty: { id },
}) => {
  const list = `/faculty-dashboard/${id}/students`;
  const [answer] = await Promise.all([
    page.waitForResponse((response) => new URL(response.url()).pathname === '/api/students'),
    page.goto(list),
  ]);
  expect(Object.keys(((await answer.json()) as object[])[0] ?? {})).not.toContain('fees');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(`${list}?page=2`);
  await page.getByRole('combobox', { name: 'Year' }).selectOption('Third year');
  await expect(page).toHaveURL(`${list}?year=THIRD`);
  await page.getByRole('button', { name: 'Enrolment Number' }).click();
  await expect(page).toHaveURL(/sort=enrollmentNumber/);
  await page.keyboard.press('/');
  await page.keyboard.type('bend');
  await expect(page.getByText('1 of 1 student', { exact: true })).toBeVisible();
  await expect(row(page, 'Bendalam')).toContainText('Third');
  await expect(page.getByRole('main').getByRole('link')).toHaveText([
    'Excel',
    'CSV',
    'CSV, plain phones',
    '+91 90000 01039',
    '', // the second one opens WhatsApp
  ]);
  await page.getByRole('searchbox').fill('no such name');
  await expect(page.getByText('No students found.')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/sort=enrollmentNumber/);
});

test('the panel of the admin shows the same screen, read-only', async ({
  page,
  sampleFaculty: { id },
  college,
}) => {
  await become(page, college.admin);
  await page.goto(`/admin-dashboard/faculty-profile?faculty=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Faculty Panel: My Profile');
  await expect(row(page, 'faculty@vcp.example')).toContainText('Orthopaedics');
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['Choose another person']);
  await expectAccessible(page);
});

test.describe('is sent to the log-in:', () => {
  test('an anonymous visitor, a student, and a faculty member with another id', async ({
    page,
    context,
    sampleFaculty,
    sampleStudent,
  }) => {
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await openAndExpectRedirect(
      page,
      `/faculty-dashboard/${sampleStudent.id}`,
      `/faculty-dashboard/${sampleFaculty.id}`,
    );
    expect(visited).toContain('/faculty-login');
    // An open portal would notice that its user has changed, and leave for the log-in at the same moment as the test.
    await page.goto('about:blank');
    await become(page, sampleStudent);
    await openAndExpectRedirect(page, `/faculty-dashboard/${sampleFaculty.id}/students`, '/faculty-login');
    await page.goto('about:blank');
    await context.clearCookies();
    await openAndExpectRedirect(page, `/faculty-dashboard/${sampleFaculty.id}`, '/faculty-login');
  });

  test('a faculty member who has logged out', async ({ page, join }) => {
    const member = await join('faculty');
    await become(page, member);
    await page.goto(`/faculty-dashboard/${member.id}/calendar`);
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/faculty-login');
    await openAndExpectRedirect(page, `/faculty-dashboard/${member.id}`, '/faculty-login');
  });
});

test('a teacher writes to the own class, and copies the text for its group', async ({
  page,
  sampleFaculty: { id },
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const title = unique('Goniometer');
  const home = `/faculty-dashboard/${id}/students`;
  await page.goto(home);
  await page.getByRole('button', { name: 'Write to a class' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title', { exact: true }).fill(title);
  await dialog.getByLabel('Text', { exact: true }).fill('Bring it on [Monday](/calendar).');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await dialog.getByRole('button', { name: 'Copy text' }).click();
  const { origin } = new URL(page.url());
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe(`${title}\n\nBring it on Monday (${origin}/calendar).`);
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Write to a class' }).click();
  await dialog.getByRole('button', { name: `Take back ${title}` }).click();
  await expect(dialog.getByText(title)).toHaveCount(0);
});

test('Ctrl K finds students, subjects and notices that a teacher may read', { tag: '@long' }, async ({
  page,
  office,
  sampleFaculty: { id },
}) => {
  const title = await publishNotice(office, ['faculty']);
  await page.goto(`/faculty-dashboard/${id}/calendar`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await find(page, 'bendalam');
  await expect(row(page, 'Bendalam')).toContainText('Third');
  await find(page, 'BPT101');
  await expect(page).toHaveURL(`/faculty-dashboard/${id}/subjects`);
  await find(page, title);
  await expect(page.getByText('At the office, from Monday.')).toBeVisible();
});
