// Tasks on many students at once, done as the office does them; each counts its clicks.
import type { Page } from '@playwright/test';
import { become } from '#e2e/college.ts';
import {
  enterStudent,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  hand,
  row,
  stateOf,
  test,
  unique,
} from '#e2e/portal-page.ts';
import { anExamSession, aStudent } from '#test/factories.ts';

/** Students of a last name of their own. */
async function enterStudents(page: Page, count: number): Promise<string> {
  const word = unique('Many');
  for (let index = 0; index < count; index += 1) {
    const { enrollmentNumber: _, ...student } = aStudent({ firstName: word, lastName: `S${index}` });
    const contactInfo = { ...student.contactInfo, email: `${word.toLowerCase()}${index}@vcp.example` };
    const answer = await page.request.post('/api/students', { data: { ...student, contactInfo } });
    expect(answer.status()).toBe(201);
  }
  return word;
}

const listOf = (word: string) => `/admin-dashboard/students?q=${word}`;

test(
  'log-ins for 25 new students, from the first screen to the slips: at most 6 clicks',
  { tag: '@long' },
  async ({ browser, colleges }, { file }) => {
    const { origin: baseURL, admin } = await colleges('page', file);
    const context = await browser.newContext({ baseURL, storageState: stateOf() });
    const page = await context.newPage();
    await become(page, admin);
    // With the first password the first days are over.
    const { id } = await enterStudent(page);
    const answer = await page.request.post('/api/student-invites', { data: { selection: { ids: [id] } } });
    const [invite] = ((await answer.json()) as { invites: { link: string }[] }).invites;
    const token = new URL(invite?.link ?? '').hash.slice(1);
    const data = { token, password: 'mango river bicycle' };
    const { request } = await browser.newContext({ baseURL, storageState: stateOf() });
    expect((await request.post('/api/auth/passwords', { data })).ok()).toBe(true);

    await page.goto('/admin-dashboard');
    const { click, clicks } = hand();
    await click(page.getByRole('link', { name: '25 students are not invited to the portal yet' }));
    await expect(page.getByLabel('Invites to the portal')).toHaveValue('no');
    await click(page.getByRole('checkbox', { name: 'Choose all on this page' }));
    await expect(page.getByRole('region', { name: 'Chosen students' })).toContainText('25 students chosen');
    await click(page.getByRole('button', { name: 'Invite' }));
    await expect(page.getByRole('button', { name: 'Make the log-ins' })).toBeFocused();
    await click(page.getByRole('button', { name: 'Make the log-ins' }));
    await expect(page.getByRole('dialog', { name: 'Log-ins for 25 students' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^WhatsApp/ }).last()).toHaveAttribute('href', /wa\.me\/91/);
    await expectAccessible(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      click(page.getByRole('button', { name: 'Slips to print (PDF)' })),
    ]);
    expect(download.suggestedFilename()).toBe('log-in-slips.pdf');
    expect(clicks()).toBeLessThanOrEqual(6);
    await context.close();
  },
);

test('all that match are chosen with their number, set to a status together, and undone', async ({
  page,
}) => {
  const word = await enterStudents(page, 27);
  await page.goto(listOf(word));
  const { click, clicks } = hand();
  await click(page.getByRole('checkbox', { name: 'Choose all on this page' }));
  await click(page.getByRole('button', { name: 'Select all 27 that match' }));
  await click(page.getByRole('button', { name: 'Set status' }));
  const dialog = page.getByRole('dialog', { name: 'Set the status of 27 students' });
  await dialog.getByLabel('Status').selectOption('Left');
  await click(page.getByRole('button', { name: 'Set 27 students to Left' }));
  await expect(page.getByText('No students found.')).toBeVisible();
  expect(clicks()).toBeLessThanOrEqual(5);
  await click(page.getByRole('button', { name: 'Undo' }));
  await expect(page.getByText('27 students are as before')).toBeVisible();
  await expect(row(page, word)).toHaveCount(25);
});

test('a student who matches since then is not changed unseen', async ({ page }) => {
  const word = await enterStudents(page, 26);
  await page.goto(listOf(word));
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).click();
  await page.getByRole('button', { name: 'Select all 26 that match' }).click();
  const { enrollmentNumber: _, ...late } = aStudent({ firstName: word });
  await page.request.post('/api/students', {
    data: { ...late, contactInfo: { email: `${word}@late.example`, phone: '' } },
  });
  await page.getByRole('button', { name: 'Set status' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set the status of 26 students' });
  await dialog.getByRole('button', { name: 'Set 26 students to Active' }).click();
  await expect(dialog.getByRole('alert')).toContainText('You chose 26 students, but the list now has 27.');
});

test('rows are chosen by keyboard and by a click with Shift, and exported', async ({ page }) => {
  const word = await enterStudents(page, 5);
  await page.goto(listOf(word));
  const boxes = page.getByRole('checkbox', { name: `Choose ${word}` });
  await expect(boxes).toHaveCount(5);
  await boxes.nth(1).focus();
  await page.keyboard.press('Space');
  const bar = page.getByRole('region', { name: 'Chosen students' });
  await expect(bar).toContainText('1 student chosen');
  await boxes.nth(3).click({ modifiers: ['Shift'] });
  await expect(bar).toContainText('3 students chosen');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    bar.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('students.csv');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(bar).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expect(bar.getByRole('button', { name: 'Invite' })).toBeHidden();
  await bar.getByRole('button', { name: 'More' }).click();
  // At its end the page shows the whole list above the bar: nothing is half covered.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expectAccessible(page);
  await bar.getByRole('button', { name: 'Invite' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(bar.getByRole('button', { name: 'More', expanded: false })).toBeFocused();
  await bar.getByRole('button', { name: 'Clear' }).click();
  await expect(bar).toBeHidden();
  // The cards of a phone have no header: the box is with the filters.
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('dialog', { name: 'Filters' }).getByText('Choose all', { exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Choose all on this page' })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show the list' }).click();
  await expect(bar).toContainText('5 students chosen');
});

test('a fee is raised for chosen students after its preview, and undone; memos of a class take at most 4 clicks', async ({
  page,
}) => {
  const word = await enterStudents(page, 3);
  await page.goto(listOf(word));
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).click();
  const bar = page.getByRole('region', { name: 'Chosen students' });
  await bar.getByRole('button', { name: 'Raise a fee' }).click();
  const dialog = page.getByRole('dialog', { name: 'Raise a fee for 3 students' });
  await dialog.getByRole('button', { name: 'Show who gets it' }).click();
  await expect(dialog.getByLabel('Fee', { exact: true })).toHaveAccessibleDescription(/Label is required/);
  await dialog.getByLabel('Fee', { exact: true }).fill('Study tour');
  await dialog.getByLabel('Amount').fill('1,500');
  await dialog.getByLabel('Due on').fill('2027-01-05');
  await dialog.getByRole('button', { name: 'Show who gets it' }).click();
  await expect(dialog.getByText('3 fees for 3 of 3 students, together ₹ 4,500.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Raise 3 fees' }).click();
  const owed = async () => {
    const answer = await page.request.get(`/api/dues?q=${word}`);
    return ((await answer.json()) as { total: number }).total;
  };
  await expect(page.getByText('Study tour raised for 3 students')).toBeVisible();
  expect(await owed()).toBe(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('3 fees are removed')).toBeVisible();
  expect(await owed()).toBe(0);

  // An examination of the first year, in which the three are.
  const data = { code: unique('K'), name: 'Kinesiology', year: 'FIRST' };
  const subject = await (await page.request.post('/api/subjects', { data })).json();
  const session = anExamSession({ subjects: [subject], name: unique('Memos ') });
  const { id } = await (await page.request.post('/api/exam-sessions', { data: session })).json();
  for (const state of ['locked', 'published'])
    await page.request.put(`/api/exam-sessions/${id}/state`, { data: { state } });
  await page.reload();
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).click();
  await bar.getByRole('button', { name: 'Print memos' }).click();
  const printing = page.getByRole('dialog', { name: 'Print memos of 3 students' });
  await printing.getByLabel('Examination').selectOption({ value: id });
  await expectAccessible(page);
  const [chosen] = await Promise.all([
    page.waitForEvent('download'),
    printing.getByRole('button', { name: 'Print memos (PDF)' }).click(),
  ]);
  expect(chosen.suggestedFilename()).toMatch(/^marks-memos-Memos-.*\.pdf$/);
  await expect(page.getByText(`Memos of 3 students, ${session.name}`)).toBeVisible();

  await page.goto('/admin-dashboard');
  const { click, clicks } = hand();
  await click(page.getByText('Teaching', { exact: true }));
  await click(page.getByRole('link', { name: 'Marks', exact: true }));
  await click(page.getByRole('link', { name: session.name, exact: true }));
  const [whole] = await Promise.all([
    page.waitForEvent('download'),
    click(page.getByRole('link', { name: 'Memos (PDF)' })),
  ]);
  expect(whole.suggestedFilename()).toMatch(/^marks-memos-.*\.pdf$/);
  expect(clicks()).toBeLessThanOrEqual(4);
});

test('students are entered one after the other: the form stays open and keeps year, batch and quota', async ({
  page,
}) => {
  await page.goto('/admin-dashboard/students');
  await page.getByRole('button', { name: 'Enter New Student' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Student' });
  const lastName = unique('Next');
  const fill = async (firstName: string) => {
    await dialog.getByLabel('First Name', { exact: true }).fill(firstName);
    await dialog.getByLabel('Last Name', { exact: true }).fill(lastName);
    for (const parent of ['Father', 'Mother'])
      for (const part of ['First', 'Last']) await dialog.getByLabel(`${parent}'s ${part} Name`).fill('Rao');
    await dialog.getByLabel('Gender').selectOption('Female');
    await dialog.getByLabel('Religion').fill('Hindu');
    await dialog.getByLabel('Email').fill(`${firstName}.${lastName}@vcp.example`.toLowerCase());
  };
  await dialog.getByLabel('Batch').fill('2026');
  await dialog.getByLabel('Quota').selectOption('Management');
  await dialog.getByLabel('Nationality').fill('Indian');
  await fill('Anu');
  await dialog.getByRole('button', { name: 'Save and add another' }).click();
  await expect(dialog.getByLabel('First Name', { exact: true })).toBeFocused();
  await expect(dialog.getByLabel('First Name', { exact: true })).toHaveValue('');
  await expect(dialog.getByLabel('Batch')).toHaveValue('2026');
  await fill('Banu');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(dialog).toBeHidden();
  const found = await page.request.get(`/api/students?q=${lastName}&quota=management&batch=2026`);
  expect(await found.json()).toHaveLength(2);
});
