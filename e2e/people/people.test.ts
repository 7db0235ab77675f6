import { enterStudent, expect, goWithin, row, test } from '#e2e/portal-page.ts';

const screens = [
  [
    'personal-info',
    'Personal Information',
    'personal',
    'Failed to load personal information. Please try again later.',
  ],
  [
    'contact-info',
    'Contact Information',
    'contact',
    'Failed to load contact information. Please try again later.',
  ],
] as const;

for (const [path, title, kind] of screens) {
  test(`${title} has a section of students and one of faculty, each with its pages`, {
    tag: kind === 'contact' ? [] : '@long',
  }, async ({ page }) => {
    await page.goto(`/admin-dashboard/${path}`);
    const students = page.getByRole('region', { name: `Students: ${title}` });
    const faculty = page.getByRole('region', { name: `Faculty: ${title}` });
    await expect(students.getByRole('row').nth(25)).toBeVisible();
    await expect(faculty.getByRole('row').nth(12)).toBeVisible();
    await expect(page.getByRole('button', { name: /edit|delete/i })).toHaveCount(0);

    await page
      .getByRole('navigation', { name: 'Pages of students' })
      .getByRole('button', { name: 'Next page' })
      .click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByText(/^26–50 of/)).toBeVisible();
    await expect(faculty.getByRole('row').nth(12)).toBeVisible();

    await page.getByRole('searchbox').fill('tammineni');
    await expect(page.getByText(`No student ${kind} information available.`)).toBeVisible();
    await expect(faculty.getByRole('row')).toHaveCount(2);
    await page.goBack();
    await expect(page.getByText(/^26–50 of/)).toBeVisible();
  });
}

test('what does not load, or is no list, is said in the product’s words, with a button to try again', async ({
  page,
}) => {
  await page.goto('/admin-dashboard');
  for (const [path, title, , failure] of screens) {
    await test.step(title, async () => {
      const call = `**/api/${path}?*`;
      const alert = page.getByRole('alert');
      const tryAgain = async () => {
        // The section below first: the alert of a section that has loaded is gone.
        await alert.nth(1).getByRole('button', { name: 'Try again' }).click();
        await alert.first().getByRole('button', { name: 'Try again' }).click();
      };
      await page.route(call, (route) => route.fulfill({ status: 400, json: { error: 'no' } }));
      await goWithin(page, `/admin-dashboard/${path}`);
      await expect(alert).toContainText([failure, failure]);
      await page.unroute(call);
      await page.route(call, (route) => route.fulfill({ json: { rows: [] } }));
      await tryAgain();
      const sentence = page.getByText('Unexpected data format: Expected an array', { exact: true });
      await expect(sentence).toHaveCount(2);
      await page.unroute(call);
      await tryAgain();
      await expect(
        page
          .getByRole('region', { name: `Students: ${title}` })
          .getByRole('row')
          .nth(25),
      ).toBeVisible();
      await expect(
        page
          .getByRole('region', { name: `Faculty: ${title}` })
          .getByRole('row')
          .nth(12),
      ).toBeVisible();
      await expect(alert).toHaveCount(0);
    });
  }
});

test('what is missing reads ‘Not Provided’, and a name leads to the record', async ({ page }) => {
  const { lastName, id } = await enterStudent(page);
  await page.goto(`/admin-dashboard/personal-info?q=${lastName}`);
  await expect(row(page, lastName)).toContainText('Not Provided');
  await page.getByRole('link', { name: 'Asha' }).click();
  await expect(page).toHaveURL(`/admin-dashboard/students/${id}`);
  const left = await enterStudent(page, { status: 'LEFT' });
  for (const kind of ['personal', 'contact']) {
    await page.goto(`/admin-dashboard/${kind}-info?q=${left.lastName}`);
    await expect(page.getByText(`No student ${kind} information available.`)).toBeVisible();
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Left');
    await expect(row(page, left.lastName)).toBeVisible();
    await expect(page).toHaveURL(/status=LEFT/);
  }
});

test('a date of birth saved in the small hours is the day it was in India, on every screen', async ({
  page,
}) => {
  // 01:30 in India is the evening of the previous day in UTC.
  const { id, lastName } = await enterStudent(page, { dob: '2007-04-13T20:00:00.000Z' });
  await page.goto(`/admin-dashboard/personal-info?q=${lastName}`);
  await expect(row(page, lastName)).toContainText('14 Apr 2007');
  await page.goto(`/admin-dashboard/students/${id}`);
  await expect(page.getByRole('definition').filter({ hasText: '14 Apr 2007' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('dialog').getByLabel('Date of Birth')).toHaveValue('14 Apr 2007');
  const csv = await (await page.request.get(`/api/students.csv?q=${lastName}`)).text();
  expect(csv).toContain(',2007-04-14,');
});
