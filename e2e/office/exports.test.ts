// ‘Export’ is on every list and downloads the filtered rows; the audit log, deleted records and imports are searched.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { become, expect, test as ownTest } from '#e2e/portal-own-page.ts';
import { enterStudent, row, test, unique } from '#e2e/portal-page.ts';
import { readTable } from '#server/csv/read-table.ts';
import { aStudent } from '#test/factories.ts';

async function exported(page: Page): Promise<string[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV', exact: true }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  return [download.suggestedFilename(), ...text.trim().split('\n')];
}

test('each list of the office is exported as it is searched', { tag: '@long' }, async ({ page }) => {
  const word = unique('Expo');
  await page.request.post('/api/events', { data: { eventTitle: `${word} event`, eventDate: '2027-01-02' } });
  const entry = { year: 'THIRD', event: `${word} entry`, date: '2031-01-03' };
  await page.request.post('/api/academic-calendar', { data: entry });
  const { email, lastName } = await enterStudent(page, { firstName: word });
  for (const [path, name, cells] of [
    ['events', 'events.csv', `${word} event,2027-01-02,no`],
    ['academic-calendar', 'academic-calendar.csv', `THIRD,2031-01-03,${word} entry,event`],
    ['contact-info', 'contact-information.csv', `student,${word},${lastName},${email},`],
    ['personal-info', 'personal-information.csv', `student,${word},${lastName},Female,,Indian,Hindu,`],
  ] as const) {
    await page.goto(`/admin-dashboard/${path}?q=${word}`);
    await expect(row(page, word).first()).toBeVisible();
    const [fileName, header, ...rows] = await exported(page);
    expect(fileName).toBe(name);
    expect(header).toBeTruthy();
    expect(rows).toEqual([cells]);
  }
});

ownTest(
  'faculty export the class list, students their calendar',
  async ({ page, sampleFaculty, sampleStudent }) => {
    await become(page, sampleFaculty);
    await page.goto(`/faculty-dashboard/${sampleFaculty.id}/students?year=THIRD`);
    await expect(page.getByRole('row')).not.toHaveCount(0);
    const [fileName, header, ...students] = await exported(page);
    expect([fileName, header]).toEqual([
      'students.csv',
      'firstName,lastName,enrollmentNumber,year,email,phone,hasOneName',
    ]);
    // One of the fifteen sample students has left.
    expect(students).toHaveLength(14);
    for (const student of students) expect(student).toContain(',THIRD,');

    await become(page, sampleStudent);
    await page.goto(`/student-dashboard/${sampleStudent.id}/calendar?view=list`);
    const [, , ...entries] = await exported(page);
    expect(entries.length).toBeGreaterThan(0);
    for (const entry of entries) expect(entry).toMatch(/^SECOND,/);
  },
);

test('a list is taken away as a workbook, and as CSV with phone numbers that can be called', async ({
  page,
}) => {
  const lastName = unique('Called');
  const { enrollmentNumber: _, ...student } = aStudent({ lastName });
  await page.request.post('/api/students', { data: student });
  await page.goto(`/admin-dashboard/students?q=${lastName}`);
  await expect(row(page, lastName)).toBeVisible();
  const take = async (way: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: `Export ${way}`, exact: true }).click(),
    ]);
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
  };
  const workbook = await take('Excel');
  expect(workbook.name).toBe('students.xlsx');
  const { rows } = await readTable(workbook.bytes, 10);
  expect(rows[0]?.cells.slice(0, 4)).toEqual(['First Name', 'Last Name', 'Enrolment Number', 'Year']);
  expect(rows[1]?.cells).toEqual(expect.arrayContaining([lastName, 'First', '+919000000000']));
  const plain = (await take('CSV, plain phones')).bytes.toString();
  expect(plain).toContain(',+919000000000,');
  expect((await take('CSV')).bytes.toString()).toContain(",'+919000000000,");
});

test('the audit log tells who did what, is searched and filtered in the address, and leads to the person', async ({
  page,
}) => {
  const { id, lastName } = await enterStudent(page);
  const label = unique('Hostel');
  await page.request.post(`/api/students/${id}/fees`, {
    data: { label, amount: 50_000, paid: 0, dueOn: '2026-12-01' },
  });
  await page.goto('/admin-dashboard/settings');
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByText('Nothing here can be changed')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search entries' }).fill(label);
  const entries = page.getByRole('region', { name: 'History' }).locator('tbody').getByRole('row');
  await expect(entries).toHaveText([new RegExp(`admin.*Entered the fee ‘${label}’ of Asha ${lastName}`)]);
  await page.getByRole('combobox', { name: 'About what' }).selectOption('Students');
  await expect(page).toHaveURL(new RegExp(`tab=history&q=${label}&noun=student`));
  await expect(entries).toHaveCount(1);
  await page.getByRole('combobox', { name: 'About what' }).selectOption('Timetable');
  await expect(entries).toHaveText([
    `No entries found.Nothing matches “${label}” with these filters.Clear search and filters`,
  ]);
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(page).toHaveURL('/admin-dashboard/settings?tab=history');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'About what' })).toHaveValue('');
  await page.goBack();
  await page.goBack();
  await entries.getByRole('link', { name: `Asha ${lastName}` }).click();
  await expect(page).toHaveURL(`/admin-dashboard/students/${id}`);

  await page.getByRole('link', { name: 'History' }).click();
  await page.getByRole('searchbox', { name: 'Search changes' }).fill('never entered');
  await expect(entries).toHaveText(['No changes found.Nothing matches “never entered”.Clear search']);
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(entries.filter({ hasText: `Entered the fee ‘${label}’` })).toHaveCount(1);
});

test('deleted records and imports are searched', async ({ page }) => {
  const { id, lastName } = await enterStudent(page);
  await page.request.delete(`/api/students/${id}`);
  await page.goto('/admin-dashboard/settings?tab=deleted');
  await page.getByRole('searchbox', { name: 'Search records' }).fill(lastName);
  await expect(page.getByText('1 of 1 ')).toBeVisible();
  await expect(row(page, lastName)).toBeVisible();
  await page.goto('/admin-dashboard/settings?tab=imports&q=no-such-file.csv');
  await expect(page.getByText('Nothing matches “no-such-file.csv”.')).toBeVisible();
});
