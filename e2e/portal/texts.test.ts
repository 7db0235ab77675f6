// The portals to the letter (product §2.13, §4, §5, §8): headings, columns, buttons, empty lists, defaults, messages.

import type { Locator, Page } from '@playwright/test';
import { become, test } from '#e2e/portal-own-page.ts';
import { expect, goWithin, unique } from '#e2e/portal-page.ts';
import { formatDate } from '#shared/kit/format.ts';
import { now, today } from '#test/clock.ts';

const admin = (section = '') => `/admin-dashboard${section && `/${section}`}`;
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });

const lists = [
  [
    'students',
    'Student List',
    'Enter New Student',
    ['First Name', 'Last Name', 'Email', 'Phone', 'Year', 'Actions'],
  ],
  [
    'faculty',
    'Faculty List',
    'Add New Faculty',
    ['First Name', 'Last Name', 'Email', 'Specialization', 'Designation', 'Edit'],
  ],
  ['subjects', 'Subjects List', 'Add New Subject', ['Code', 'Name of the Subject', 'Year', 'Actions']],
  ['events', 'Events Management', 'Add Event', ['Event Title', 'Date', 'Photo', 'State', 'Actions']],
  ['academic-calendar?view=list', 'Academic Calendar', 'Add Entry', ['Year', 'Event', 'Date', 'Actions']],
] as const;

test('each list has its heading, its button and its columns', { tag: '@long' }, async ({ page }) => {
  await page.goto(admin());
  for (const [section, heading, button, columns] of lists) {
    await test.step(section, async () => {
      await goWithin(page, admin(section));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('button', { name: button })).toBeVisible();
      const table = page.getByRole('main').getByRole('table').first();
      await expect(table.getByRole('columnheader')).toHaveText([...columns]);
      const actions = table.locator('tbody').getByRole('row').first().getByRole('button');
      const isOfPeople = section === 'students' || section === 'faculty';
      const further = { subjects: ['Teachers', 'Syllabus'], events: ['Publish'] }[section as string] ?? [];
      const ofRow = isOfPeople ? ['Edit'] : ['Edit', 'Delete'];
      await expect(actions).toHaveText([...further, ...ofRow]);
    });
  }
});

test('the menu has every section, those that go beyond the product in groups, and the two panels folded away', async ({
  page,
}) => {
  await page.goto(admin());
  const menu = page.getByRole('navigation', { name: 'Admin portal' });
  const paths = (links: Locator) =>
    links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.replace('/admin-dashboard', '')));
  await expect
    .poll(() => paths(menu.getByRole('link')))
    .toEqual([
      '',
      '/faculty',
      '/students',
      '/subjects',
      '/personal-info',
      '/contact-info',
      '/events',
      '/academic-calendar',
      '/analytics',
      '/guardians',
      '/messages',
      '/settings',
    ]);
  const panel = (name: string, ...sections: string[]) => sections.map((section) => `/${name}-${section}`);
  for (const [name, sections] of [
    ['Money', ['/payments', '/dues', '/fee-plans']],
    [
      'Teaching',
      ['/timetable', '/registers', '/attendance', '/marks', '/hall-tickets', '/certificates', '/month'],
    ],
    [
      'Website',
      [
        '/notices',
        '/enquiries',
        '/facts',
        '/words',
        '/college',
        '/courses',
        '/website-people',
        '/gallery',
        '/exam-hub',
        '/exam-dates',
      ],
    ],
    ['Faculty Panel', panel('faculty', 'dashboard', 'profile', 'subjects', 'students', 'analytics')],
    ['Student Panel', panel('student', 'dashboard', 'profile', 'subjects', 'grades')],
  ] as const) {
    const group = menu.getByRole('group').filter({ hasText: name });
    await expect(group.getByRole('link')).toHaveCount(0);
    await group.getByText(name).click();
    // The product names none of them: a new list adds its own.
    await expect.poll(() => paths(group.getByRole('link'))).toEqual(expect.arrayContaining([...sections]));
    await group.getByText(name).click();
    await expect(group.getByRole('link')).toHaveCount(0);
  }
});

test('the sidebar is 64 units wide, as a drawer too, which closes with a click outside and with Escape', async ({
  page,
}) => {
  await page.goto(admin());
  const width = (part: Locator) => part.evaluate((element) => element.clientWidth);
  await expect.poll(() => width(page.getByRole('complementary'))).toBe(256);
  await page.setViewportSize({ width: 600, height: 740 });
  await expect(page.getByRole('complementary')).toBeHidden();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  for (const close of [() => page.mouse.click(500, 300), () => page.keyboard.press('Escape')]) {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect.poll(() => width(drawer)).toBe(256);
    await close();
    await expect(drawer).toBeHidden();
  }
});

test('while the sign-in is checked ‘Loading Dashboard...’ is shown', async ({ page }) => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/auth/status', async (route) => {
    await held;
    await route.continue();
  });
  await Promise.all([page.waitForRequest('**/api/auth/status'), page.goto(admin('settings'))]);
  await expect(page.getByText('Loading Dashboard...')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
});

test('a new student: choices and buttons; without a birth date it gets the current time, an edited one stays without', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(admin('students'));
  await page.getByRole('button', { name: 'Enter New Student' }).click();
  const dialog = dialogOf(page, 'Create Student');
  await expect(dialog.getByRole('button')).toHaveText(['', 'Save and add another', 'Cancel', 'Create']);
  await expect(dialog.getByLabel('Year').locator('option')).toHaveText([
    'First',
    'Second',
    'Third',
    'Fourth',
  ]);
  await expect(dialog.getByLabel('Year')).toHaveValue('FIRST');
  await expect(dialog.getByLabel('Gender').locator('option')).toHaveText([
    'Choose',
    'Male',
    'Female',
    'Other',
  ]);
  const optional = dialog.getByText('(optional)');
  await expect(optional).toHaveCount(10); // as before, and batch, quota, category, the day of the status, the parents' mobile
  await expect(dialog.getByLabel('Blood Group').locator('option')).toHaveText([
    'Not known',
    'A+',
    'A−',
    'B+',
    'B−',
    'AB+',
    'AB−',
    'O+',
    'O−',
  ]);
  await dialog.getByLabel('Blood Group').selectOption('AB−');
  const lastName = unique('Letter');
  for (const label of ['First Name', 'Last Name'])
    await dialog.getByLabel(label, { exact: true }).fill(label === 'Last Name' ? lastName : 'Latha');
  for (const parent of ['Father', 'Mother'])
    for (const part of ['First', 'Last']) await dialog.getByLabel(`${parent}'s ${part} Name`).fill('Rao');
  await dialog.getByLabel('Gender').selectOption('Other');
  await dialog.getByLabel('Nationality').fill('Indian');
  await dialog.getByLabel('Religion').fill('Hindu');
  await dialog.getByLabel('Email').fill(`${lastName.toLowerCase()}@vcp.example`);
  const sentBy = async (button: string) => {
    const [request] = await Promise.all([
      page.waitForRequest((one) => ['POST', 'PUT'].includes(one.method())),
      page.getByRole('button', { name: button, exact: true }).click(),
    ]);
    return request.postDataJSON() as { personalInfo: { dob: string | null } };
  };
  const isNow = (dob: string | null) => Math.abs(Date.parse(dob ?? '') - now().getTime()) < 60_000;
  const created = await sentBy('Create');
  expect(created).toEqual({
    firstName: 'Latha',
    lastName,
    enrollmentNumber: '',
    year: 'FIRST',
    bloodGroup: 'AB-',
    batch: null,
    quota: null,
    category: null,
    status: 'ACTIVE',
    statusSince: null,
    parentPhone: '',
    fatherFirstName: 'Rao',
    fatherLastName: 'Rao',
    motherFirstName: 'Rao',
    motherLastName: 'Rao',
    personalInfo: {
      gender: 'Other',
      nationality: 'Indian',
      religion: 'Hindu',
      address: '',
      dob: expect.any(String),
    },
    contactInfo: { email: `${lastName.toLowerCase()}@vcp.example`, phone: '' },
  });
  expect(isNow(created.personalInfo.dob)).toBe(true);
  await expect(dialog).toBeHidden();

  await page.goto(`${admin('students')}?q=${lastName}`);
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByRole('combobox', { name: 'Blood Group' }).selectOption('AB−');
  await expect(page).toHaveURL(/bloodGroup=AB-/);
  await page.getByRole('button', { name: `Edit Latha ${lastName}` }).click();
  const editor = dialogOf(page, 'Edit Student');
  await expect(editor.getByRole('button')).toHaveText(['', 'Delete', 'Cancel', 'Update']);
  await editor.getByLabel('Date of Birth').fill('');
  await expect(editor.getByText('saved as today')).toHaveCount(0);
  expect((await sentBy('Update')).personalInfo.dob).toBeNull();
});

test('a new faculty member starts with the product’s defaults, and a failed delete says so', {
  tag: '@long',
}, async ({ page, office }) => {
  await page.goto(admin('faculty'));
  await page.getByRole('button', { name: 'Add New Faculty' }).click();
  const dialog = dialogOf(page, 'Create Faculty');
  await expect(dialog.getByRole('button')).toHaveText(['', 'Save and add another', 'Cancel', 'Create']);
  for (const [label, value] of [
    ['Designation', 'Assistant Professor'],
    ['Experience in years', '0'],
    ['Date of Joining', formatDate(today)],
    ['Gender', 'Not specified'],
    ['Nationality', 'Not specified'],
    ['Religion', 'Not specified'],
  ] as const)
    await expect(dialog.getByLabel(label)).toHaveValue(value);
  await page.keyboard.press('Escape');

  const lastName = unique('Guru');
  const member = { firstName: 'Vijaya', lastName, specialization: 'Neurology' };
  expect((await office.post('/api/faculty', { data: member })).status()).toBe(201);
  await page.goto(`${admin('faculty')}?q=${lastName}`);
  await page.getByRole('button', { name: `Edit Vijaya ${lastName}` }).click();
  const editor = dialogOf(page, 'Edit Faculty');
  await expect(editor.getByRole('button')).toHaveText(['', 'Delete', 'Cancel', 'Update']);
  await page.route('**/api/faculty/*', (route) => route.fulfill({ status: 500, json: { error: 'No' } }));
  await editor.getByRole('button', { name: 'Delete' }).click();
  await expect(editor.getByRole('alert')).toHaveText('Failed to delete faculty');
});

test('Back to a portal loads it again: after a log-out it shows no records', async ({ page, context }) => {
  await page.goto(admin('students'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Student List');
  await context.clearCookies();
  // The event of a page restored from the back/forward cache.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page).toHaveURL('/faculty-login');
});

test('a student’s picture comes from the uploads, by its name', async ({ page, join, office }) => {
  const student = await join('student');
  const face = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC',
    'base64',
  );
  const file = { name: 'face.png', mimeType: 'image/png', buffer: face };
  const saved = await office.put(`/api/students/${student.id}/photo`, { multipart: { file } });
  const { ProfilePic } = (await saved.json()) as { ProfilePic: string };
  await become(page, student);
  await page.goto(`/student-dashboard/${student.id}`);
  const picture = page.getByRole('img', { name: 'Asha Naidu' });
  await expect(picture).toHaveAttribute('src', `/uploads/${ProfilePic}`);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
});
