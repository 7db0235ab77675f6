// A list as an office keeps it: with a title, whole names and wrong values in many rows.

import { expect, expectAccessible, hand, test, unique } from '#e2e/portal-page.ts';
import { inline, workbook } from '#test/workbook.ts';

test('a messy workbook: title, whole names, own headings, wrong values in many rows, imported in one try', {
  tag: '@long',
}, async ({ page }) => {
  const surname = unique('Messy').replaceAll('-', '');
  const heading = [
    'Sl.No',
    'Name of the Candidate',
    'Father Name',
    'Mother Name',
    'D.O.B',
    'Sex',
    'Caste',
    'Convenor/Mgmt',
    'Mobile No',
    'Class',
    'Remarks',
  ];
  const rowOf = (line: number, cells: readonly string[]) =>
    `<row r="${line}">${cells.map((cell, at) => inline(`${String.fromCharCode(65 + at)}${line}`, cell)).join('')}</row>`;
  const people = Array.from({ length: 12 }, (_, index) => [
    `${index + 1}`,
    `Devi ${String.fromCharCode(65 + index)} ${surname}`,
    `Ravi ${surname}`,
    `Gita ${surname}`,
    `${14 + index}-Apr-2007`,
    'F',
    'bc a',
    index % 2 ? 'Mgmt' : 'Convenor',
    '98480 22338',
    index < 9 ? 'Ist BPT' : 'I year',
    '',
  ]);
  const rows = [
    rowOf(1, ['VCP, list of students 2026']),
    rowOf(3, heading),
    ...people.map((cells, index) => rowOf(index + 4, cells)),
  ];
  const file = {
    name: 'students 2026.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(
      workbook({ rows: rows.join(''), after: '<mergeCells><mergeCell ref="A1:K1"/></mergeCells>' }),
    ),
  };
  await page.goto('/admin-dashboard/students');
  const { click, choose, giveFile, clicks } = hand();
  await click(page.getByRole('button', { name: 'Import CSV' }));
  const dialog = page.getByRole('dialog', { name: 'Import students' });
  await giveFile(dialog.getByLabel('CSV file'), file);
  await expect(dialog.getByText('Line 1 was passed over: “VCP, list of students 2026”')).toBeVisible();
  const split = dialog
    .getByRole('region', { name: 'Names as they are split' })
    .locator('tbody')
    .getByRole('row');
  await expect(split.first()).toContainText(`Devi A${surname}`.replace('A', 'A '));
  await expect(dialog.getByLabel('Caste')).toHaveValue('category');
  await expect(dialog.getByLabel('Convenor/Mgmt')).toHaveValue('quota');
  const repeated = dialog.getByRole('list', { name: 'The same in several rows' }).getByRole('listitem');
  await expect(repeated).toHaveText([
    /12 rows with a blank cell.*Nationality/s,
    /12 rows.*Religion/s,
    /9 rows with “Ist BPT”/,
  ]);
  await expectAccessible(page);
  await repeated.nth(0).getByLabel('Nationality').fill('Indian');
  await repeated.nth(1).getByLabel('Religion').fill('Hindu');
  await choose(repeated.nth(2).getByLabel('Year'), 'First');
  await click(dialog.getByRole('button', { name: 'Check and import' }));
  await expect(dialog.getByText('12 students imported.')).toBeVisible();
  expect(clicks()).toBeLessThanOrEqual(6);

  // The same workbook again: no person is entered twice without an answer.
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await dialog.getByLabel('CSV file').setInputFiles(file);
  const question = repeated.filter({ hasText: 'may be there already' });
  await choose(question.getByLabel('Is it the same person?'), 'The same person');
  await repeated.filter({ hasText: 'Nationality' }).getByLabel('Nationality').fill('Indian');
  await repeated.filter({ hasText: 'Religion' }).getByLabel('Religion').fill('Hindu');
  await choose(repeated.filter({ hasText: 'Ist BPT' }).getByLabel('Year'), 'First');
  await dialog.getByRole('button', { name: 'Check again' }).click();
  await expect(dialog.getByText('Every row is there already; there is nothing to import.')).toBeVisible();
});
