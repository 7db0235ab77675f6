// The timetable and attendance of the sample college, at a desk; with classes, the screens are looked at on a phone too.

import type { Page } from '@playwright/test';
import { expectEachReached } from '#e2e/portal-keys.ts';
import { become, test } from '#e2e/portal-own-page.ts';
import { expect, expectAccessible, unique } from '#e2e/portal-page.ts';
import { expectNoSidewaysScroll } from '#e2e/public-page.ts';
import { formatDate } from '#shared/kit/format.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import { addDays, mondayOf } from '#shared/teaching/weekdays.ts';
import { today } from '#test/clock.ts';

/** The other screens of the office, teachers and students are checked without classes: e2e/portal/states.test.ts. */
async function expectAccessibleOnPhone(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page, 360);
  await expectAccessible(page);
}

test('the office changes a class from next week on; a clash names the other', async ({ page }) => {
  const monday = addDays(mondayOf(today), 7);
  await page.goto(`/admin-dashboard/timetable?year=SECOND&on=${addDays(monday, -7)}`);
  const cell = page.getByRole('button', { name: /^Monday, period 1: / });
  const thisWeek = await cell.innerText();
  await page.getByRole('button', { name: 'Next week' }).click();
  await expect(page.getByText(`Week of ${formatDate(monday)}`)).toBeVisible();
  await expectAccessible(page);
  await cell.click();
  const dialog = page.getByRole('dialog', { name: 'Monday, period 1, second year' });
  await expect(dialog.getByLabel('Holds from')).toHaveValue(formatDate(monday));
  // The cell has what the run before on this server has left there.
  const nextWeek = await dialog.getByLabel('Subject').locator('option:checked').textContent();
  const other = nextWeek?.includes('BPT203') ? 'BPT202 Exercise Therapy' : 'BPT203 Electrotherapy';
  await dialog.getByLabel('Subject').selectOption(other);
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expectEachReached(dialog);
  await expectAccessibleOnPhone(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  // Another year has this room in that period.
  await dialog.getByLabel('Teacher').selectOption('');
  await dialog.getByLabel('Room').selectOption('Lecture Hall 1');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText(
    /^Lecture Hall 1 is taken by .* on Monday, period 1\.$/,
  );
  await dialog.getByLabel('Room').selectOption('None');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(cell).toContainText(other.slice(7));
  // This week keeps what it had.
  await page.getByRole('button', { name: 'Previous week' }).click();
  await expect(cell).toHaveText(thisWeek, { useInnerText: true });
});

test('the office fills the week by dragging and by the keyboard, and copies a week in three clicks', async ({
  page,
}) => {
  const monday = addDays(mondayOf(today), 7);
  // A year of study whose Saturday has free cells.
  await page.goto(`/admin-dashboard/timetable?year=FOURTH&on=${monday}`);
  await page.getByText('Fill many cells').click();
  const palette = page.getByRole('group').filter({ hasText: 'Fill many cells' });
  const chip = palette.getByRole('button').first();
  const name = await chip.innerText();
  const cell = (period: number) =>
    page.getByRole('button', { name: new RegExp(`^Saturday, period ${period}: `) });
  await expect(cell(5)).toContainText('Add');
  // The drag begins before the cell is scrolled into sight.
  await chip.hover();
  await page.mouse.down();
  await chip.hover({ position: { x: 5, y: 5 } });
  await cell(5).hover();
  await page.mouse.up();
  await expect(cell(5)).toContainText(name);
  await chip.press('Enter');
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await cell(6).press('Enter');
  await expect(cell(6)).toContainText(name);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Copy a week' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy a week' });
  await dialog.getByLabel('As in the week of').fill(formatDate(addDays(monday, 7)));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('0 classes entered')).toBeVisible();
  await expect(dialog).toBeHidden();
  await test.step('both are taken out', async () => {
    await chip.press('Enter');
    for (const period of [5, 6]) {
      await cell(period).click();
      await page.getByRole('button', { name: 'Take out' }).click();
      await expect(cell(period)).toContainText('Add');
    }
  });
});

test('the office moves a class of one day and plans a further one: the week of the year and of the room say so', async ({
  page,
}) => {
  const nextSaturday = addDays(mondayOf(today), 12);
  const isFree = async (day: string) =>
    !(await (await page.request.get(`/api/timetable-days/${day}`)).json()).closed;
  const day = (await isFree(nextSaturday)) ? nextSaturday : addDays(nextSaturday, 7);
  await page.goto(`/admin-dashboard/registers?day=${day}`);
  const changed = page.getByRole('button', { name: /^Change class: .*second year/ }).first();
  const subject = (await changed.getAttribute('aria-label'))?.slice(14).split(',')[0] ?? '';
  await changed.click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: 'Save' });
  await dialog.getByLabel('Reason').fill('Repairs');
  await save.click();
  await expect(dialog.getByRole('alert')).toContainText('Choose another teacher or room');
  await dialog.getByLabel('Room').selectOption('Practice Room 4');
  await save.click();
  await expect(page.getByText('Changed for this day: Repairs')).toBeVisible();
  await page.getByRole('button', { name: 'Extra class' }).click();
  await dialog.getByLabel('Subject').selectOption('Electrotherapy, second year');
  await dialog.getByLabel('Period').selectOption('6');
  await dialog.getByLabel('Room').selectOption('Practice Room 2');
  await dialog.getByLabel('Reason').fill('Before the internal');
  await expectAccessible(page);
  await save.click();
  await expect(page.getByText('Changed for this day: Before the internal')).toBeVisible();
  const main = page.getByRole('main');
  await page.goto(`/admin-dashboard/timetable?year=SECOND&on=${day}`);
  await expect(main).toContainText(`period 1: ${subject} · in Practice Room 4 (Repairs)`);
  await expect(page.getByRole('button', { name: /^Saturday, period 6: / })).toContainText(
    'Electrotherapy, no teacher yet, Practice Room 2',
  );
  await expectAccessibleOnPhone(page);
  await page.goto(`/admin-dashboard/timetable?room=Practice%20Room%204&on=${day}`);
  await expect(main).toContainText(`period 1: ${subject}, second year`);
  await test.step('both are taken back', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`/admin-dashboard/registers?day=${day}`);
    for (const reason of ['Repairs', 'Before the internal']) {
      const card = main.getByRole('listitem').filter({ hasText: reason });
      await card.getByRole('button', { name: /^Change class/ }).click();
      await dialog.getByRole('button', { name: 'Take this change back' }).click();
      await expect(card).toHaveCount(0);
    }
  });
});

test('the office asks for the registers not taken alone, and still has them after opening one', async ({
  page,
}) => {
  // A day more than a week: where midnight passes during the run, the sample records are of the day before.
  const range = `from=${addDays(today, -8)}&to=${addDays(today, -1)}`;
  const answer = await page.request.get(`/api/registers-due?${range}`);
  const [{ day = '' } = {}] = (await answer.json()) as { day?: string }[];
  await page.goto(`/admin-dashboard/registers?day=${day}`);
  const cards = page.getByRole('main').getByRole('listitem');
  const taken = cards.filter({ hasText: /\d+ of \d+/ });
  await expect(taken.first()).toBeVisible();
  const choice = page.getByRole('combobox', { name: 'Registers' });
  await choice.selectOption('Not taken');
  await expect(taken).toHaveCount(0);
  const missing = cards.filter({ hasText: 'Not taken' });
  await expect(missing.first()).toBeVisible();
  await expectAccessible(page);
  await missing.first().getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Save register' })).toBeVisible();
  await page.goBack();
  await expect(choice).toHaveValue('missing');
  await expect(missing.first()).toBeVisible();
  await expect(taken).toHaveCount(0);
});

test('students at risk are listed, with a message to the parent', { tag: '@long' }, async ({ page }) => {
  await page.goto('/admin-dashboard/attendance?state=short');
  const rows = page.getByRole('region', { name: 'Attendance at risk' }).getByRole('row');
  await expect(rows.nth(1)).toContainText('%');
  const link = rows.nth(1).getByRole('link', { name: /WhatsApp about .*: English/ });
  expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain('is below the 75% needed');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Enter counts so far' }).click();
  const dialog = page.getByRole('dialog', { name: 'Attendance so far' });
  await dialog
    .getByRole('textbox')
    .fill('Number\tSubject\tKind\tHeld\tAttended\n\nNONE\tBPT101\ttheory\t40\t31');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/Line 3: there is no student NONE/);
});

test('hall tickets: two are held back with the reason, one of them is let in with a reason', async ({
  page,
  context,
}) => {
  const subjects: { id: string; code: string }[] = await (
    await page.request.get('/api/subjects?year=THIRD')
  ).json();
  const papers = subjects
    .filter(({ code }) => code.startsWith('BPT'))
    .map(({ id }) => ({ subjectId: id, date: today, maxMarks: 100 }));
  const academicYear = academicYearOf(today);
  const session = {
    name: unique('University'),
    academicYear,
    year: 'THIRD',
    kind: 'university',
    papers,
  };
  const made = await page.request.post('/api/exam-sessions', { data: session });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()) as { id: string };
  await page.goto(`/admin-dashboard/hall-tickets?session=${id}`);
  const rows = page
    .getByRole('region', { name: 'Hall tickets' })
    .getByRole('row')
    .filter({ hasText: 'Held back' });
  await expect(rows.first()).toContainText(/Attendance in|of fees overdue/);
  await expectAccessible(page);
  const before = await rows.count();
  expect(before).toBeGreaterThanOrEqual(2);
  await rows
    .first()
    .getByRole('button', { name: /^Let in / })
    .click();
  const dialog = page.getByRole('dialog', { name: /^Let .* in$/ });
  await dialog.getByLabel('Reason').fill('Condoned by the principal');
  await dialog.getByRole('button', { name: 'Let in' }).click();
  await expect(rows).toHaveCount(before - 1);
  await expect(page.getByText('Let in by admin: Condoned by the principal')).toBeVisible();
  await page.getByRole('button', { name: /^Issue \d+ hall tickets?$/ }).click();
  await expect(page.getByRole('link', { name: 'Print hall tickets (PDF)' })).toBeVisible();
  await expectAccessible(page);
  const code = page.getByRole('link', { name: /^VCP\/HT\// }).first();
  const visitor = await context.newPage();
  await visitor.goto((await code.getAttribute('href')) ?? '');
  await expect(visitor.getByText('This document is valid.')).toBeVisible();
  await test.step('one ticket is withdrawn with a reason; who was let in is held back again', async () => {
    const withdraw = page.getByRole('button', { name: /^Withdraw VCP/ }).first();
    const serial = (await withdraw.getAttribute('aria-label'))?.slice('Withdraw '.length) ?? '';
    await visitor.goto((await page.getByRole('link', { name: serial }).getAttribute('href')) ?? '');
    await withdraw.click();
    const question = page.getByRole('alertdialog', { name: `Withdraw ${serial}?` });
    await question.getByLabel(/Reason/).fill('Wrong name');
    await question.getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByRole('link', { name: serial })).toHaveCount(0);
    await visitor.reload();
    await expect(visitor.getByText(/^This document was withdrawn by the college on/)).toBeVisible();
    await page.getByRole('button', { name: /^Hold back again / }).click();
    await expect(rows).toHaveCount(before);
  });
  const pdf = await page.request.get(`/api/exam-sessions/${id}/hall-tickets.pdf`);
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  await expectAccessibleOnPhone(page);
});

test('a student sees the own week, and the attendance with the rule', async ({ page, sampleStudent }) => {
  await become(page, sampleStudent);
  const home = `/student-dashboard/${sampleStudent.id}`;
  await page.goto(home);
  await expect(page.getByRole('link', { name: 'Next class' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Attendance' }).click();
  await expect(page).toHaveURL(`${home}/attendance`);
  await expect(page.getByRole('row').filter({ hasText: 'Exercise Therapy' }).first()).toContainText('%');
  await expect(page.getByText('With 75 % or more')).toBeVisible();
  const below = await page
    .getByRole('row')
    .filter({ hasText: /Condonable|Short/ })
    .count();
  await expect(page.getByText(/^Below 75\s% in/)).toContainText(`in ${below} of`);
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${home}/timetable`);
  await expect(page.getByRole('table', { name: 'My week' })).toContainText('Practical');
  const sheet = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(sheet.match(/\/Type ?\/Page\b/g), 'the week is one sheet').toHaveLength(1);
  expect(sheet).toMatch(/MediaBox \[0 0 84\d/);
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
});

test('a teacher sees the attendance of the own subjects', { tag: '@long' }, async ({
  page,
  sampleFaculty,
}) => {
  await become(page, sampleFaculty);
  const home = `/faculty-dashboard/${sampleFaculty.id}`;
  await page.goto(`${home}/attendance`);
  const subject = page.getByRole('combobox', { name: 'Subject', exact: true });
  await subject.selectOption({ label: 'BPT301 Physiotherapy in Orthopaedics' });
  await expect(page).toHaveURL(/\?subject=/);
  await expect(page.getByRole('row').nth(1)).toContainText('%');
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
  await page.goto(home);
  await expect(page.getByRole('region', { name: 'Today' })).toContainText(/registers? (is|are|to take)/);
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
});
