import { expect, row, test, unique } from '#e2e/portal-page.ts';

const list = '/admin-dashboard/subjects?pageSize=100';

test('subjects are in four groups, and an empty group says so', async ({ page }) => {
  await page.goto(list);
  for (const year of ['First', 'Second', 'Third', 'Fourth'])
    await expect(page.getByRole('heading', { name: `${year} Year Subjects` })).toBeVisible();
  await page.getByRole('searchbox').fill('anatomy');
  await expect(row(page, 'Human Anatomy')).toBeVisible();
  await expect(page.getByText('No subjects found for Third year.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Year' }).selectOption('Second year');
  await expect(page).toHaveURL(/year=SECOND/);
  await expect(page.getByText('No subjects found for Second year.')).toBeVisible();
  // One sentence instead of empty groups, and the button that leaves all subjects again.
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(page).toHaveURL(list);
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(4);
});

test('a year with subjects has its PDF document', async ({ page }) => {
  await page.goto(list);
  await expect(page.getByRole('link', { name: 'Second year (PDF)' })).toHaveAttribute(
    'href',
    '/api/subject-lists/SECOND.pdf',
  );
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'First year (PDF)' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  await page.goto(`${list}&q=nothing-of-that-name`);
  await expect(page.getByText('No subjects found.')).toBeVisible();
  await expect(page.getByRole('link', { name: /PDF/ })).toHaveCount(0);
});

test('a subject is added, edited, and deleted after the question', async ({ page }) => {
  const code = unique('ZZ');
  await page.goto(`${list}&q=${code}`);
  await page.getByRole('button', { name: 'Add New Subject' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Subject' });
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByLabel('Code')).toBeFocused();
  await expect(dialog.getByLabel('Code')).toHaveAccessibleDescription('Code is required');
  await expect(dialog.getByLabel('Name of the Subject')).toHaveAccessibleDescription('Name is required');
  await dialog.getByLabel('Code').fill('BPT101');
  await dialog.getByLabel('Name of the Subject').fill('Tailoring');
  await dialog.getByLabel('Year').selectOption('Third');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByLabel('Code')).toBeFocused();
  await expect(dialog.getByLabel('Code')).toHaveAccessibleDescription(/code/i);
  await dialog.getByLabel('Code').fill(code);
  await dialog.getByRole('button', { name: 'Save and add another' }).click();
  await expect(page.getByText('Subject created')).toBeVisible();
  await expect(dialog.getByLabel('Code')).toBeFocused();
  await expect(dialog.getByLabel('Code')).toHaveValue('');
  await expect(dialog.getByLabel('Year')).toHaveValue('THIRD');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const third = page.getByRole('region', { name: 'Third Year Subjects' });
  await expect(third.getByRole('row').filter({ hasText: code })).toHaveCount(1);

  await page.getByRole('button', { name: 'Edit Tailoring' }).click();
  const editor = page.getByRole('dialog', { name: 'Edit Subject' });
  await editor.getByLabel('Name of the Subject').fill('Splints');
  await editor.getByRole('button', { name: 'Update' }).click();
  await expect(row(page, code)).toContainText('Splints');

  await page.getByRole('button', { name: 'Delete Splints' }).click();
  const question = page.getByRole('alertdialog', { name: 'Delete subject' });
  await expect(question).toContainText('Are you sure you want to delete this subject?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(row(page, code)).toBeVisible();
  await page.getByRole('button', { name: 'Delete Splints' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(row(page, code)).toHaveCount(0);
});
