// The student's own portal (product §2.11): every screen, access, and the sentences of empty screens.

import {
  become,
  expect,
  expectScreens,
  find,
  publishNotice,
  type Screen,
  test,
} from '#e2e/portal-own-page.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  goWithin,
  openAndExpectRedirect,
  row,
  stateOf,
  tabTo,
  unique,
} from '#e2e/portal-page.ts';
import { monthAfter, monthLabel } from '#shared/teaching/month.ts';
import { addDays } from '#shared/teaching/weekdays.ts';
import { goByPageClock, now, today } from '#test/clock.ts';

test.use({ storageState: async ({ sampleStudent }, use) => use(stateOf(sampleStudent)) });

const screens: Screen[] = [
  ['', 'Dashboard', ['Sravani Pilla', 'VCP', "Father's Name", 'Next dates', '₹ 20,000', /\d+ \/ 25/]],
  ['/profile', 'Profile', ['Sravani', 'student@vcp.example', 'Sample District', "Mother's Name"]],
  ['/subjects', 'Subjects', ['Second Year Subjects', 'Biomechanics and Kinesiology']],
  ['/timetable', 'Timetable', ['Monday']],
  ['/attendance', 'Attendance', ['Theory']],
  ['/grades', 'Grades', ['Semester 1', 'Human Anatomy', 'University examination', 'A+']],
  ['/fees', 'Fees', ['₹ 1,10,000', 'Tuition fee, second year', 'Additional fees (one-time)']],
  ['/certificates', 'Certificates', ['Ask for a certificate']],
  ['/calendar?view=list', 'Academic Calendar', [/\d+ entries/]],
  ['/calendar', 'Academic Calendar', [monthLabel(today.slice(0, 7))]],
  ['/settings', 'Settings', ['Change password', 'Signed-in devices']],
];

test('every screen of the menu, by keyboard, shows its records and names itself', async ({
  page,
  sampleStudent: { id },
}) => {
  const home = `/student-dashboard/${id}`;
  await openAndExpectRedirect(page, `${home}/dashboard`, home);
  const menu = page.getByRole('navigation', { name: 'Student portal' });
  await expect(menu.getByRole('link')).toHaveText([
    'Dashboard',
    'Profile',
    'Subjects',
    'Timetable',
    'Attendance',
    'Grades',
    'Fees',
    'Certificates',
    'Calendar',
    'Settings',
  ]);
  await expectScreens(page, home, menu, screens);
});

test('a first screen that was left open moves on at midnight, and when it is looked at again', async ({
  page,
  sampleStudent: { id },
}) => {
  const [tomorrow, dayAfter] = [addDays(today, 1), addDays(today, 2)];
  const asked = (day: string) =>
    Promise.all(
      [`/api/timetable-days/${day}?`, '/api/next-exams?', `&from=${day}&`].map((part) =>
        page.waitForRequest((request) => request.url().includes(part)),
      ),
    );
  await goByPageClock(page, new Date(`${today}T23:59:30+05:30`));
  const first = asked(today);
  await page.goto(`/student-dashboard/${id}`);
  await first;
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  const atMidnight = asked(tomorrow);
  await page.clock.runFor(60_000);
  await atMidnight;
  await test.step('timers rest while a phone is locked', async () => {
    const lookedAt = asked(dayAfter);
    await page.clock.setSystemTime(new Date(`${dayAfter}T07:00:00+05:30`));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await lookedAt;
  });
  await test.step('the own week and its changes are asked again', async () => {
    const askedWeek = () =>
      Promise.all(
        ['/api/timetable?', '/api/substitutions'].map((part) =>
          page.waitForResponse((response) => response.url().includes(part)),
        ),
      );
    const before = askedWeek();
    await goWithin(page, `/student-dashboard/${id}/timetable`);
    await before;
    const after = askedWeek();
    await page.clock.runFor(18 * 3_600_000);
    await after;
  });
});

test('a phone whose clock is wrong asks for the classes of the college’s day', async ({
  page,
  sampleStudent: { id },
}) => {
  await page.clock.setFixedTime(new Date(now().getTime() - 86_400_000));
  const ofCollege = page.waitForRequest((request) => request.url().includes(`/api/timetable-days/${today}?`));
  await page.goto(`/student-dashboard/${id}`);
  await ofCollege;
});

test('the cards of the dashboard lead to their screens, by keyboard too; an unknown screen says so', {
  tag: '@long',
}, async ({ page, sampleStudent: { id } }) => {
  const home = `/student-dashboard/${id}`;
  await page.goto(home);
  const main = page.getByRole('main');
  for (const [name, section] of [
    ['Next dates', 'calendar'],
    ['Fees due', 'fees'],
    ['Latest results', 'grades'],
  ] as const) {
    await tabTo(page, main.getByRole('link', { name }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${home}/${section}`);
    await page.goBack();
  }
  const logout = page.getByRole('button', { name: 'Logout' });
  await tabTo(page, logout);
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Confirm Logout' });
  await expect(question).toContainText('Are you sure you want to logout?');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(logout).toBeFocused();
  await goWithin(page, `${home}/nothing-here`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such screen');
  await expect(page.getByRole('navigation', { name: 'Student portal' })).toBeVisible();
});

test('subjects, marks and fees come as documents, and print without menus and buttons', async ({
  page,
  sampleStudent: { id },
}) => {
  for (const [section, name, file] of [
    ['subjects', 'Second year (PDF)', /subjects.*\.pdf$/],
    ['grades', 'Marks memo (PDF)', /^marks-memo-VCP\d+\.pdf$/],
    ['fees', 'Fee statement (PDF)', /^fee-statement-VCP\d+\.pdf$/],
  ] as const) {
    await page.goto(`/student-dashboard/${id}/${section}`);
    const link = page.getByRole('link', { name });
    const answer = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toMatch(file);

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main').getByText('Vamsadhara College of Physiotherapy')).toBeVisible();
    await expect(page.getByRole('table').first()).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(link).toBeHidden();
    await expect(page.getByRole('button')).toHaveCount(0);
    if (section !== 'subjects') await expect(page.getByText(/^Sravani Pilla · VCP/)).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
  }
});

test('the calendar starts with the own year and coming dates; other choices are in the address', async ({
  page,
  sampleStudent: { id },
  office,
}) => {
  const word = unique('Viva');
  const [past, ahead] = [addDays(today, -40), addDays(today, 40)];
  for (const [event, year, date] of [
    ['own', 'SECOND', ahead],
    ['other', 'FIRST', ahead],
    ['past', 'SECOND', past],
  ])
    await office.post('/api/academic-calendar', { data: { event: `${word} ${event}`, year, date } });

  const calendar = `/student-dashboard/${id}/calendar?q=${word}`;
  const entries = page.getByRole('region', { name: 'Academic Calendar' }).locator('tbody').getByRole('row');
  await page.goto(calendar);
  const year = page.getByRole('combobox', { name: 'Year' });
  await expect(year).toHaveValue('SECOND');
  await expect(entries).toHaveText([/own$/]);
  await year.selectOption('All years');
  await expect(page).toHaveURL(`${calendar}&year=ALL`);
  await expect(entries).toHaveText([/otherFirst$/, /ownSecond$/]);
  await page.getByRole('combobox', { name: 'Dates' }).selectOption('Past');
  await expect(page).toHaveURL(`${calendar}&year=ALL&dates=past`);
  await expect(entries).toHaveText([/pastSecond$/]);
  await page.getByRole('searchbox').fill('no such day');
  await expect(page.getByText('Nothing matches “no such day”.')).toBeVisible();

  const [before, month] = [monthAfter(ahead.slice(0, 7), -1), ahead.slice(0, 7)];
  await page.goto(`${calendar}&view=month&month=${before}`);
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page).toHaveURL(new RegExp(`month=${month}`));
  await expect(page.getByRole('cell').filter({ hasText: word })).toHaveText([/own/]);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`month=${before}`));
  await expect(year).toHaveValue('SECOND');
  await page.getByRole('button', { name: 'List' }).click();
  await expect(page).toHaveURL(`${calendar}&view=list`);
});

test('a new student sees which values are missing and empty lists explained; long names fit', {
  tag: '@long',
}, async ({ page, join }) => {
  const student = await join('student', {
    firstName: 'వెంకట సత్యనారాయణ',
    lastName: 'Venkatasatyanarayanaprasadaraobahadurgari',
  });
  await become(page, student);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/student-dashboard/${student.id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('వెంకట సత్యనారాయణ').first()).toBeVisible();
  // The own record is below the first screen, and is loaded when the user scrolls near it: what is above must have come.
  await expect(main).toContainText('No results have been entered yet.');
  await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
  await page.keyboard.press('End');
  for (const label of ['Phone', 'Date of Birth', 'Address'])
    await expect(main.locator('dl > div').filter({ hasText: label })).toHaveText(`${label}Not Provided`);
  await expect(main).toContainText('No fees have been entered yet.');
  await expect(main).toContainText('No results have been entered yet.');
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByRole('link', { name: 'Grades' }).click();
  await expect(drawer).toBeHidden();
  await expect(main).toContainText('No grades have been entered yet.');
  await expect(main).toContainText('Ask the office');
  await expect(main.getByRole('link', { name: 'Marks memo (PDF)' })).toHaveCount(0);
  await expectAccessible(page);
});

test('records that do not load say so, with ‘Try again’; the profile stays', async ({
  page,
  sampleStudent: { id },
}) => {
  const records = '**/api/students/*include=fees*';
  await page.route(records, (route) => route.fulfill({ status: 400, json: { error: 'Not today' } }));
  await page.goto(`/student-dashboard/${id}/fees`);
  await expect(page.getByRole('alert')).toContainText('Error: Not today');
  await page.unroute(records);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(row(page, 'Tuition fee, second year').first()).toBeVisible();
});

test.describe('the log-in opens for', () => {
  test('the id of another person, and the portals of other roles', async ({
    page,
    sampleStudent,
    sampleFaculty,
  }) => {
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    // The log-in redirects a signed-in student to the portal.
    const home = `/student-dashboard/${sampleStudent.id}`;
    await openAndExpectRedirect(page, `/student-dashboard/${sampleFaculty.id}`, home);
    expect(visited).toContain('/student-login');
    await openAndExpectRedirect(page, `/faculty-dashboard/${sampleStudent.id}`, '/faculty-login');
    await openAndExpectRedirect(page, '/admin-dashboard', '/faculty-login');
  });

  test('an anonymous visitor, and a faculty member', async ({
    page,
    context,
    sampleStudent,
    sampleFaculty,
  }) => {
    await context.clearCookies();
    await openAndExpectRedirect(page, `/student-dashboard/${sampleStudent.id}/fees`, '/student-login');
    await become(page, sampleFaculty);
    await openAndExpectRedirect(page, `/student-dashboard/${sampleFaculty.id}`, '/student-login');
  });

  for (const [what, role, status, missing] of [
    ['a student whose record is gone', 'student', 404, 'Student not found'],
    ['a student whose server fails', 'student', 500, 'Student not found'],
    ['a faculty member whose record is gone', 'faculty', 404, 'Faculty member not found'],
  ] as const) {
    test(`${what}, without a redirect loop`, { tag: status === 500 ? [] : '@long' }, async ({
      page,
      sampleStudent,
      sampleFaculty,
    }) => {
      const owner = role === 'student' ? sampleStudent : sampleFaculty;
      await become(page, owner);
      const [home, login] = [`/${role}-dashboard/${owner.id}`, `/${role}-login`];
      const record = role === 'student' ? '**/api/students/*' : '**/api/faculty/*';
      const said: string[] = [];
      page.on('console', (message) => said.push(message.text()));
      await page.route(record, (route) => route.fulfill({ status, json: { error: 'No' } }));
      await page.clock.install({ time: now() });
      const asked = page.waitForResponse('**/portal-of.*');
      await page.goto(home, { waitUntil: 'commit' });
      // A failed request is repeated, after pauses that the fake clock skips.
      const path = async () => (await page.clock.fastForward(2000), new URL(page.url()).pathname);
      await expect.poll(path, { intervals: [100] }).toBe(login);
      expect(said.join()).toContain(missing);
      // The log-in page loads this script just before it decides whether to redirect: it must still be open after that.
      await page.evaluate(async (script) => {
        await import(script);
        await fetch('/api/auth/status');
      }, (await asked).url());
      await expect(page).toHaveURL(login);
      await page.unroute(record);
      await openAndExpectRedirect(page, login, home);
    });
  }
});

test('Ctrl K finds the subjects of the own year and the notices for the student', async ({
  page,
  office,
  sampleStudent: { id },
}) => {
  const title = await publishNotice(office, ['FIRST', 'SECOND', 'THIRD', 'FOURTH']);
  await page.goto(`/student-dashboard/${id}/calendar`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await find(page, 'Biomechanics');
  await expect(page).toHaveURL(`/student-dashboard/${id}/subjects`);
  // A subject of the first year, which this portal does not show.
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find a subject, a notice or a screen' }).fill('BPT101');
  await expect(page.getByText('Nothing matches “BPT101”.')).toBeVisible();
  await page.keyboard.press('Escape');
  await find(page, title);
  await expect(page.getByText('At the office, from Monday.')).toBeVisible();
});
