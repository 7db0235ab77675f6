// Students end to end: find, create, edit, delete, restore.
import { readFile, writeFile } from 'node:fs/promises';
import { clickTwice, enterStudent, expect, row, test, unique } from '#e2e/portal-page.ts';

const list = '/admin-dashboard/students';

test('search, filter, sort and page are in the address, and Back undoes them', async ({ page }) => {
  await page.goto(list);
  await expect(page.getByText(/^1–25 of \d+ students$/)).toBeVisible();

  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(`${list}?page=2`);
  await expect(page.getByText(/^26–50 of/)).toBeVisible();

  await page.getByRole('combobox', { name: 'Year' }).selectOption('Third year');
  await expect(page).toHaveURL(`${list}?year=THIRD`);
  await expect(page.getByText(/^1–(\d+) of \1 students$/)).toBeVisible();

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search students' })).toBeFocused();
  await page.keyboard.type('bend');
  await expect(page).toHaveURL(/q=bend/);
  await expect(row(page, 'Bendalam')).toBeVisible();
  await expect(page.getByText('1 of 1 student', { exact: true })).toBeVisible();

  for (const order of ['ascending', 'descending']) {
    await page.getByRole('button', { name: 'First Name' }).click();
    await expect(page.getByRole('columnheader', { name: 'First Name' })).toHaveAttribute('aria-sort', order);
  }
  // The box shows the search of the address, with or without the focus.
  await page.getByRole('searchbox').focus();

  for (const address of [/sort=firstName/, /^(?!.*sort)/, /^(?!.*q=)/]) {
    await page.goBack();
    await expect(page).toHaveURL(address);
  }
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await expect(page.getByText(/^1–(\d+) of \1 students$/)).toBeVisible();
  await page.goForward();
  const search = page.getByRole('searchbox');
  await expect(search).toHaveValue('bend');
  await search.press('End');
  await search.press('/');
  await expect(search).toHaveValue('bend/');
});

test('typed text is not changed by late answers', async ({ page }) => {
  await page.goto(list);
  await expect(page.getByText(/^1–25 of/)).toBeVisible();
  await page.route('**/api/students?*', (route) => setTimeout(() => void route.continue(), 400));
  const search = page.getByRole('searchbox');
  // Pauses shorter and longer than the debounce of the search.
  await search.pressSequentially('bendal', { delay: 230 });
  await search.pressSequentially('am', { delay: 20 });
  await expect(page).toHaveURL(/q=bendalam/);
  await expect(search).toHaveValue('bendalam');
  await expect(page.getByText('1 of 1 student', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue('');
});

test('page size is kept, and an address beyond the last page leads to the last one', async ({ page }) => {
  await page.goto(`${list}?page=99&pageSize=50`);
  await expect(page).toHaveURL(/[?&]page=[2-9]&pageSize=50$/);
  await expect(page.getByLabel('Rows')).toHaveValue('50');
  await page.goto(`${list}?page=-3&sort=shoe-size&year=FIFTH`);
  await expect(page.getByText(/^1–25 of/)).toBeVisible();
});

test('an empty list says so in the product’s words', async ({ page }) => {
  await page.goto(`${list}?q=no-such-name`);
  await expect(page.getByText('No students found.')).toBeVisible();
});

test('the CSV has the filtered rows', async ({ page }) => {
  await page.goto(`${list}?year=FOURTH&q=pa`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('students.csv');
  const text = await readFile(await download.path(), 'utf8');
  const total = Number(/of (\d+)/.exec((await page.getByText(/^1–\d+ of/).textContent()) ?? '')?.[1]);
  expect(text.trim().split('\n')).toHaveLength(total + 1);
});

test('a new student: messages at the fields, focus on the first, then one record for two clicks', async ({
  page,
}) => {
  await page.goto(list);
  await page.getByRole('button', { name: 'Enter New Student' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Student' });
  await dialog.getByRole('button', { name: 'Create' }).click();
  const first = dialog.getByLabel('First Name', { exact: true });
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription('First name is required');
  await expect(dialog.getByLabel('Gender')).toHaveAccessibleDescription('Gender is required');
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(/Email is required/);
  await dialog.getByLabel('Email').fill('not an address');
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(/Invalid email address/);

  const lastName = unique('Newby');
  await first.fill('Latha');
  await dialog.getByLabel('Last Name', { exact: true }).fill(lastName);
  for (const label of [
    "Father's First Name",
    "Father's Last Name",
    "Mother's First Name",
    "Mother's Last Name",
  ])
    await dialog.getByLabel(label).fill('Rao');
  await dialog.getByLabel('Gender').selectOption('Female');
  await expect(dialog.getByLabel('Nationality')).toHaveAccessibleDescription('Nationality is required');
  await dialog.getByLabel('Nationality').fill('Indian');
  await dialog.getByLabel('Religion').fill('Hindu');
  await dialog.getByLabel('Email').fill('student@vcp.example');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(/Another person has this email/);
  await expect(dialog.getByLabel('Email')).toBeFocused();
  await expect(dialog.getByRole('alert')).toHaveText(
    'Error: HTTP error! Status: 409, Message: Another person has this email',
  );
  await expect(first).toHaveValue('Latha');

  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/students')) posts += 1;
  });
  await dialog.getByLabel('Email').fill(`${lastName}@vcp.example`.toLowerCase());
  await clickTwice(dialog.getByRole('button', { name: 'Create' }));
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Student created')).toBeVisible();
  expect(posts).toBe(1);

  await page.getByRole('searchbox').fill(lastName);
  await expect(row(page, lastName)).toHaveCount(1);
  await expect(row(page, lastName)).toContainText('First');
  await expect(row(page, lastName)).toContainText('Not Provided');
});

test('an edit shows in the list, and Delete can be undone', async ({ page }) => {
  const { lastName } = await enterStudent(page);
  await page.goto(`${list}?q=${lastName}`);
  await page.getByRole('button', { name: `Edit Asha ${lastName}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Student' });
  await dialog.getByLabel('Phone').fill('+91 90000 12345');
  await dialog.getByLabel('Year').selectOption('Second');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(row(page, lastName)).toContainText('+91 90000 12345');
  await expect(row(page, lastName)).toContainText('Second');

  await page.getByRole('button', { name: `Edit Asha ${lastName}` }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No students found.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, lastName)).toContainText('+91 90000 12345');
});

test('a picture is uploaded, and another file is refused with a message', async ({ page }, testInfo) => {
  const { id } = await enterStudent(page);
  await page.goto(`${list}/${id}`);
  const file = page.getByLabel('Picture file');
  await file.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await expect(page.getByRole('alert')).toContainText(/picture|image|JPEG/i);
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent += 1;
  });
  const large = testInfo.outputPath('large.png');
  await writeFile(large, Buffer.alloc(5 * 1024 * 1024 + 1));
  await file.setInputFiles(large);
  await expect(page.getByRole('alert')).toHaveText('The file is too large: at most 5 MB.');
  expect(sent).toBe(0);
  await page.route(`**/api/students/${id}/photo`, (route) => route.abort(), { times: 1 });
  await file.setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: Buffer.from('a face') });
  await expect(page.getByRole('alert')).toHaveText(/The server cannot be reached/);
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC';
  await file.setInputFiles({
    name: 'face.png',
    mimeType: 'image/png',
    buffer: Buffer.from(pixel, 'base64'),
  });
  await expect(page.getByText('Picture saved')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change picture' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect(page.getByRole('button', { name: 'Add picture' })).toBeVisible();
});

test('a user who leaves during the upload of a picture is told its result', async ({ page }) => {
  const { id, lastName } = await enterStudent(page);
  for (const [answer, said] of [
    [{ status: 503, json: { error: 'Too busy' } }, 'The picture of Asha was not saved. Too busy'],
    [{ status: 200, json: { id } }, 'The picture of Asha was saved'],
  ] as const) {
    await page.goto(`${list}/${id}`);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(
      `**/api/students/${id}/photo`,
      async (route) => {
        await held;
        await route.fulfill(answer);
      },
      { times: 1 },
    );
    await page
      .getByLabel('Picture file')
      .setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: Buffer.from('a face') });
    await expect(page.getByRole('button', { name: 'Add picture' })).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('link', { name: 'Student List' }).click();
    await page.getByRole('searchbox').fill(lastName);
    letGo();
    await expect(page.getByRole('status').getByText(said, { exact: true })).toBeVisible();
  }
});

test('a record leads back to its list with its filter, sort and page', async ({ page }) => {
  for (const [section, label] of [
    ['students', 'Student List'],
    ['faculty', 'Faculty List'],
  ] as const) {
    await test.step(`a record leads back to the ${label} with its filter, sort and page`, async () => {
      const left = `/admin-dashboard/${section}?q=a&sort=-lastName${section === 'students' ? '&page=2' : ''}`;
      await page.goto(left);
      await page.getByRole('row').nth(1).getByRole('link').first().click();
      const parts = page.getByRole('navigation', { name: /^About / });
      await parts.getByRole('link', { name: 'History' }).click();
      await expect(page).toHaveURL(/tab=history/);
      await page.reload();
      await page.getByRole('link', { name: `← ${label}` }).click();
      await expect(page).toHaveURL(left);
      await expect(page.getByRole('searchbox')).toHaveValue('a');

      await page.getByRole('row').nth(1).getByRole('link').first().click();
      await expect(parts).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(left);
      await expect(page.getByRole('searchbox')).toHaveValue('a');
    });
  }
});
