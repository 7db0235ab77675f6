// The faculty's own portal (product §2.12, §2.13 'My Profile'): every screen, who gets in, and what may be changed.
import type { Page } from '@playwright/test';
import { become, expect, test } from './portal-own-page.ts';
import { expectAccessible, row, tabTo } from './portal-page.ts';

test.use({ storageState: async ({ sampleFaculty }, use) => use(sampleFaculty.state) });

const screens: [path: string, heading: string, shown: (string | RegExp)[]][] = [
  [
    '',
    'Dashboard',
    ['Madhavi Latha Chinta', /\d+ years/, 'Calendar events', /(First|Second|Third|Fourth|All) years?/],
  ],
  ['/profile', 'My Profile', ['Madhavi Latha', 'faculty@vcp.example', 'Orthopaedics', 'Date of Joining']],
  ['/subjects', 'Subjects', ['First Year Subjects', 'Human Anatomy', 'Fourth Year Subjects']],
  ['/students', 'Students', ['Allu', /VCP\d{5}/, /1–25 of \d+ students/]],
  ['/calendar', 'Academic Calendar', [/\d+ entries/]],
  ['/calendar?view=month', 'Academic Calendar', ['Today']],
  ['/analytics', 'Analytics', ['Students by year and gender', 'Next events']],
  ['/settings', 'Settings', ['Change password', 'Signed-in devices']],
];

test('every screen shows its records, without fees, and names itself', async ({ page, sampleFaculty }) => {
  for (const [path, heading, shown] of screens) {
    await test.step(path || '/', async () => {
      await page.goto(`/faculty-dashboard/${sampleFaculty.id}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      const main = page.getByRole('main');
      for (const text of shown) await expect(main).toContainText(text);
      await expect(page).toHaveTitle(`${heading} | VCP`);
      await expect(page.getByRole('navigation').locator('[aria-current=page]')).toHaveCount(1);
      await expect(main).not.toContainText('Fees due');
    });
  }
});

async function openProfile(page: Page, id: string) {
  await page.goto(`/faculty-dashboard/${id}/profile`);
  await page.getByRole('button', { name: 'Edit Vijaya Gurugubelli' }).click();
  return page.getByRole('dialog', { name: 'Edit My Profile' });
}

test('the own row is edited, all but the e-mail; there is nothing to add or to delete', async ({
  page,
  context,
  join,
}) => {
  const member = await join('faculty');
  await become(context, member);
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

test('what was typed stays when the server refuses, when the office saved meanwhile, and when the session ends', async ({
  page,
  context,
  join,
  office,
}) => {
  const member = await join('faculty');
  await become(context, member);
  const dialog = await openProfile(page, member.id);
  const update = dialog.getByRole('button', { name: 'Update' });
  const save = '**/api/faculty/*';
  await dialog.getByLabel('Phone').fill('12345');
  await page.route(save, (route) => route.fulfill({ status: 503, json: { error: 'Too busy' } }));
  await update.click();
  await expect(dialog.getByRole('alert')).toHaveText('Error: HTTP error! Status: 503, Message: Too busy');
  await expect(dialog.getByLabel('Phone')).toHaveValue('12345');
  await page.unroute(save);

  const path = `/api/faculty/${member.id}`;
  const before = (await (await office.get(path)).json()) as object;
  expect((await office.put(path, { data: { ...before, designation: 'Professor' } })).status()).toBe(200);
  await update.click();
  const conflict = page.getByRole('dialog', { name: 'Somebody else saved this record' });
  await expect(conflict.getByRole('row').filter({ hasText: 'Designation' })).toContainText('Professor');
  await conflict.getByRole('button', { name: 'Use theirs' }).click();

  await dialog.getByLabel('Phone').fill('67890');
  await context.clearCookies();
  await update.click();
  const again = page.getByRole('alertdialog', { name: 'Please sign in again' });
  await again.getByLabel('Email').fill(member.email);
  await again.getByLabel('Password').fill(member.password);
  await again.getByRole('button', { name: 'Sign in and go on' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main')).toContainText('67890');
  await expect(row(page, 'Professor')).toBeVisible();
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
  await expect(page.getByRole('main').getByRole('link')).toHaveText(['Export CSV']);
  await page.getByRole('searchbox').fill('nobody is called so');
  await expect(page.getByText('No students found.')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/sort=enrollmentNumber/);
});

test('every screen and action is reached by keyboard alone', async ({ page, sampleFaculty: { id } }) => {
  const home = `/faculty-dashboard/${id}`;
  await page.goto(`${home}/dashboard`);
  await expect(page).toHaveURL(home);
  const main = page.getByRole('main');
  const menu = page.getByRole('navigation', { name: 'Faculty portal' });
  const press = async (role: 'button' | 'link', name: string | RegExp) => {
    const target = main.getByRole(role, { name }).first();
    await expect(target).toBeVisible();
    await tabTo(page, target, 60);
    await page.keyboard.press('Enter');
  };
  const open = async (name: string, section: string) => {
    await tabTo(page, menu.getByRole('link', { name, exact: true }), 90);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${home}/${section}`);
  };

  await press('button', /^Show all/);
  await expect(main.getByRole('button', { name: 'Show fewer' })).toBeVisible();
  await open('My Profile', 'profile');
  await press('button', /^Edit/);
  const dialog = page.getByRole('dialog', { name: 'Edit My Profile' });
  await tabTo(page, dialog.getByLabel('First Name'));
  await page.keyboard.press('Escape');
  await expect(main.getByRole('button', { name: /^Edit/ })).toBeFocused();
  await open('Subjects', 'subjects');
  const sheet = page.waitForEvent('download');
  await press('link', 'First year (PDF)');
  expect((await sheet).suggestedFilename()).toMatch(/\.pdf$/);
  await open('Students', 'students');
  await press('button', 'Email');
  await expect(page).toHaveURL(/sort=email/);
  await open('Calendar', 'calendar');
  await press('button', 'Month');
  await press('button', 'Next month');
  await expect(page).toHaveURL(/view=month&month=/);
  await open('Analytics', 'analytics');
  await open('Settings', 'settings');
  await tabTo(page, page.getByRole('button', { name: 'Logout' }));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeFocused();
});

test('the panel of the admin shows the same screen, with nothing to change', async ({
  page,
  context,
  sampleFaculty: { id },
  adminState,
}) => {
  await become(context, { id: '', state: adminState });
  await page.goto(`/admin-dashboard/faculty-profile?faculty=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Faculty Panel: My Profile');
  await expect(row(page, 'faculty@vcp.example')).toContainText('Orthopaedics');
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['Choose somebody else']);
  await expectAccessible(page);
});

test.describe('everybody else is sent to the log-in', () => {
  test('nobody, a student, and the id of somebody else', async ({
    page,
    context,
    sampleFaculty,
    sampleStudent,
  }) => {
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await page.goto(`/faculty-dashboard/${sampleStudent.id}`);
    await expect(page).toHaveURL(`/faculty-dashboard/${sampleFaculty.id}`);
    expect(visited).toContain('/faculty-login');
    await become(context, sampleStudent);
    await page.goto(`/faculty-dashboard/${sampleFaculty.id}/students`);
    await expect(page).toHaveURL('/faculty-login');
    await context.clearCookies();
    await page.goto(`/faculty-dashboard/${sampleFaculty.id}`);
    await expect(page).toHaveURL('/faculty-login');
  });

  for (const status of [404, 500]) {
    test(`whose record answers ${status}`, async ({ page, sampleFaculty: { id } }) => {
      await page.route('**/api/faculty/*', (route) => route.fulfill({ status, json: { error: 'No' } }));
      await page.goto(`/faculty-dashboard/${id}`);
      await expect(page).toHaveURL('/faculty-login');
      await page.waitForLoadState('networkidle');
      await expect(page).toHaveURL('/faculty-login');
    });
  }

  test('who logs out', async ({ page, context, join }) => {
    const member = await join('faculty');
    await become(context, member);
    await page.goto(`/faculty-dashboard/${member.id}/calendar`);
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/faculty-login');
    await page.goto(`/faculty-dashboard/${member.id}`);
    await expect(page).toHaveURL('/faculty-login');
  });
});
