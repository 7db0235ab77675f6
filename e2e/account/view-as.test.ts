// The office looks at the portal of a student as the student sees it.

import { expect, test } from '#e2e/portal-own-page.ts';
import { expectAccessible, unique } from '#e2e/portal-page.ts';
import { today } from '#test/clock.ts';
import { anEntry, anExamSession } from '#test/factories.ts';

test('a record leads to the portal as its person sees it, read-only and marked, and back', async ({
  page,
  sampleStudent,
}) => {
  await page.goto(`/admin-dashboard/students/${sampleStudent.id}`);
  await page.getByRole('button', { name: /^View as / }).click();
  await expect(page).toHaveURL(`/student-dashboard/${sampleStudent.id}`);
  const bar = page.getByRole('region', { name: 'View as' });
  await expect(bar).toContainText('Nothing can be changed here.');
  await expect(page.getByRole('link', { name: 'Next class' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Next examination' })).toBeVisible();
  await expectAccessible(page);
  const menu = page.getByRole('navigation', { name: 'Student portal' });
  await expect(menu.getByRole('link', { name: 'Settings' })).toHaveCount(0);
  await menu.getByRole('link', { name: 'Fees' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fees' })).toBeVisible();
  await bar.getByRole('button', { name: 'Back to the record' }).click();
  await expect(page).toHaveURL(`/admin-dashboard/students/${sampleStudent.id}`);
  const log = await page.request.get('/api/audit-log?noun=view&page=1');
  expect(await log.text()).toContain('student portal');
});

test('a teacher’s portal shows the office nothing that it would refuse', { tag: '@long' }, async ({
  page,
  office,
  sampleFaculty,
}) => {
  const enter = async (path: string, data: object) =>
    (await (await office.post(path, { data })).json()) as { id: string }; // every record has an id
  const subject = await enter('/api/subjects', { code: unique('V'), name: 'Gait', year: 'FIRST' });
  const session = anExamSession({ subjects: [subject], name: unique('Internal ') });
  const papers = session.papers.map((paper) => ({ ...paper, enteredById: sampleFaculty.id }));
  const { id } = await enter('/api/exam-sessions', { ...session, papers });
  const home = `/faculty-dashboard/${sampleFaculty.id}`;
  await page.goto(`/admin-dashboard/faculty/${sampleFaculty.id}`);
  await page.getByRole('button', { name: /^View as / }).click();
  await expect(page).toHaveURL(home);

  const ofDay = '**/api/timetable-days/*';
  const planned = { ...anEntry(subject.id, sampleFaculty.id), subject: { ...subject, name: 'Gait' } };
  const faculty = { id: sampleFaculty.id, firstName: 'Madhavi Latha', lastName: 'Chinta' };
  const now = { ...planned, faculty, substitution: null, held: null };
  const periods = [{ from: '00:00', to: '24:00' }];
  await page.route(ofDay, (route) =>
    route.fulfill({ json: { day: today, today, closed: null, closedYears: [], periods, classes: [now] } }),
  );
  await page.reload();
  const first = page.getByRole('region', { name: 'Today' });
  await expect(first).toContainText('Gait');
  await expect(first.getByRole('link', { name: 'Open the registers' })).toBeVisible();
  await expect(first.getByRole('link', { name: /^Take the register/ })).toHaveCount(0);
  await page.unroute(ofDay);

  await page.goto(`${home}/registers/${today}/1/FIRST?subject=${subject.id}&name=Gait`);
  await expect(page.getByText('Not taken yet. The office can take it')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save register' })).toHaveCount(0);

  await page.goto(`${home}/registers`);
  await expect(page.getByRole('button', { name: 'Previous day' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Extra class' })).toHaveCount(0);

  await page.goto(`${home}/marks/${id}`);
  await expect(page.getByText('The office enters marks under ‘Marks’')).toBeVisible();
  await expect(page.getByRole('grid')).toHaveAttribute('aria-readonly', 'true');

  await page.goto(`${home}/profile`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Edit / })).toHaveCount(0);
});
