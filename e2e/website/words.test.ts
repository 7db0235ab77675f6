// The office changes words in the page itself; an anonymous phone reads them at once, in that language alone; taken back they are as
// before.
import { become, openPhone } from '#e2e/college.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#e2e/public-page.ts';

test.use({ state: 'bare' });

test('a word of the hero and one of About: clicked, changed, published and taken back', async ({
  page,
  browser,
  college,
}) => {
  const phone = await openPhone(browser, college.origin);
  await become(page, college.admin);
  await page.goto('/admin-dashboard/words');
  const shown = page.frameLocator('iframe[title="The page"]');
  const english = page.getByLabel('English', { exact: true });

  await test.step('the hero', async () => {
    await shown.getByText('Transform Healthcare').click();
    await expect(english).toHaveValue('Transform Healthcare');
    await expectAccessible(page);
    await english.fill('Learn to heal {seatTotal}');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('alert')).toContainText('There is no figure {seatTotal}');
    await english.fill('Learn to heal');
    await expect(shown.getByRole('heading', { name: 'Learn to heal' })).toBeVisible();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Published')).toBeVisible();
    await phone.goto('/');
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Learn to heal');
    await phone.goto('/te');
    await expect(phone.getByText('Learn to heal')).toHaveCount(0);
  });

  await test.step('About, at the width of a desk', async () => {
    await page.getByLabel('Words of').selectOption('About');
    await page.getByRole('button', { name: 'Desk' }).click();
    await expectNoSidewaysScroll(page);
    await phone.goto('/about');
    const before = (await phone.getByRole('heading', { level: 1 }).textContent()) ?? '';
    await shown.getByRole('heading', { level: 1 }).click();
    await english.fill('Who we are');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Who we are');
    await phone.reload();
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Who we are');
    await shown.getByRole('heading', { level: 1 }).click();
    await page.getByRole('button', { name: 'Back to the start' }).click();
    await expect(english).toHaveValue('About {collegeShort}');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText(before);
    await phone.reload();
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText(before);
  });

  await test.step('what is still to translate is listed', async () => {
    await page.getByLabel('Words of').selectOption('Home (1 to translate)');
    await page.getByLabel(/^Only those whose English/).check();
    await expect(page.getByRole('list', { name: 'Texts' }).getByRole('listitem')).toHaveText([
      /Learn to heal/,
    ]);
  });
});
