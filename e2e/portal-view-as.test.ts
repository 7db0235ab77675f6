// The office looks at the portal of a student as the student sees it.
import { expect, test } from './portal-own-page.ts';
import { expectAccessible } from './portal-page.ts';

test('a record leads to the portal as its person sees it, read-only and marked, and back', async ({
  page,
  sampleStudent,
}) => {
  await page.goto(`/admin-dashboard/students/${sampleStudent.id}`);
  await page.getByRole('button', { name: /^View as / }).click();
  await expect(page).toHaveURL(`/student-dashboard/${sampleStudent.id}`);
  const bar = page.getByRole('region', { name: 'View as' });
  await expect(bar).toContainText('Nothing can be changed here.');
  await expect(page.getByRole('link', { name: 'Next class' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Next examination' })).toBeVisible();
  await expectAccessible(page);
  const menu = page.getByRole('navigation', { name: 'Student portal' });
  await expect(menu.getByRole('link', { name: 'Settings' })).toHaveCount(0);
  await menu.getByRole('link', { name: 'Fees' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fees' })).toBeVisible();
  await bar.getByRole('button', { name: 'Back to the record' }).click();
  await expect(page).toHaveURL(`/admin-dashboard/students/${sampleStudent.id}`);
  const log = await page.request.get('/api/audit-log?noun=view&page=1');
  expect(await log.text()).toContain('student portal');
});
