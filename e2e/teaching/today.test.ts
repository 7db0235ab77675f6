// The first screens of teacher and student on a phone, with a class that is on and one that comes; and the office’s list of those
// at risk, from the pasted counts to the file.

import { readFile } from 'node:fs/promises';
import { become } from '#e2e/college.ts';
import { expect, test, touchPhone } from '#e2e/public-page.ts';
import { home } from '#e2e/register-page.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import { addDays, weekdayOf } from '#shared/teaching/weekdays.ts';
import { goByPageClock, noon, today } from '#test/clock.ts';
import { anEntry, anExamSession } from '#test/factories.ts';
import { prepareRegisterClass, type RegisterClass } from '#test/register-class.ts';

test.use({ state: 'bare', ...touchPhone });
test.describe.configure({ mode: 'serial' });

const academicYear = academicYearOf(today);

let prepared: Promise<RegisterClass> | undefined;

test.beforeEach(async ({ college }) => {
  prepared ??= prepareRegisterClass(college, today);
  await prepared;
});

async function theClass(): Promise<RegisterClass> {
  if (!prepared) throw new Error('beforeEach has prepared the class');
  return prepared;
}

test('a teacher sees what is on, what is next and the marks to enter; the timetable alone shows the attendance', async ({
  page,
  college: { faculty },
}) => {
  const { subjectId, call } = await theClass();
  await become(page, faculty);
  await page.goto(`${home(faculty?.id ?? '')}/attendance`);
  const subject = page.getByRole('combobox', { name: 'Subject', exact: true });
  await expect(subject.locator('option')).toHaveText(['BPT101 Human Anatomy']);
  await expect(page.getByText('No register has been taken yet in this subject.')).toBeVisible();

  const later = { weekday: weekdayOf(today), period: 2, room: '', validFrom: '2025-08-01' };
  await call(
    'POST',
    '/api/timetable',
    anEntry(subjectId, faculty?.id ?? '', { ...later, kind: 'practical' }),
  );
  await call('POST', '/api/teaching', { subjectId, facultyId: faculty?.id, academicYear });
  const session = anExamSession({ subjects: [{ id: subjectId }], academicYear });
  const papers = session.papers.map((paper) => ({ ...paper, date: today }));
  await call('POST', '/api/exam-sessions', { ...session, papers });

  await goByPageClock(page, noon);
  await page.goto(home(faculty?.id ?? ''));
  const tiles = page.getByRole('region', { name: 'Today' }).getByRole('listitem');
  await expect(tiles.nth(0)).toContainText('Human AnatomyFirst year · 12:00 AM');
  await expect(tiles.nth(1)).toContainText('Human AnatomyFirst year · 11:58 PM');
  await expect(tiles.nth(3)).toContainText('15 marks to enter');
  await expect(page.getByRole('link', { name: 'Study material for students' })).toHaveAttribute(
    'href',
    '/exams/resources',
  );
  await tiles.nth(3).getByRole('link', { name: 'Human Anatomy' }).tap();
  await expect(page).toHaveURL(/\/marks\/[\w-]{36}\?subject=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(session.name);
});

test('a student sees the class that is on, the attendance and the next examination', async ({
  page,
  college: { student },
  office,
}) => {
  const exam = { subject: 'Human Anatomy', date: addDays(today, 5), year: 'FIRST' };
  const { id } = (await (await office.post('/api/exam-dates', { data: exam })).json()) as { id: string };
  await office.post(`/api/exam-dates/${id}/publications`, { data: {} });
  await become(page, student);
  await goByPageClock(page, noon);
  await page.goto(`/student-dashboard/${student?.id}`);
  const card = (name: string) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name }) });
  await expect(card('Next class')).toContainText(/Human Anatomy.*Now/);
  await expect(card('Attendance')).toContainText('No class has been held yet in this academic year.');
  await expect(card('Next examination')).toContainText('Human Anatomy');
});

test('the office pastes counts so far, finds the student at risk by name, and exports what is shown', async ({
  page,
  college: { admin },
}) => {
  const { call } = await theClass();
  const roster = (await call('GET', '/api/rosters/FIRST')).json as {
    enrollmentNumber: string;
    lastName: string;
  }[];
  const of = (lastName: string) => roster.find((one) => one.lastName === lastName)?.enrollmentNumber;
  await become(page, admin);
  await page.goto('/admin-dashboard/attendance');
  await expect(page.getByText('No student is below the percentage.')).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).tap();
  await page.getByRole('button', { name: 'Enter counts so far' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Attendance so far' });
  await dialog
    .getByRole('textbox')
    .fill(`${of('Roll3')}, BPT101, theory, 40, 20\n${of('Roll11')}, BPT101, theory, 40, 28`);
  await dialog.getByRole('button', { name: 'Save' }).tap();
  await expect(page.getByText('2 counts saved')).toBeVisible();
  const rows = page.getByRole('region', { name: 'Attendance at risk' }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(2);
  await page.getByRole('searchbox', { name: 'Search students' }).fill('roll11');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('70 %');
  await expect(page).toHaveURL(/\?q=roll11$/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Filters' }).tap();
  await page.getByRole('link', { name: 'Export CSV', exact: true }).tap();
  const file = await download;
  expect(file.suggestedFilename()).toBe('attendance-at-risk.csv');
  const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`${of('Roll11')},FIRST`);
});
