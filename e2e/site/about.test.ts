import { expect, expectAccessible, test } from '#e2e/public-page.ts';
import { aboutSlugs, routes } from '#shared/routes.ts';
import type { GoverningBodyMember } from '#shared/website/content.ts';
import { words } from '#test/site-words.ts';

const { aboutGallery, aboutMenu } = words.about;
const { governingBody } = words.people;

const members: readonly GoverningBodyMember[] = governingBody;
const menuName = 'About the college';
const phone = { width: 360, height: 740 };

test('the table of the governing body and the folded menu are accessible on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto(routes.aboutPage('governing-body'));
  await page.locator('summary', { hasText: menuName }).click();
  await expectAccessible(page);
});

test('the menu is sticky on a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(routes.aboutPage('our-programme'));
  const current = page.getByRole('navigation', { name: menuName }).locator('[aria-current=page]');
  await page.getByRole('heading', { name: 'Fourth Year' }).scrollIntoViewIfNeeded();
  await expect(current).toBeInViewport();
});

test('on a phone the menu opens and closes, by Escape too, and is closed after a choice', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(routes.about);
  const toggle = page.locator('summary', { hasText: menuName });
  const choice = page.getByRole('link', { name: 'Governing Body' });
  await expect(choice).toBeHidden();
  await toggle.click();
  await expect(choice).toBeVisible();
  await toggle.click();
  await expect(choice).toBeHidden();
  await toggle.press('Enter');
  await expect(choice).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(choice).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.click();
  await choice.click();
  await expect(page).toHaveURL(routes.aboutPage('governing-body'));
  await expect(page.getByRole('navigation', { name: menuName })).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('navigation', { name: menuName })).toBeHidden();
  await test.step('what is the same on ten pages is folded, too', async () => {
    const logos = page.getByRole('region', { name: 'Recognised by' });
    await expect(logos).toBeHidden();
    await page.locator('summary', { hasText: 'Recognition and pictures' }).click();
    await expect(logos).toBeVisible();
  });
});

test('the picture of a header is whole at every width', async ({ page }) => {
  for (const path of [routes.aboutPage('our-programme'), routes.exams])
    for (const width of [360, 700, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      const picture = page.getByRole('main').getByRole('img').first();
      const cutOff = () =>
        picture.evaluate((image: HTMLImageElement) => {
          const whole = (image.clientWidth * image.naturalHeight) / image.naturalWidth;
          return Math.abs(whole - image.clientHeight);
        });
      await expect.poll(cutOff, `${path} at ${width} px`).toBeLessThan(2);
    }
});

test('the pages of the section say what the product says', async ({ page }) => {
  await test.step('the governing body is a table of real links, and meets twice a year', async () => {
    await page.goto(routes.aboutPage('governing-body'));
    await expect(page.getByText('It meets twice a year.')).toBeVisible();
    const table = page.getByRole('table', { name: 'Members of the governing body' });
    await expect(table.getByRole('row')).toHaveCount(governingBody.length + 1);
    for (const { name, slug, email } of governingBody) {
      await expect(table.getByRole('link', { name })).toHaveAttribute('href', routes.aboutPage(slug));
      await expect(table.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    }
    // Links on other sites misspell this address; ours must not.
    const secretary = governingBody.find(({ id }) => id === 'secretary-correspondence')?.name ?? '';
    await table.getByRole('link', { name: secretary }).click();
    await expect(page).toHaveURL('/about/secretary-correspondence-vcp');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(secretary);
  });
  await test.step('the other spelling of the secretary page leads there too', async () => {
    await page.goto('/about/secretary-correspondence-vccp');
    await expect(page).toHaveURL('/about/secretary-correspondence-vcp');
  });
  await test.step('members and faculty says that it is being worked on', async () => {
    await page.goto(routes.aboutPage('members-faculties-vcp'));
    await expect(page.getByText('This section is being worked on.')).toBeVisible();
  });
  await test.step('our programme names the subjects of each year', async () => {
    await page.goto(routes.aboutPage('our-programme'));
    for (const year of ['First Year', 'Second Year', 'Third Year', 'Fourth Year', 'Internship'])
      await expect(page.getByRole('heading', { name: year, exact: true })).toBeVisible();
    await expect(
      page.getByRole('list', { name: 'Subjects: First Year' }).getByRole('listitem').first(),
    ).toHaveText('Anatomy');
  });
});

/** What all pages of the section share, and which of them this one says it is: read from its HTML, ten times as fast as opened. */
function readPage(html: string) {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const [, title = ''] = /<h1[^>]*>(.*?)<\/h1>/.exec(main) ?? [];
  // At the side, and folded on a phone.
  const menus = [...main.matchAll(new RegExp(`<nav aria-label="${menuName}".*?</nav>`, 'g'))].map(
    ([menu]) => ({
      current: [...menu.matchAll(/aria-current="page"[^>]*>([^<]*)</g)].map(([, label]) => label),
      links: [...menu.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)</g)].map(
        ([, href, label]) => `${label} ${href}`,
      ),
    }),
  );
  // Logos, pictures, and the links to the contact and the scholarships.
  return {
    title,
    menus,
    below: main.slice(main.indexOf('aria-labelledby="recognitions"'), main.lastIndexOf('</section>')),
  };
}

test('every page of the section has the menu, the logos, the gallery, the scholarship and the contact', async ({
  page,
}) => {
  await page.goto(routes.about);
  const main = page.getByRole('main');
  const logos = main.getByRole('region', { name: 'Recognised by' }).getByRole('link');
  await expect(logos).toHaveCount(3);
  for (const logo of await logos.all()) {
    await expect(logo).toHaveAttribute('href', /^https:/);
    await expect(logo).toHaveAttribute('target', '_blank');
  }
  const gallery = main.getByRole('region', { name: 'Life at the college' });
  for (const link of await gallery.getByRole('link').all())
    await expect(link).toHaveAttribute('href', routes.gallery);
  await expect(gallery.getByRole('img')).toHaveCount(aboutGallery.length);
  await expect(main.getByRole('link', { name: 'Scholarship eligibility' })).toHaveAttribute(
    'href',
    routes.scholarships,
  );
  await expect(main.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', routes.contact);
  const read = async (path: string) => readPage(await (await page.request.get(path)).text());
  const { below } = await read(routes.about);
  const links = aboutSlugs.map((slug) => `${aboutMenu[slug]} ${routes.aboutPage(slug)}`);
  for (const slug of aboutSlugs) {
    const { title, ...shared } = await read(routes.aboutPage(slug));
    const menu = { current: [aboutMenu[slug]], links };
    expect(shared).toEqual({ menus: [menu, menu], below });
    const member = members.find((one) => one.slug === slug);
    if (member) expect(title).toBe(member.name);
  }
});

test('seven pictures scroll by, lead to the gallery and can be paused', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(routes.about);
  const gallery = page.getByRole('region', { name: 'Life at the college' });
  for (const { alt } of aboutGallery)
    await expect(gallery.getByRole('link', { name: alt })).toHaveAttribute('href', routes.gallery);
  const strip = gallery.getByRole('list').first();
  const movement = () =>
    strip.evaluate((list) =>
      list
        .getAnimations()
        .map(({ playState }) => playState)
        .join(),
    );
  await expect.poll(movement).toBe('running');
  await gallery.getByRole('button', { name: /Pause/ }).click();
  await page.mouse.move(0, 0);
  await expect.poll(movement).toBe('paused');
});

test('nothing moves under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(routes.about);
  const gallery = page.getByRole('region', { name: 'Life at the college' });
  expect(
    await gallery
      .getByRole('list')
      .first()
      .evaluate((list) => list.getAnimations().length),
  ).toBe(0);
  await expect(gallery.getByRole('link')).toHaveCount(aboutGallery.length + 1);
  await expect(gallery.getByRole('button', { name: /Pause/ })).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });
  test('the menu opens and its links work', async ({ page }) => {
    await page.goto(routes.about);
    await page.locator('summary', { hasText: menuName }).click();
    await page.getByRole('link', { name: 'Our Programme' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Programme');
  });
});
