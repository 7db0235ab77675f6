// A register that the office takes: its portal has no service worker; a class that its teacher did not hold,
// the units of the syllabus that a register covers, and study material.

import { become } from '#e2e/college.ts';
import { endOffline, expect, expectAccessible, test } from '#e2e/public-page.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import { addDays } from '#shared/teaching/weekdays.ts';
import { today } from '#test/clock.ts';
import { prepareRegisterClass, type RegisterClass } from '#test/register-class.ts';

test.use({ state: 'bare' });
test.describe.configure({ mode: 'serial' });

const [yesterday, dayBefore] = [addDays(today, -1), addDays(today, -2)];

let prepared: Promise<RegisterClass> | undefined;

test('a register of the office needs a connection only to be opened, and is sent from the first screen too', async ({
  page,
  context,
  college,
}) => {
  prepared ??= prepareRegisterClass(college, today);
  const { call } = await prepared;
  const held = async () =>
    (await call('GET', `/api/classes?from=${today}&to=${today}`)).json as { id: string; counts: object }[]; // the call answers a list
  const taken = [{ counts: { present: 14, absent: 1 } }];
  const waiting = page.getByText('1 register is saved on this device and not sent yet.');
  const saveOffline = async () => {
    await page.goto(`/admin-dashboard/registers?day=${today}`);
    await page
      .getByRole('link', { name: /^Human Anatomy/ })
      .first()
      .click();
    await page
      .getByRole('button', { name: /absent$/ })
      .first()
      .click();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Save register' }).click();
    await expect(waiting).toBeVisible();
  };
  await become(page, college.admin);

  await saveOffline();
  await context.setOffline(false);
  await expect(waiting).toHaveCount(0);
  expect(await held()).toMatchObject(taken);

  for (const { id } of await held()) await call('DELETE', `/api/classes/${id}`);
  await saveOffline();
  await endOffline(page);
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto('/admin-dashboard');
  await expect.poll(held).toMatchObject(taken);
});

test('a teacher says in two clicks and a reason that a class is not held; the office sees why, the teacher takes it back', async ({
  page,
  college,
}) => {
  prepared ??= prepareRegisterClass(college, today);
  await prepared;
  const list = `registers?day=${yesterday}`;
  await become(page, college.faculty);
  await page.goto(`/faculty-dashboard/${college.faculty?.id}/${list}`);
  const card = page.getByRole('listitem').filter({ hasText: 'Human Anatomy' }).first();
  await card.getByRole('button', { name: /^Not held\?: / }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why was or is it not held?').fill('Hospital posting');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Not held' }).click();
  await expect(card).toContainText('Not held: Hospital posting');
  await expect(card.getByRole('link')).toHaveCount(0);

  await become(page, college.admin);
  await page.goto(`/admin-dashboard/${list}`);
  await expect(card).toContainText('Not held: Hospital posting');

  await become(page, college.faculty);
  await page.goto(`/faculty-dashboard/${college.faculty?.id}/${list}`);
  await card.getByRole('button', { name: /^Take back: / }).click();
  await dialog.getByRole('button', { name: 'Take this change back' }).click();
  await expect(card.getByRole('link')).toBeVisible();
});

test('the office enters the units of a subject, its teacher ticks one in the register, the student sees the share', async ({
  page,
  college,
}) => {
  prepared ??= prepareRegisterClass(college, today);
  await prepared;
  await become(page, college.admin);
  await page.goto('/admin-dashboard/subjects');
  await page.getByRole('button', { name: 'Syllabus of Human Anatomy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Syllabus of BPT101 Human Anatomy' });
  await dialog.getByLabel('Units').fill('Bones\nBones');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toContainText('A unit is there twice');
  await dialog.getByLabel('Units').fill('Bones\nMuscles');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('0 of 2 units covered')).toBeVisible();

  await become(page, college.faculty);
  await page.goto(`/faculty-dashboard/${college.faculty?.id}/registers/${dayBefore}/1/FIRST`);
  await page.getByText('Units finished').click();
  await page.getByLabel('Bones').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save register' }).click();
  await expect(page.getByText('15 of 15').first()).toBeVisible();
  await page.goto(`/faculty-dashboard/${college.faculty?.id}/subjects`);
  await expect(page.getByText('1 of 2 units covered')).toBeVisible();

  await become(page, college.student);
  await page.goto(`/student-dashboard/${college.student?.id}/subjects`);
  await page.getByText('1 of 2 units covered').click();
  await expect(page.getByText(/^Bones · ✓ /)).toBeVisible();
  await expectAccessible(page);
});

test('a teacher gives the students of an own subject two files at once, a bad one is named; a student reads one', async ({
  page,
  college,
}) => {
  prepared ??= prepareRegisterClass(college, today);
  const { call, subjectId } = await prepared;
  const facultyId = college.faculty?.id;
  await call('POST', '/api/teaching', { subjectId, facultyId, academicYear: academicYearOf(today) });
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj <<>> endobj\n%%EOF');
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });
  // A phone shows fewer columns.
  await page.setViewportSize({ width: 360, height: 740 });
  await become(page, college.faculty);
  await page.goto(`/faculty-dashboard/${facultyId}/subjects`);
  await page.getByText('Add files').click();
  const field = page.getByLabel('PDFs for the students');
  await field.setInputFiles([file('Hand.pdf', pdf), file('Photo.pdf', Buffer.from('JFIF'))]);
  await expect(page.getByText('Photo.pdf: The file must be a whole PDF.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Hand' })).toBeVisible();
  await expectAccessible(page);

  await become(page, college.student);
  await page.goto(`/student-dashboard/${college.student?.id}/subjects`);
  await page.getByText('1 file').click();
  const href = await page.getByRole('link', { name: 'Hand' }).getAttribute('href');
  expect(await (await page.request.get(href ?? '')).body()).toEqual(pdf);
  await expectAccessible(page);
});
