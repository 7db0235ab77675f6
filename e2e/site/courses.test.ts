import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, expectNoSidewaysScroll, test, touchPhone } from '#e2e/public-page.ts';
import { routes } from '#shared/routes.ts';
import { words } from '#test/site-words.ts';

const { courseDetail, courses } = words.courses;

const card = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) });

test('the listing shows each course, its reasons and its advantages', async ({ page }) => {
  await test.step('the listing has a card per course, and the reasons for our courses', async () => {
    await page.goto(routes.courses);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Courses');
    for (const course of courses) {
      const { title, url, duration, description } = course;
      await expect(card(page, title).getByRole('link', { name: title, exact: true })).toHaveAttribute(
        'href',
        url,
      );
      await expect(card(page, title).getByText(duration)).toBeVisible();
      await expect(card(page, title).getByText(description)).toBeVisible();
      const fees = course.isFree ? 'Fees of the degree' : 'Fee Structure';
      await expect(card(page, title).getByRole('link', { name: fees })).toHaveAttribute(
        'href',
        routes.feeStructure,
      );
    }
    const why = page.getByRole('region', { name: 'Why Our Courses?' });
    await expect(why.getByRole('term')).toHaveText([
      'Modern Curriculum',
      'Expert Instructors',
      'Accredited Programs',
    ]);
  });
  await test.step('a card shows two advantages, all with Show More, two again with Show Less', async () => {
    await page.goto(routes.courses);
    for (const { title, advantage } of courses) {
      const shown = card(page, title).getByRole('list', { name: '' }).getByRole('listitem');
      const toggle = card(page, title).getByRole('button');
      await expect(shown).toHaveText(advantage.slice(0, 2));
      await expect(toggle).toHaveText(/^Show More/);
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-expanded', 'true');
      await expect(toggle).toHaveAccessibleName(/^Show Less/);
      await expect(shown).toHaveText([...advantage]);
      await toggle.click();
      await expect(shown).toHaveText(advantage.slice(0, 2));
    }
  });
});

test('each course has a page that says everything about it', async ({ page }) => {
  for (const course of courses) {
    const path = routes.courseDetails(course.id);
    await test.step(`${path} says everything about the course`, async () => {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(course.title);
      for (const text of [
        course.description,
        course.duration,
        ...course.descriptions,
        ...course.advantage,
        ...course.outcomes,
      ])
        await expect(main.getByText(text, { exact: true })).toBeVisible();
      const link = (name: string) => main.getByRole('link', { name, exact: true }).first();
      await expect(link('Documents/Eligibility')).toHaveAttribute('href', routes.admissions);
      await expect(link('Fees Structure')).toHaveAttribute('href', routes.feeStructure);
      await expect(link('Enroll Now')).toHaveAttribute('href', routes.admissions);
    });
  }
});

/** Installs a fake clock that does not advance by itself. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-20T10:00:00+05:30') });
  await page.clock.pauseAt(new Date('2026-11-20T10:00:01+05:30'));
}

const slider = (page: Page) => page.getByRole('region', { name: courseDetail.sliderLabel });
const expectShown = async (page: Page, index: 0 | 1) => {
  const [first, second] = courses[0].images.map(({ alt }) =>
    slider(page).getByRole('img', { name: alt }),
  ) as [Locator, Locator];
  await expect(index === 0 ? first : second).toBeVisible();
  await expect(index === 0 ? second : first).toBeHidden();
  await expect(slider(page).getByRole('slider')).toHaveValue(String(index));
  await expect(slider(page).getByRole('button', { name: `Picture ${index + 1} of 2` })).toHaveAttribute(
    'aria-current',
    'true',
  );
};

test('the pictures follow each other every 4 s, and the pause button holds them', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await stopClock(page);
  await page.goto(routes.courseDetails('physiotherapy'));
  await expectShown(page, 0);
  await page.clock.runFor(3900);
  await expectShown(page, 0);
  await page.clock.runFor(200);
  await expectShown(page, 1);
  await page.clock.runFor(4000);
  await expectShown(page, 0);
  await slider(page)
    .getByRole('button', { name: /^Pause/ })
    .click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(9000);
  await expectShown(page, 0);
});

test('marks and bar choose a picture', async ({ page }) => {
  await stopClock(page);
  await page.goto(routes.courseDetails('physiotherapy'));
  await slider(page).getByRole('button', { name: 'Picture 2 of 2' }).click();
  await expectShown(page, 1);
  const bar = slider(page).getByRole('slider');
  const box = await bar.boundingBox();
  if (!box) throw new Error('the bar has no place');
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width - 8, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + 4, middle, { steps: 8 });
  await page.mouse.up();
  await expectShown(page, 0);
  await bar.press('ArrowRight');
  await expectShown(page, 1);
});

test.describe('on a phone', () => {
  test.use(touchPhone);

  test('the pictures go on after a tap, and stop at the button only', { tag: '@long' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await stopClock(page);
    await page.goto(routes.courseDetails('physiotherapy'));
    await slider(page).getByRole('button', { name: 'Picture 2 of 2' }).tap();
    await expectShown(page, 1);
    await page.clock.runFor(4100);
    await expectShown(page, 0);
    await slider(page)
      .getByRole('button', { name: /^Pause/ })
      .tap();
    await page.clock.runFor(9000);
    await expectShown(page, 0);
  });
});

test('with less motion the pictures change by hand only', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await stopClock(page);
  await page.goto(routes.courseDetails('physiotherapy'));
  await page.clock.runFor(9000);
  await expectShown(page, 0);
  await expect(slider(page).getByRole('button', { name: /^Pause/ })).toBeHidden();
  await slider(page).getByRole('button', { name: 'Picture 2 of 2' }).click();
  await expectShown(page, 1);
});

test('an unknown course answers 404 and leads on', async ({ page }) => {
  const response = await page.goto('/course-details/surgery');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Course not found');
  for (const { title, url } of courses)
    await expect(page.getByRole('main').getByRole('link', { name: title })).toHaveAttribute('href', url);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('all advantages and all pictures are there', async ({ page }) => {
    await page.goto(routes.courses);
    for (const advantage of courses[0].advantage) await expect(page.getByText(advantage)).toBeVisible();
    await expect(page.getByRole('button', { name: /Show More/ })).toBeHidden();
    await page.getByRole('link', { name: courses[0].title, exact: true }).click();
    for (const { alt } of courses[0].images) await expect(page.getByRole('img', { name: alt })).toBeVisible();
  });
});
