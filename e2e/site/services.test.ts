import { expect, test } from '#e2e/public-page.ts';

test('each service says what the product says and leads on', { tag: '@long' }, async ({ page }) => {
  await test.step('the overview leads to each service as the product names the buttons', async () => {
    await page.goto('/services');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services');
    const main = page.getByRole('main');
    const buttons = {
      'Access Digital Library': '/student-login',
      'Explore Research & Labs': '/services/research-laboratory',
      'Join Community Services': '/services/community-services',
      'Apply for Scholarship': '/services/scholarships',
      "Let's get started": '/services/sports-training-camping',
    };
    for (const [name, href] of Object.entries(buttons))
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    await expect(main.getByRole('link', { name: /search for books/i })).toHaveAttribute(
      'href',
      '/services/digital-library',
    );
    await expect(main.getByRole('link', { name: 'What physiotherapy can do for you' })).toHaveAttribute(
      'href',
      '/service-details/physiotherapy',
    );
  });
  await test.step('the breadcrumbs are above the heading', async () => {
    await page.goto('/services/community-services');
    const way = page.getByRole('navigation', { name: 'You are here' });
    await expect(way.getByRole('link')).toHaveText(['Home', 'Services']);
    await way.getByRole('link', { name: 'Services' }).click();
    await expect(page).toHaveURL('/services');
  });
  await test.step('eight community programmes, and Get Involved leads to the contact page', async () => {
    await page.goto('/services/community-services');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Community Services');
    const programmes = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('img') });
    await expect(programmes).toHaveCount(8);
    await expect(programmes.first()).toContainText('Free Physiotherapy Camps');
    await page.getByRole('link', { name: 'Get Involved' }).click();
    await expect(page).toHaveURL('/contact');
  });
  await test.step('seven camps, and Register Now leads to the contact page', async () => {
    await page.goto('/services/sports-training-camping');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sport and Training Camping');
    const camps = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('img') });
    await expect(camps).toHaveCount(7);
    await expect(camps.getByRole('heading', { level: 2 }).last()).toHaveText('Adventure Camp');
    await page.getByRole('link', { name: 'Register Now' }).click();
    await expect(page).toHaveURL('/contact');
  });
  await test.step('seven eligibility cards name the rules, and Apply Now leads to the form', async () => {
    await page.goto('/services/scholarships');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scholarship Program');
    const section = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Eligibility' }) });
    await expect(section.getByRole('listitem')).toHaveCount(7);
    for (const rule of [
      'At least 85% marks',
      'Proof of financial need',
      'Full-time enrolment',
      'At least one recommendation letter',
      'A personal statement of 500 words or less',
      'A GPA of at least 3.0 in every semester',
    ])
      await expect(section.getByText(rule)).toBeVisible();
    await page.getByRole('link', { name: 'Apply Now' }).click();
    await expect(page).toHaveURL('/scholarships-form');
  });
  await test.step('the research page has four initiatives and three highlights', async () => {
    await page.goto('/services/research-laboratory');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Research and Development and Laboratory',
    );
    const listBelow = (heading: string) =>
      page
        .locator('section')
        .filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
        .getByRole('listitem');
    await expect(listBelow('Initiatives')).toHaveCount(4);
    await expect(listBelow('Highlights')).toHaveCount(3);
  });
});
