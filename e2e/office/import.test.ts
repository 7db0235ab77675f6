import { readFileSync, writeFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import {
  clickTwice,
  enterStudent,
  expect,
  expectAccessible,
  hand,
  row,
  signInAgain,
  test,
  unique,
} from '#e2e/portal-page.ts';

const csv = (text: string, name = 'list.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

test('a file is checked first, its mistakes are listed, and a valid one is imported and undone', async ({
  page,
}) => {
  const code = unique('IM');
  await page.goto('/admin-dashboard/subjects');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import subjects' });
  await expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
  const file = dialog.getByLabel('CSV file');

  await file.setInputFiles(csv(`code,name,year,colour\n${code},,FIRST,red\n${code}B,Gait,FIFTH,blue\n`));
  await expect(dialog.getByText('2 mistakes.')).toBeVisible();
  await expect(dialog.getByText('Columns passed over: colour')).toBeVisible();
  const mistakes = dialog.getByRole('list', { name: 'Mistakes in the file' });
  // No row can be imported: the columns come before the mistakes.
  await expect(dialog.getByText('No row can be imported: check first')).toBeVisible();
  const colour = dialog.getByLabel('colour');
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  expect(await top(colour)).toBeLessThan(await top(mistakes));
  await expectAccessible(page);
  await colour.selectOption({ index: 1 });
  await expect(dialog.getByText('4 columns, all taken')).toBeVisible();
  await colour.selectOption('');
  const nameless = mistakes.getByRole('listitem').nth(0);
  await expect(nameless).toContainText('Line 2');
  await expect(nameless.getByLabel('Name of the Subject')).toHaveAccessibleDescription('Name is required');
  await expect(mistakes.getByRole('listitem').nth(1).getByLabel('Year')).toHaveValue('FIFTH');
  await expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();

  await file.setInputFiles(csv(`code,name,year\n${code},Gait,FIRST\n${code}B,Posture,SECOND\n`));
  await expect(dialog.getByText('The file can be imported. Nothing was saved yet.')).toBeVisible();
  await clickTwice(dialog.getByRole('button', { name: 'Import 2 subjects' }));
  await expect(dialog.getByText('2 subjects imported.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Undo the import' }).click();
  await expect(dialog.getByText('The import was undone.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(dialog).toBeHidden();
  await page.getByRole('searchbox').fill(code);
  await expect(page.getByText('No subjects found.')).toBeVisible();
});

test('students are imported from their own export; existing rows can be skipped', async ({ page }) => {
  await page.goto('/admin-dashboard/students');
  const text = await (await page.request.get('/api/students.csv?year=FOURTH')).text();
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import students' });
  await dialog.getByLabel('Leave it as it is').check();
  await dialog.getByLabel('CSV file').setInputFiles(csv(text, 'students.csv'));
  await expect(dialog.getByText('Every row is there already; there is nothing to import.')).toBeVisible();
});

test('an export of students with one changed cell is imported, and the rest stays unchanged', {
  tag: '@long',
}, async ({ page }) => {
  const { lastName } = await enterStudent(page);
  await page.goto(`/admin-dashboard/students?q=${lastName}`);
  const text = await (await page.request.get(`/api/students.csv?q=${lastName}`)).text();
  const [names = '', cells = ''] = text.replace('\uFEFF', '').trim().split(/\r?\n/);
  const place = (name: string) => names.split(',').indexOf(name);
  const changed = cells.split(',');
  changed[place('dob')] = '14-04-2007';
  changed[place('year')] = 'second';
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import students' });
  await dialog.getByLabel('CSV file').setInputFiles(csv(`${names}\n${changed.join(',')}\n`));
  await dialog.getByRole('button', { name: 'Import 1 student' }).click();
  await expect(dialog.getByText('1 student imported.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(row(page, lastName)).toContainText('Second');
  await row(page, lastName).getByRole('link', { name: 'Asha' }).click();
  await expect(page.getByText('14 Apr 2007')).toBeVisible();
  await expect(page.getByText('Hindu')).toBeVisible();
});

for (const [outcome, said] of [
  [undefined, '1 subject imported. Settings can undo it.'],
  [
    { status: 409, json: { error: 'A code of these records is taken.' } },
    'Nothing was imported. A code of these records is taken.',
  ],
] as const) {
  test(`closing a running import asks first, and a message tells its result: ${said}`, {
    tag: outcome ? '@long' : [],
  }, async ({ page }) => {
    const code = unique('AWAY');
    await page.goto('/admin-dashboard/subjects');
    await page.getByRole('button', { name: 'Import CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import subjects' });
    await dialog.getByLabel('CSV file').setInputFiles(csv(`code,name,year\n${code},Gait,FIRST\n`));
    const start = dialog.getByRole('button', { name: 'Import 1 subject' });
    await expect(start).toBeEnabled();
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/api/imports?*', async (route) => {
      await held;
      return outcome ? route.fulfill(outcome) : route.continue();
    });
    await start.click();
    const question = page.getByRole('alertdialog', { name: 'Leave while it is being saved?' });
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Wait' }).click();
    await expect(question).toBeHidden();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(dialog).toBeHidden();
    const menu = page.getByRole('navigation', { name: 'Admin portal' });
    await menu.getByRole('link', { name: 'Analytics' }).click();
    letGo();
    await expect(page.getByRole('status').getByText(said)).toBeVisible();
  });
}

test('a file that is no CSV is refused with a sentence', async ({ page }) => {
  await page.goto('/admin-dashboard/faculty');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import faculty members' });
  await dialog.getByLabel('CSV file').setInputFiles(csv('just one line of prose'));
  await expect(dialog.getByRole('alert').or(dialog.getByText(/mistake|no rows/))).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
});

test('a failed check is repeated; signing in again continues the import; two clicks import once', async ({
  page,
}) => {
  const code = unique('BI');
  await page.goto('/admin-dashboard/subjects');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import subjects' });
  const imports = '**/api/imports?*';
  const file = dialog.getByLabel('CSV file');
  const next = (answer: 'no network' | { status: number; json?: object }) =>
    page.route(imports, (route) => (answer === 'no network' ? route.abort() : route.fulfill(answer)), {
      times: 1,
    });

  await next('no network');
  await file.setInputFiles(csv(`code,name,year\n${code},Gait,FIRST\n`, 'mine.csv'));
  await expect(dialog.getByRole('alert')).toContainText('The server cannot be reached.');
  await expect(dialog.getByText('mine.csv')).toBeVisible();
  await next({ status: 502 });
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Unknown error');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText('The file can be imported.')).toBeVisible();
  await expect(dialog.getByRole('alert')).toHaveCount(0);

  await next({ status: 409, json: { error: 'A code of these records is taken. Nothing was saved.' } });
  const start = dialog.getByRole('button', { name: 'Import 1 subject' });
  await start.click();
  await expect(dialog.getByRole('alert')).toContainText('Nothing was saved.');

  let sent = 0;
  await page.route(imports, async (route) => {
    sent += 1;
    if (sent > 1) return route.fallback();
    return route.fulfill({ status: 401, json: { error: 'Please sign in' } });
  });
  await clickTwice(start);
  await signInAgain(page);
  await expect(dialog.getByText('1 subject imported.')).toBeVisible();
  expect(sent).toBe(2);
});

test('the report belongs to the last chosen file and option, in any order of answers', {
  tag: '@long',
}, async ({ page }) => {
  const code = unique('LF');
  await page.goto('/admin-dashboard/subjects');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import subjects' });
  const file = dialog.getByLabel('CSV file');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(
    '**/api/imports?*',
    async (route) => {
      await held;
      await route.continue();
    },
    { times: 1 },
  );
  const [first] = await Promise.all([
    page.waitForRequest('**/api/imports?*'),
    file.setInputFiles(csv(`code,name,year\n${code},,FIRST\n`, 'first.csv')),
  ]);
  await file.setInputFiles(csv(`code,name,year\n${code},Gait,FIRST\n${code}B,Hands,FIRST\n`, 'last.csv'));
  await expect(dialog.getByRole('button', { name: 'Import 2 subjects' })).toBeEnabled();
  letGo();
  await (await first.response())?.finished();
  await expect(dialog.getByText('last.csv')).toBeVisible();
  await expect(dialog.getByText('The file can be imported.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Import 2 subjects' })).toBeEnabled();
});

test('a file that is too large is refused before it is sent', async ({ page }, testInfo) => {
  await page.goto('/admin-dashboard/students');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import students' });
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/imports')) sent += 1;
  });
  const large = testInfo.outputPath('large.csv');
  writeFileSync(large, 'x'.repeat(2 * 1024 * 1024 + 1));
  await dialog.getByLabel('CSV file').setInputFiles(large);
  await expect(dialog.getByRole('alert')).toContainText('The file is too large: at most 2 MB.');
  expect(sent).toBe(0);
});

test('25 students from a spreadsheet with headings of its own, one duplicate and one bad row: one try, at most 8 clicks', {
  tag: '@long',
}, async ({ page }) => {
  const word = unique('Sheet');
  const heading =
    'S.No,Given name,Surname,Class,Mobile No,Mail id,Sex,DOB (dd/mm/yyyy),Nationality,Religion,Father first name,Father surname,Mother first name,Mother surname';
  const rows = Array.from({ length: 25 }, (_, index) =>
    [
      index + 1,
      `S${index}`,
      word,
      'I year',
      '98480 22338',
      `${word}${index}@x.example`.toLowerCase(),
      'F',
      '14/04/2007',
      'Indian',
      'Hindu',
      'Ravi',
      word,
      'Sita',
      word,
    ].join(','),
  );
  const wrong = [...rows];
  wrong[4] = `5,S4,${word},V year,98480 22338,${word}4@x.example,F,14/04/2007,Indian,Hindu,Ravi,${word},Sita,${word}`;
  wrong[9] = rows[8]?.replace('9,S8', '10,S9') ?? '';
  await page.goto('/admin-dashboard/students');
  const { click, choose, giveFile, clicks, files } = hand();
  await click(page.getByRole('button', { name: 'Import CSV' }));
  const dialog = page.getByRole('dialog', { name: 'Import students' });
  const file = dialog.getByLabel('CSV file');
  await giveFile(file, csv([heading, ...wrong].join('\n'), 'our list.csv'));
  const mistakes = dialog.getByRole('list', { name: 'Mistakes in the file' }).getByRole('listitem');
  await expect(mistakes).toHaveCount(2); // the bad row and the duplicate
  await expect(dialog.getByText('14 columns, 1 passed over')).toBeVisible();
  // The guess can be changed: the serial number is no field of a student.
  await expect(dialog.getByLabel('S.No')).toHaveValue('');
  await choose(dialog.getByLabel('Mobile No'), "Parent's Mobile");
  await expect(dialog.getByLabel('Mobile No')).toHaveValue('parentPhone');
  // The good rows are imported in the same try; the others come as a sheet of their own, each with what is wrong.
  await expect(
    dialog.getByText('23 students can be imported. 2 rows have mistakes and are left out.'),
  ).toBeVisible();
  await expectAccessible(page);
  const [rest] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'These 2 rows as CSV' }).click(),
  ]);
  expect(rest.suggestedFilename()).toBe('rest-of-our list.csv');
  const lines = readFileSync(await rest.path(), 'utf8')
    .trim()
    .split('\n');
  expect(lines.map((line) => line.split(',')[0])).toEqual(['S.No', '5', '10']);
  expect(lines[1]).toContain('Class: ');
  // Or the bad row is corrected on the screen. What was typed stays when the check fails, and is imported with the others.
  const bad = mistakes.filter({ hasText: 'S4' });
  await choose(bad.getByLabel('Year'), 'First');
  const again = mistakes.filter({ hasText: 'S9' }).getByLabel('Email');
  await again.fill('twice@');
  await page.route('**/api/imports?*', (route) => route.abort(), { times: 1 });
  await again.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('The server cannot be reached.');
  await expect(again).toHaveValue('twice@');
  await again.press('Enter');
  await expect(again).toHaveAccessibleDescription('Invalid email address');
  await expect(again).toBeFocused();
  await expect(bad.getByLabel('Year')).toHaveAccessibleDescription('Correct now');
  await expect(
    dialog.getByText('24 students can be imported. 1 row has a mistake and is left out.'),
  ).toBeVisible();
  await again.fill(`${word}9b@x.example`);
  await click(dialog.getByRole('button', { name: 'Check and import' }));
  await expect(dialog.getByText('25 students imported.')).toBeVisible();
  expect(files()).toBe(1);
  expect(clicks()).toBeLessThanOrEqual(8);

  // The next file with these headings is taken as this one was.
  const next = hand();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await next.click(page.getByRole('button', { name: 'Import CSV' }));
  const others = rows.map((line) => line.replace(`,${word}`, ',Other').replace('@x.example', '@y.example'));
  await next.giveFile(file, csv([heading, ...others].join('\n'), 'next list.csv'));
  await expect(dialog.getByText('Taken as in the last import with the same headings.')).toBeVisible();
  await expect(dialog.getByLabel('Mobile No')).toHaveValue('parentPhone');
  await next.click(dialog.getByRole('button', { name: 'Import 25 students' }));
  await expect(dialog.getByText('25 students imported.')).toBeVisible();
  expect(next.clicks()).toBeLessThanOrEqual(4);
  await dialog.getByRole('button', { name: 'Undo the import' }).click();
  await expect(dialog.getByText('The import was undone.')).toBeVisible();
});
