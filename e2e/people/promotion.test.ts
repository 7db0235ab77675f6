// The promotion of a year, done as the office does it, with its clicks counted.
import { become } from '#e2e/college.ts';
import { hand } from '#e2e/portal-page.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#e2e/public-page.ts';

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
  const { click, clicks } = hand();

  await page.goto('/admin-dashboard/students');
  await click(page.getByRole('link', { name: 'Promotion' }).first());
  await click(page.getByRole('checkbox', { name: /^First year to second/ }).first());
  await expectAccessible(page);
  await click(page.getByRole('checkbox', { name: / goes on$/ }).first());
  const sum = page.getByRole('status').filter({ hasText: 'go on' });
  await expect(sum).toHaveText(`${first - 1} students go on, 1 stays.`);
  await page.getByRole('button', { name: 'Skip the list' }).press('Enter');
  await expect(sum).toBeFocused();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
  await click(page.getByRole('button', { name: `Promote ${first - 1} students` }).first());
  await expect(page.getByText(`${first - 1} students promoted`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(clicks()).toBeLessThanOrEqual(8);
  expect((await standings()).filter((standing) => standing.endsWith('FIRST DETAINED'))).toHaveLength(1);

  const promoted = clicks();
  await click(page.getByRole('button', { name: /^Undo$/ }).first());
  await expect(page.getByText(`${first} students are as before`)).toBeVisible();
  expect(clicks() - promoted).toBeLessThanOrEqual(2);
  expect(await standings()).toEqual(before);

  await test.step('chosen students of the list go on alone; the list is as it was', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/admin-dashboard/students?year=FIRST');
    await page.getByRole('checkbox', { name: 'Choose all on this page' }).check();
    await page
      .getByRole('checkbox', { name: /^Choose (?!all)/ })
      .first()
      .uncheck();
    await page
      .getByRole('region', { name: 'Chosen students' })
      .getByRole('link', { name: 'Promote' })
      .click();
    await expect(page.getByText(`Only the ${first - 1} students you chose`)).toBeVisible();
    const goOn = page.getByRole('checkbox', { name: / goes on$/ });
    // `all` does not wait for the students.
    await expect(goOn).toHaveCount(first - 1);
    const boxes = await goOn.all();
    for (const box of boxes) await box.uncheck();
    await expect(page.getByRole('button', { name: `Detain ${first - 1} students` })).toBeEnabled();
    for (const box of boxes) await box.check();
    await goOn.first().uncheck();
    await page.getByRole('button', { name: `Promote ${first - 2} students` }).click();
    await expect(page).toHaveURL('/admin-dashboard/students?year=FIRST');
    await expect(page.getByRole('table', { name: 'Student List' }).getByRole('row')).toHaveCount(3);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(`${first - 1} students are as before`)).toBeVisible();
    expect(await standings()).toEqual(before);
  });
});
