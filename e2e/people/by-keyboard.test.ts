// A pile of admission forms: students are entered one after the other without the mouse, and each key is counted.
import { expect, test, unique } from '#e2e/portal-page.ts';

test('three students in a row by keyboard, each with at most 110 keys', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/admin-dashboard/students');
  await page.getByRole('button', { name: 'Enter New Student' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Create Student' });
  const field = (label: string | RegExp) => dialog.getByLabel(label, { exact: true });
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const type = async (text: string) => {
    for (const letter of text) await press(letter);
  };
  const onTo = async (label: string) => {
    const target = dialog.getByLabel(label, { exact: false }).first();
    await press('Tab');
    while (!(await target.evaluate((control) => control === document.activeElement))) await press('Tab');
  };
  const lastName = unique('Key');
  const counts: number[] = [];
  for (const [place, firstName] of ['Lakshmi', 'Ramesh', 'Sravani'].entries()) {
    keys = 0;
    await expect(field('First Name')).toBeFocused();
    await type(firstName);
    await onTo('Last Name');
    await type(lastName);
    for (const [label, name] of [
      ["Father's First Name", 'Venkata'],
      ["Father's Last Name", 'Rao'],
      ["Mother's First Name", 'Sita'],
      ["Mother's Last Name", 'Rao'],
    ] as const) {
      await onTo(label);
      await type(name);
    }
    await onTo('Email');
    await type(`${firstName.toLowerCase()}${place}@vcp.example`);
    await onTo('Gender');
    await press('F');
    await onTo('Date of Birth');
    await type('12052008');
    await expect(dialog.getByLabel('Date of Birth')).toHaveAccessibleDescription(/^12 May 2008, \d\d years$/);
    await onTo('Nationality');
    // The next students keep it.
    if (place === 0) await type('Indian');
    await expect(dialog.getByLabel('Nationality')).toHaveValue('Indian');
    await onTo('Religion');
    await type('Hindu');
    const save = dialog.getByRole('button', { name: 'Save and add another' });
    while (!(await save.evaluate((button) => button === document.activeElement))) await press('Tab');
    await press('Enter');
    await expect(dialog.getByLabel('Email')).toHaveValue('');
    // The last name of the test is longer than one of a person.
    counts.push(keys - lastName.length + 'Naidu'.length);
  }
  for (const count of counts) expect(count).toBeLessThanOrEqual(110);
  const found = await page.request.get(`/api/students?q=${lastName}&include=personalInfo`);
  const students = (await found.json()) as { personalInfo: { dob: string } }[];
  expect(students.map(({ personalInfo }) => personalInfo.dob.slice(0, 10))).toEqual(
    counts.map(() => '2008-05-12'),
  );
});

test('nationality and religion are offered, never assumed', async ({ page }) => {
  await page.goto('/admin-dashboard/students');
  await page.getByRole('button', { name: 'Enter New Student' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Student' });
  for (const [label, offer] of [
    ['Nationality', 'Indian'],
    ['Religion', 'Hindu'],
  ] as const) {
    const control = dialog.getByLabel(label);
    await expect(control).toHaveValue('');
    const offers = await control.evaluate((input) =>
      Array.from((input as HTMLInputElement).list?.options ?? [], ({ value }) => value),
    );
    expect(offers[0]).toBe(offer);
  }
});
