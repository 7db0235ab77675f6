// Marks of an exam session, as a teacher and the office enter them.

import type { Page } from '@playwright/test';
import {
  endOffline,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hand,
  stateOf,
  test,
  unique,
} from '#e2e/portal-page.ts';
import { keptPaths } from '#e2e/portal-worker.ts';
import { formatDate } from '#shared/kit/format.ts';
import { academicYearOf } from '#shared/office/academic-year-labels.ts';
import { addDays } from '#shared/teaching/weekdays.ts';
import { today } from '#test/clock.ts';
import { anExamSession, aStudent } from '#test/factories.ts';

/** A session of its own for each test, which the fifteen students of the second year write: hardly any test enters more. */
async function enterSession(page: Page, subjects = 1, word = 'Gait') {
  const made = [];
  for (let place = 0; place < subjects; place += 1) {
    const data = { code: unique('M'), name: `${word} ${place + 1}`, year: 'SECOND' };
    made.push(await (await page.request.post('/api/subjects', { data })).json());
  }
  const session = anExamSession({ subjects: made, year: 'SECOND', name: unique('Internal ') });
  const answer = await page.request.post('/api/exam-sessions', { data: session });
  expect(answer.status()).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  const read = async () =>
    (await (await page.request.get(`/api/exam-sessions/${id}/marks`)).json()) as {
      students: { id: string; firstName: string; lastName: string }[];
      entries: { studentId: string; marks: number | null; absent: boolean; version: number }[];
    };
  return { id, session, name: session.name, subjects: made, url: `/admin-dashboard/marks/${id}`, read };
}

const cells = (page: Page) => page.getByRole('grid').getByRole('textbox');
const paste = (page: Page, text: string) =>
  page.evaluate((block) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', block);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
const status = (page: Page) => page.getByRole('main').locator('p[role=status]');

test('a teacher enters one internal of fifteen students in 3 clicks and 15 keys beyond the digits', async ({
  page,
  browser,
  sampleFaculty,
}) => {
  const { subjects, name, read } = await enterSession(page);
  const context = await browser.newContext({ storageState: stateOf(sampleFaculty) });
  const teacher = await context.newPage();
  const { academicYear } = anExamSession({ subjects: [] });
  await page.request.post('/api/teaching', {
    data: { facultyId: sampleFaculty.id, subjectId: subjects[0].id, academicYear },
  });
  await teacher.goto(`/faculty-dashboard/${sampleFaculty.id}`);

  const { click, press, clicks, keys } = hand();
  await click(teacher.getByRole('navigation').getByRole('link', { name: 'Marks' }));
  await click(teacher.getByRole('link', { name: `${subjects[0].code} Gait 1` }));
  await expect(teacher.getByRole('heading', { name })).toBeVisible();
  await click(cells(teacher).first());
  const count = await cells(teacher).count();
  expect(count).toBeGreaterThanOrEqual(15);
  for (let row = 0; row < count; row += 1) {
    if (row === 3) await press(teacher, 'a');
    else await teacher.keyboard.type(String(10 + (row % 15)));
    await press(teacher, 'Enter');
  }
  await expect(status(teacher)).toHaveText('Everything is saved');
  expect(clicks()).toBeLessThanOrEqual(6);
  expect(keys()).toBeLessThanOrEqual(count + 5);
  const { entries, students } = await read();
  expect(entries).toHaveLength(count);
  expect(entries.find(({ studentId }) => studentId === students[3]?.id)).toMatchObject({ absent: true });
  expect(entries.find(({ studentId }) => studentId === students[2]?.id)).toMatchObject({ marks: 12 });
  await context.close();
});

test('the grid by keyboard alone: arrows, Escape, a refused mark, and no violation', async ({ page }) => {
  const { url } = await enterSession(page, 2);
  await page.goto(url);
  await cells(page).first().focus();
  await page.keyboard.type('17');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('26');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('26 is more than the maximum, 25')).toBeVisible();
  await expect(status(page)).toHaveText('1 refused');
  await expectAccessible(page);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expect(cells(page).nth(1)).toHaveValue('');
  await page.keyboard.press('ArrowLeft');
  await expect(cells(page).first()).toBeFocused();
  await expect(cells(page).first()).toHaveValue('17');
  await page.keyboard.press('Escape');
  await expect(cells(page).first()).toHaveValue('');
  await expect(status(page)).toHaveText('Everything is saved');
  await page.keyboard.press('Tab');
  await expect(cells(page).nth(1)).not.toBeFocused();
});

test('the sheet says which papers are still to be held and takes no mark of them; what is refused stays typed', async ({
  page,
}) => {
  const { id, session, subjects, url } = await enterSession(page, 2);
  const hold = async (...days: string[]) => {
    const papers = session.papers.map((paper, place) => ({ ...paper, date: days[place] }));
    const data = { ...session, academicYear: academicYearOf(today), papers };
    expect((await page.request.put(`/api/exam-sessions/${id}`, { data })).status()).toBe(200);
  };
  const tomorrow = addDays(today, 1);
  await hold(today, tomorrow);
  await page.goto(url);
  const sentence = `To be held: ${subjects[1].code} on ${formatDate(tomorrow)}. Marks can be entered from the day of the paper. If it was held earlier, the office changes the date.`;
  await expect(page.getByText(sentence)).toBeVisible();
  const early = cells(page).nth(1);
  await early.focus();
  await page.keyboard.press('a');
  await page.keyboard.press('5');
  await expect(early).toHaveValue('');
  await cells(page).first().focus();
  await paste(page, '12\t13\r\n');
  await expect(status(page)).toHaveText('1 refused');
  await expect(early).toHaveValue('13');
  await expect(early).toHaveAccessibleDescription(sentence);
  await expectAccessible(page);
  await early.fill('');
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('Everything is saved');
  await hold(today, today);
  await page.reload();
  await early.fill('13');
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('Everything is saved');
  await expect(page.getByText(sentence)).toBeHidden();
});

test('a block of a spreadsheet is pasted; another user’s mark is a conflict in its cell, decided there', async ({
  page,
}) => {
  const { id, url, read, subjects } = await enterSession(page, 2);
  await page.goto(url);
  await cells(page).first().focus();
  await paste(page, '12\t13\r\nA\t14.5\r\n99\t15\r\n');
  await expect(status(page)).toHaveText('1 refused');
  await expect(cells(page).nth(2)).toHaveValue('A');
  const { entries, students } = await read();
  expect(entries).toHaveLength(5);

  const other = { studentId: students[0]?.id, subjectId: subjects[0].id, marks: 20 };
  await page.request.put(`/api/exam-sessions/${id}/marks`, { data: { entries: [other] } });
  await cells(page).first().fill('11');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/has entered 20 in the meantime/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep 11' }).click();
  await expect(status(page)).toHaveText('1 refused');
  expect((await read()).entries.find(({ studentId }) => studentId === students[0]?.id)).toMatchObject({
    version: 3,
  });
});

test('offline marks are kept, also by a closed tab, and sent once when the connection is back', async ({
  browser,
  sampleFaculty,
  page: office,
}) => {
  const { id, name, read, subjects } = await enterSession(office);
  // The service worker opens the portals of teachers offline.
  const context = await browser.newContext({
    storageState: stateOf(sampleFaculty),
    serviceWorkers: 'allow',
  });
  const { academicYear } = anExamSession({ subjects: [] });
  await office.request.post('/api/teaching', {
    data: { facultyId: sampleFaculty.id, subjectId: subjects[0].id, academicYear },
  });
  const list = `/faculty-dashboard/${sampleFaculty.id}/marks`;
  const url = `${list}/${id}`;
  const page = await context.newPage();
  await page.goto(list);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // The second visit goes through the worker, which keeps what it shows.
  await page.reload();
  await page.getByRole('link', { name: `${subjects[0].code} Gait 1` }).click();
  const absentCell = (await cells(page).nth(2).getAttribute('aria-label')) ?? '';
  await expect.poll(() => keptPaths(page, 'portal-data')).toContain(`/api/exam-sessions/${id}/marks`);
  await expect.poll(() => keptPaths(page, 'portal-shell')).toEqual(['/portal']);
  await cells(page).first().focus();
  await context.setOffline(true);
  for (const mark of ['7', '8', 'a']) {
    await page.keyboard.type(mark);
    await page.keyboard.press('Enter');
  }
  await expect(status(page)).toHaveText('3 marks not yet sent');
  await page.getByRole('link', { name: '← Marks' }).click();
  const question = page.getByRole('alertdialog', { name: '3 marks are not sent yet' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await endOffline(page);

  const again = await context.newPage();
  await again.goto(url);
  await expect(status(again)).toHaveText('3 marks not yet sent');
  await expect(cells(again).nth(1)).toHaveValue('8');
  expect((await read()).entries).toEqual([]);
  await again.getByRole('link', { name: '← Marks' }).click();
  await again.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  const notice = again.getByRole('status').filter({ hasText: '3 marks not yet sent' });
  await expect(notice.getByRole('link', { name })).toBeVisible();
  // They are sent from any screen.
  await context.setOffline(false);
  await expect(notice).toHaveCount(0);
  await again.goto(url);
  await expect(status(again)).toHaveText('Everything is saved');
  const { entries } = await read();
  expect(entries.map(({ marks, absent, version }) => [marks, absent, version])).toEqual(
    expect.arrayContaining([
      [7, false, 1],
      [8, false, 1],
      [null, true, 1],
    ]),
  );
  expect(entries).toHaveLength(3);
  await again.reload();
  await expect(again.getByRole('textbox', { name: absentCell, exact: true })).toHaveValue('A');
  await expect(status(again)).toHaveText('Everything is saved');
  await context.close();
});

test('the office makes a session, locks, publishes and takes it back; students see it when it is published', async ({
  page,
}) => {
  const name = unique('Terminal ');
  await page.goto('/admin-dashboard/marks');
  await page.getByRole('button', { name: 'New exam session' }).click();
  const dialog = page.getByRole('dialog', { name: 'New exam session' });
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByText('Name is required').first()).toBeVisible();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Year of study').selectOption('Third');
  await dialog.getByLabel('Maximum of all').fill('50');
  await dialog.getByLabel('Room of all').fill('Hall 2');
  const date = dialog.getByLabel('Date of all');
  const today = await date.inputValue();
  await date.fill('2020-03-04');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByLabel(/^Date of (?!all)/).first()).toHaveAccessibleDescription(
    /A paper of \d{4}-\d{4} is held from /,
  );
  await date.fill(today);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByRole('columnheader').nth(1)).toContainText('of 50');
  await cells(page).first().fill('49');
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('Everything is saved');
  await page.getByRole('button', { name: 'Lock' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lock' }).click();
  await page.getByRole('button', { name: 'Publish the marks' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish the marks' }).click();
  await expect(page.getByText('Published', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Take back the marks' }).click();
  const question = page.getByRole('alertdialog', { name: `Take back the marks: ${name}` });
  await question.getByRole('button', { name: 'Take back' }).click();
  await expect(question.getByText('Say why, for the history')).toBeVisible();
  await question.getByLabel('Reason').fill('A paper was counted twice');
  await question.getByRole('button', { name: 'Take back' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText(/ · Locked$/)).toBeVisible();
  await expect(cells(page).first()).toHaveAttribute('readonly');
  await page.getByLabel('Reason for changes').fill('Counted again');
  await cells(page).first().fill('48');
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText('Everything is saved');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Memos (PDF)' }).click();
  expect((await download).suggestedFilename()).toMatch(/^marks-memos-.*\.pdf$/);
  await page.getByRole('link', { name: 'How it went' }).click();
  await expect(page.getByRole('region', { name: `Figures of ${name}` }).getByText('1 of 1')).toBeVisible();
  const compared = page.getByRole('heading', { name: 'Compared with other sessions' });
  await page.keyboard.press('End');
  await expect(compared).toBeVisible();
  await expectAccessible(page);
});

test('on a phone the sheet shows one subject, chosen from a list', async ({ page }) => {
  const word = 'Physiotherapy in orthopaedic and sports conditions';
  const { url, subjects } = await enterSession(page, 2, word);
  await page.request.post('/api/students', { data: aStudent({ year: 'SECOND', lastName: unique('Long') }) });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(url);
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await page.getByLabel('Subject').selectOption(`${subjects[1].code} ${word} 2`);
  await expect(page.getByText(`${word} 2`, { exact: true })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: subjects[1].code })).toBeVisible();
  await cells(page).first().fill('5');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Absent' }).click();
  await expect(cells(page).nth(1)).toHaveValue('A');
  await expect(status(page)).toHaveText('Everything is saved');
  await expectNoSidewaysScroll(page);
});

test('on paper the marks sheet is whole: nothing is cut off by a box that scrolls', async ({ page }) => {
  const { url } = await enterSession(page, 6);
  // The width of A4 without its margins.
  await page.setViewportSize({ width: 718, height: 500 });
  await page.goto(url);
  await expect(cells(page).first()).toBeVisible();
  const cut = () =>
    page.getByRole('region', { name: /^Marks of/ }).evaluate((box) => ({
      right: box.scrollWidth - box.clientWidth,
      below: box.scrollHeight - box.clientHeight,
    }));
  await expect.poll(async () => Math.min(...Object.values(await cut()))).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(cut).toEqual({ right: 0, below: 0 });
  await expect(page.getByRole('button')).toHaveCount(0);
});
