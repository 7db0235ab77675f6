import { expect, expectAccessible, test, unique } from '#e2e/portal-page.ts';

test('the office enters who teaches a subject, on the teacher’s record and on the subject', async ({
  page,
}) => {
  const code = unique('TT');
  const answer = await page.request.post('/api/subjects', {
    data: { code, name: 'Gait Analysis', year: 'THIRD' },
  });
  expect(answer.status()).toBe(201);
  await page.goto('/admin-dashboard/faculty?q=Bevara');
  await page.getByRole('link', { name: 'Sunitha', exact: true }).click();
  await page.getByRole('link', { name: 'Teaching' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'BPT305' }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Subject' }).selectOption(`${code} Gait Analysis`);
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: `${code} Gait Analysis` })).toBeVisible();
  await page.getByRole('combobox', { name: 'Subject' }).selectOption(`${code} Gait Analysis`);
  await page.getByRole('button', { name: 'Add' }).click();
  await expect(
    page.getByText(/^Sunitha Bevara teaches Gait Analysis in 20\d\d-20\d\d already$/),
  ).toBeVisible();

  await page.goto(`/admin-dashboard/subjects?q=${code}`);
  await page.getByRole('button', { name: 'Teachers of Gait Analysis' }).click();
  const dialog = page.getByRole('dialog', { name: `Teachers of ${code} Gait Analysis` });
  await expect(dialog.getByRole('listitem')).toHaveText(/Sunitha Bevara/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Remove Sunitha Bevara/ }).click();
  await expect(dialog.getByText('No teacher yet. Choose one, and ‘Add’.')).toBeVisible();
});
