import {
  clickTwice,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  row,
  test,
  unique,
} from '#e2e/portal-page.ts';

const list = '/admin-dashboard/faculty';

test('a faculty member is entered with the product’s defaults, edited, deleted and brought back', async ({
  page,
}) => {
  await page.goto(list);
  await page.getByRole('button', { name: 'Add New Faculty' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Faculty' });
  await expect(dialog.getByLabel('Designation')).toHaveValue('Assistant Professor');
  await expect(dialog.getByLabel('Gender')).toHaveValue('Not specified');
  await expect(dialog.getByLabel('Experience in years')).toHaveValue('0');
  await dialog.getByLabel('Experience in years').fill('-1');
  await dialog.getByRole('button', { name: 'Create' }).click();
  await expect(dialog.getByLabel('First Name')).toBeFocused();
  await expect(dialog.getByLabel('First Name')).toHaveAccessibleDescription('First name is required');
  await expect(dialog.getByLabel('Specialization')).toHaveAccessibleDescription('Specialization is required');
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription(/Email is required/);
  await expect(dialog.getByLabel('Experience in years')).toHaveAccessibleDescription(
    'Experience cannot be less than 0',
  );

  const lastName = unique('Guru');
  await dialog.getByLabel('First Name').fill('Vijaya');
  await dialog.getByLabel('Last Name').fill(lastName);
  await dialog.getByLabel('Email').fill(`${lastName.toLowerCase()}@vcp.example`);
  await dialog.getByLabel('Specialization').fill('Neurology');
  await dialog.getByLabel('Experience in years').fill('7');
  await clickTwice(dialog.getByRole('button', { name: 'Create' }));
  await expect(page.getByText('Faculty created')).toBeVisible();

  await page.getByRole('searchbox').fill(lastName);
  await expect(page).toHaveURL(`${list}?q=${lastName}`);
  await expect(row(page, lastName)).toHaveCount(1);
  await expect(row(page, lastName)).toContainText('Assistant Professor');
  await page.getByRole('button', { name: `Edit Vijaya ${lastName}` }).click();
  const editor = page.getByRole('dialog', { name: 'Edit Faculty' });
  await editor.getByLabel('Designation').fill('Professor');
  await editor.getByRole('button', { name: 'Update' }).click();
  await expect(row(page, lastName)).toContainText('Professor');
  await expect(row(page, lastName)).not.toContainText('Assistant');

  await row(page, lastName).getByRole('link', { name: 'Vijaya' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Vijaya ${lastName}`);
  await expect(page.getByText('7 years')).toBeVisible();
  const parts = page.getByRole('navigation', { name: `About Vijaya ${lastName}` });
  await parts.getByRole('link', { name: 'History' }).click();
  await expect(page.getByText('Designation: Assistant Professor → Professor')).toBeVisible();
  await parts.getByRole('link', { name: 'Account' }).click();
  await page.getByRole('button', { name: 'Invite' }).click();
  await expect(page.getByRole('dialog', { name: 'Invite Vijaya' }).getByLabel('Link')).toHaveValue(
    /\/set-password#/,
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click();

  await page.goto(`${list}?q=${lastName}`);
  await page.getByRole('button', { name: `Edit Vijaya ${lastName}` }).click();
  await editor.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No faculty found.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, lastName)).toBeVisible();
});

test('the faculty list is searched, sorted and filtered by designation in the address', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(list);
  await page.getByRole('combobox', { name: 'Designation' }).selectOption('Lecturer');
  await expect(page).toHaveURL(`${list}?designation=Lecturer`);
  await expect(row(page, 'Usha Kiran')).toBeVisible();
  await expect(row(page, 'Kalyani')).toHaveCount(0);
  await page.goBack();
  await expect(row(page, 'Kalyani')).toBeVisible();
  await page.getByRole('button', { name: 'Specialization' }).click();
  await expect(page).toHaveURL(`${list}?sort=specialization`);
  await expect(page.getByRole('link', { name: 'Export CSV', exact: true })).toHaveAttribute(
    'href',
    '/api/faculty.csv?sort=specialization&format=csv',
  );

  await test.step('Previous and Next on a record go through the list as it was', async () => {
    await expect(page.getByRole('columnheader', { name: 'Specialization' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    const names = page.getByRole('table', { name: 'Faculty List' }).locator('tbody').getByRole('link');
    // Until the sorted rows have come, the earlier ones stay.
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const [first = '', second = ''] = await names.allTextContents();
    await names.first().click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toContainText(first);
    await page.getByRole('link', { name: 'Next →' }).click();
    await expect(heading).toContainText(second);
    await page.getByRole('link', { name: '← Previous' }).click();
    await expect(heading).toContainText(first);
    await page.getByRole('link', { name: '← Faculty List' }).click();
    await expect(page).toHaveURL(`${list}?sort=specialization`);
  });

  await test.step('chosen faculty members get log-ins and are exported', async () => {
    await page.getByRole('searchbox').fill('Kalyani');
    await expect(page).toHaveURL(/q=Kalyani/);
    await page.getByRole('checkbox', { name: 'Choose Kalyani Gedela' }).check();
    const bar = page.getByRole('region', { name: 'Chosen faculty members' });
    await expect(bar).toContainText('1 faculty member chosen');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      bar.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('faculty.csv');
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    await bar.getByRole('button', { name: 'Invite' }).click();
    await page.getByRole('button', { name: 'Make the log-ins' }).click();
    await expect(page.getByRole('dialog', { name: /^Log-ins for / })).toBeVisible();
    await expectAccessible(page);
  });
});

test('a refused save names the status and the reason', async ({ page }) => {
  await page.goto(`${list}?q=Kalyani`);
  await page.getByRole('button', { name: 'Edit Kalyani Gedela' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Faculty' });
  await dialog.getByLabel('Email').fill('faculty@vcp.example');
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/^Error: HTTP error! Status: 409, Message: .*email/);
  await expect(dialog.getByLabel('Email')).toBeFocused();
});
