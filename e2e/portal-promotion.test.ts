// The promotion of a year, done as the office does it, with its clicks counted.
import { become, test } from './portal-college.ts';
import { expect, expectAccessible, expectNoSidewaysScroll } from './public-page.ts';

test.use({ state: 'page' });

test('the first year goes to the second with one detained in at most 8 clicks, undone in 2', async ({
  page,
  college,
}) => {
  await become(page, college.admin);
  const standings = async () => {
    const rows = (await (await page.request.get('/api/students')).json()) as {
      id: string;
      year: string;
      status: string;
    }[];
    return rows.map(({ id, year, status }) => `${id} ${year} ${status}`).toSorted();
  };
  const before = await standings();
  const first = before.filter((standing) => standing.endsWith('FIRST ACTIVE')).length;
  let clicks = 0;
  const click = async (role: 'button' | 'checkbox' | 'link', name: string | RegExp) => {
    clicks += 1;
    await page.getByRole(role, { name }).first().click();
  };

  await page.goto('/admin-dashboard/students');
  await click('link', 'Promotion');
  await click('checkbox', /^First year to second/);
  await expectAccessible(page);
  await click('checkbox', / stays$/);
  await expect(page.getByRole('status').filter({ hasText: 'go on' })).toHaveText(
    `${first - 1} students go on, 1 stays.`,
  );
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await click('button', `Promote ${first - 1} students`);
  await expect(page.getByText(`${first - 1} students promoted`)).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(8);
  expect((await standings()).filter((standing) => standing.endsWith('FIRST DETAINED'))).toHaveLength(1);

  clicks = 0;
  await click('button', /^Undo$/);
  await expect(page.getByText(`${first} students are as before`)).toBeVisible();
  expect(clicks).toBeLessThanOrEqual(2);
  expect(await standings()).toEqual(before);
});
