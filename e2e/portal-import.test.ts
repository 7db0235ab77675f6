import { expect, row, test, unique } from './portal-page.ts';

const csv = (text: string, name = 'list.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

test('a file is looked at first, its mistakes are named, and a good one is taken in and taken back', async ({
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
  const mistakes = dialog.getByRole('region', { name: 'Mistakes in the file' });
  await expect(mistakes.getByRole('row').nth(1)).toContainText('2');
  await expect(mistakes.getByRole('row').nth(1)).toContainText('name');
  await expect(mistakes.getByRole('row').nth(2)).toContainText('year');
  await expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();

  await file.setInputFiles(csv(`code,name,year\n${code},Gait,FIRST\n${code}B,Posture,SECOND\n`));
  await expect(dialog.getByText('The file can be imported. Nothing was saved yet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 2 subjects' }).dblclick();
  await expect(dialog.getByText('2 subjects imported.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Undo the import' }).click();
  await expect(dialog.getByText('The import was undone.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('searchbox').fill(code);
  await expect(row(page, code)).toHaveCount(0);
});

test('students come in from their own export; rows that are there are left alone when asked', async ({
  page,
}) => {
  await page.goto('/admin-dashboard/students');
  const text = await (await page.request.get('/api/students.csv?year=FOURTH')).text();
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import students' });
  await dialog.getByLabel('Leave it as it is').check();
  await dialog.getByLabel('CSV file').setInputFiles(csv(text, 'students.csv'));
  await expect(dialog.getByText('Every row is there already; there is nothing to import.')).toBeVisible();
});

test('a file that is no CSV is refused with a sentence', async ({ page }) => {
  await page.goto('/admin-dashboard/faculty');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import faculty members' });
  await dialog.getByLabel('CSV file').setInputFiles(csv('just one line of prose'));
  await expect(dialog.getByRole('alert').or(dialog.getByText(/mistake|no rows/))).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Import' })).toBeDisabled();
});
