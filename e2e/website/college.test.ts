// The office changes the college once; an anonymous phone, the portal and a document show it at once, and as before when it is taken back.
import { become, openPhone } from '#e2e/college.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '#e2e/public-page.ts';
import { aPhoto } from '#test/factories.ts';
import { pdfText } from '#test/pdf-text.ts';

test.use({ state: 'bare' });

test('phone, colour and logo: changed, seen on page, portal and paper, taken back', async ({
  page,
  browser,
  college,
}) => {
  const phone = await openPhone(browser, college.origin);
  await become(page, college.admin);
  await page.goto('/admin-dashboard/college');
  await page.getByText(/^Still a sample/).click();
  await expect(page.getByText(/Phone · WhatsApp/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const number = page.getByLabel('Phone', { exact: true });
  const colour = page.getByLabel('Main colour (optional)');
  const save = page.getByRole('button', { name: 'Update' });

  await test.step('what cannot be is refused in place', async () => {
    await colour.fill('#00a0a0');
    await save.click();
    await expect(page.getByText(/This colour is hard to read: .* has 2\.\d:1/)).toBeVisible();
  });
  await test.step('phone and colour', async () => {
    await colour.fill('#7a1f3d');
    await number.fill('98480 22338');
    await save.click();
    await expect(page.getByText('College updated').first()).toBeVisible();
    await phone.goto('/contact');
    await expect(phone.getByRole('link', { name: '+91 98480 22338' }).first()).toBeVisible();
    await expect(phone.getByText('+91 90000 00000')).toHaveCount(0);
    const paper = await page.request.get('/api/subject-lists/FIRST.pdf');
    expect(pdfText(await paper.body())).toContain('+91 98480 22338');
    await page.reload();
    await expect(save).toHaveCSS('background-color', 'rgb(122, 31, 61)');
  });
  await test.step('logo', async () => {
    const drawn = async () =>
      Promise.all(
        ['/apple-touch-icon.png', '/share/home.jpg'].map(
          async (path) => (await phone.request.get(path)).headers().etag,
        ),
      );
    const [icon, card] = await drawn();
    const file = { name: 'logo.jpg', mimeType: 'image/jpeg', buffer: await aPhoto() };
    // Half a form is typed when the logo is saved by itself.
    await number.fill('98480 22339');
    await page.getByLabel(/^Another logo/).setInputFiles(file);
    await expect(page.getByAltText('The present logo')).toBeVisible();
    await expect(number).toHaveValue('98480 22339');
    await phone.reload();
    await expect(phone.locator('header img')).toHaveAttribute('src', /^\/api\/pictures\//);
    const [ownIcon, ownCard] = await drawn();
    expect([ownIcon === icon, ownCard === card]).toEqual([false, false]);
    await page.getByRole('button', { name: 'Take the logo back' }).click();
    await expect(page.getByAltText('The present logo')).toHaveCount(0);
    expect(await drawn()).toEqual([icon, card]);
  });
  await test.step('all as before', async () => {
    await number.fill('90000 00000');
    await colour.fill('');
    await save.click();
    await expect(number).toHaveValue('+91 90000 00000');
    await phone.reload();
    await expect(phone.getByRole('link', { name: '+91 90000 00000' }).first()).toBeVisible();
    await expect(phone.locator('header img')).toHaveAttribute('src', /\.svg$/);
  });
});

test('a course added by the office: its card and its page on a phone, in both languages; taken back', {
  tag: '@long',
}, async ({ page, browser, college }) => {
  const phone = await openPhone(browser, college.origin);
  const heading = phone.getByRole('heading', { level: 1 });
  const publication = page.getByRole('region', { name: 'Publication' });
  const fields = {
    Name: 'Master of Physiotherapy',
    'Name in Telugu (optional)': 'మాస్టర్ ఆఫ్ ఫిజియోథెరపీ',
    Address: 'master',
    Duration: '2 Years',
    Text: 'For graduates.',
  };
  await become(page, college.admin);
  await page.goto('/admin-dashboard/courses');
  await page.getByRole('button', { name: 'Add Course' }).click();
  for (const [label, text] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await publication.getByRole('button', { name: /^Publish/ }).click();
  await expect(publication).toContainText('Published');
  await phone.goto('/courses');
  await phone
    .getByRole('main')
    .getByRole('link', { name: /^See the course.*Master/ })
    .click();
  await expect(heading).toHaveText('Master of Physiotherapy');
  await expectNoSidewaysScroll(phone);
  await phone.goto('/te/course-details/master');
  await expect(heading).toHaveText('మాస్టర్ ఆఫ్ ఫిజియోథెరపీ');
  await publication.getByRole('button', { name: /^Take back/ }).click();
  await expect(publication).toContainText('Taken back');
  await phone.goto('/course-details/master');
  await expect(heading).toHaveText('Course not found');
});
