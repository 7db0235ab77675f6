// The home page from top to bottom (product §1, §2.3, §4, §9).

import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test, untilLaidOut } from '#e2e/public-page.ts';
import { admissionYear } from '#shared/office/academic-year-labels.ts';
import { now } from '#test/clock.ts';

const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const messages = [
  'Welcome to Vamsadhara College of Physiotherapy',
  'Empowering Future Healthcare Leaders',
  'Join Our World-Class Programs',
];

test('every part has the texts and links of the product, and works', async ({ page }) => {
  await page.goto('/');
  await test.step('the hero says what is studied here and leads to courses and admissions', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transform Healthcare');
    await expect(
      page.getByText('Elevate your career with our cutting-edge physiotherapy programs.'),
    ).toBeVisible();
    await expect(link(page, 'Discover Courses')).toHaveAttribute('href', '/courses');
    await expect(link(page, 'Admissions')).toHaveAttribute('href', '/admissions');
  });
  await test.step('families find first what they ask first, with the way to call', async () => {
    const first = page.getByRole('main').getByRole('region').first();
    await expect(first).toHaveAccessibleName('For parents');
    await expect(first.getByRole('definition')).toHaveText([
      /₹ 2,10,000.*₹ 4,90,000/,
      /^No, not for 2026-27\..*Source/,
      'Yes, for girls.',
      'Yes, the bus stop is at the gate.',
      /^Yes, approval number/,
    ]);
    await expect(first.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:/);
    await expect(first.getByRole('link', { name: 'What to do next' })).toHaveAttribute('href', '/admissions');
  });
  await test.step('the twelve parts are in the order of the product', async () => {
    const texts = [
      'College Code: VCCP',
      'Transform Healthcare',
      'Specials Update:',
      'Knowledge shared by experience',
      'Welcome to VCP',
      'Events',
      'Soar to Success',
      'Empowering Students & Communities',
      'Our Community Contribution',
      'Quick navigation',
      'Quick links',
      'Our college in numbers',
      'What students say',
      'Find us',
    ];
    await untilLaidOut(page);
    const tops = await Promise.all(
      texts.map(async (text) => {
        const box = await page.getByText(text, { exact: true }).first().boundingBox();
        return box?.y ?? Number.NaN;
      }),
    );
    // The two lists of links are side by side on a wide screen.
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    expect(headings).toEqual(texts.slice(2));
  });
  await test.step('both courses are linked under Knowledge shared by experience', async () => {
    const section = page.locator('section', {
      has: page.getByRole('heading', { name: 'Knowledge shared by experience' }),
    });
    const targets = await section
      .getByRole('link')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(targets).toEqual(['/course-details/physiotherapy', '/course-details/computer-course']);
  });
  await test.step('without events the slider shows its fallback', async () => {
    const section = page.getByRole('region', { name: 'Events' });
    await expect(section.getByText('No recent events to display', { exact: true })).toBeVisible();
    await section.scrollIntoViewIfNeeded();
    const picture = section.getByRole('img');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await expect(section.getByRole('button')).toHaveCount(0);
  });
  await test.step('Soar to Success is a strip of five', async () => {
    const section = page.locator('section', {
      has: page.getByRole('heading', { name: 'Soar to Success' }),
    });
    await expect(section.getByRole('listitem')).toHaveCount(5);
  });
  await test.step('the five services have their titles, buttons and targets', async () => {
    const section = page.locator('section', {
      has: page.getByRole('heading', { name: 'Empowering Students & Communities' }),
    });
    const cards = [
      ['Institutional Digital Library', 'Access Digital Library', '/student-login'],
      ['Research and Development and Laboratory', 'Explore Research & Labs', '/services/research-laboratory'],
      ['Community Services', 'Join Community Services', '/services/community-services'],
      ['Scholarship Program', 'Apply for Scholarship', '/services/scholarships'],
      ['Sport and Training Camping', "Let's get started", '/services/sports-training-camping'],
    ] as const;
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(cards.map(([title]) => title));
    await expect(section.getByRole('link')).toHaveText(cards.map(([, button]) => button));
    for (const [index, [, , url]] of cards.entries())
      await expect(section.getByRole('link').nth(index)).toHaveAttribute('href', url);
  });
  await test.step('the community part makes both claims and leads to the services', async () => {
    const section = page.locator('section', {
      has: page.getByRole('heading', { name: 'Our Community Contribution' }),
    });
    await expect(section).toContainText('Over 500 graduates');
    await expect(section).toContainText('over 10,000 lives have been impacted by our outreach');
    await expect(section.getByRole('link', { name: 'Explore Our Services' })).toHaveAttribute(
      'href',
      '/services',
    );
  });
  await test.step('the quick navigation and the tiles lead where the product says', async () => {
    const linksOf = (name: string) =>
      page
        .getByRole('navigation', { name })
        .getByRole('link')
        .evaluateAll((all) =>
          all.map((one) => [one.firstChild?.textContent || one.textContent, one.getAttribute('href')]),
        );
    expect(await linksOf('Quick navigation')).toEqual([
      ['Admission', '/admissions'],
      ['Examination Hub', '/exams'],
      ['Research & Development', '/services/research-laboratory'],
      ['Governing Body', '/about/governing-body'],
      ['Our Programme', '/about/our-programme'],
      ['Physiotherapy', '/service-details/physiotherapy'],
      ['Community Services', '/services/community-services'],
    ]);
    const tiles = page.getByRole('navigation', { name: 'Quick links' });
    const targets: Record<string, string> = {
      'Fee Structure': '/admissions/fee-structure',
      'Contact Us': '/contact',
      'Our Gallery': '/gallery',
      Examinations: '/exams',
      'Governing Body': '/about/governing-body',
      'Our Programme': '/about/our-programme',
      'Research & Labs': '/services/research-laboratory',
      'Community Services': '/services/community-services',
      Scholarships: '/services/scholarships',
      'Visit Us At (opens in a new tab)': 'https://www.openstreetmap.org/#map=8/18.3/83.9',
      'Virtual Tour': '/under-developments-or-maintenance',
    };
    await expect(tiles.getByRole('link')).toHaveCount(Object.keys(targets).length);
    for (const [name, url] of Object.entries(targets))
      await expect(tiles.getByRole('link', { name, exact: true })).toHaveAttribute('href', url);
  });
  await test.step('Find us shows phone and office hours, and the map when asked', async () => {
    await page.goto('/');
    const section = page.locator('section', { has: page.getByRole('heading', { name: 'Find us' }) });
    await expect(section.getByRole('link', { name: '+91 90000 00000' })).toHaveAttribute(
      'href',
      'tel:+919000000000',
    );
    await expect(section).toContainText('Mon-Fri 9:30 AM-5:00 PM');
    await expect(section).toContainText('Sat 9:30 AM-1:00 PM');
    await expect(page.locator('iframe')).toHaveCount(0);
    await section.getByRole('button', { name: 'Show the map' }).click();
    await expect(page.locator('iframe')).toHaveAttribute('src', /^https:\/\/www\.openstreetmap\.org\//);
    await expect(page.locator('iframe')).toHaveAttribute('title', /^Map of the way to /);
  });
  await test.step('the top bar leads to both log-ins by a full navigation', async () => {
    await page.goto('/');
    const top = page.locator('[data-typing]').locator('xpath=../../..');
    await expect(top.getByRole('link', { name: 'Staff Login' })).toHaveAttribute('href', '/faculty-login');
    await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
    await top.getByRole('link', { name: 'Student Login' }).click();
    await expect(page).toHaveURL('/student-login');
    await expect(page.locator('body')).not.toHaveAttribute('data-same-document');
  });
});

test('the banner names the admission year and leads to the form', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText(`Admission ${admissionYear(now())}`, { exact: true })).toBeVisible();
  await expect(page.getByText('For Admission fill out the form', { exact: true })).toBeVisible();
  const apply = page.getByRole('link', { name: 'Apply Here (opens in a new tab)' });
  await expect(apply).toHaveAttribute('href', 'https://forms.vcp.example/admission-application');
  await expect(apply).toHaveAttribute('target', '_blank');
});

test('with events the slider goes forward and back, and wraps in both directions', async ({ page }) => {
  // The public site has none (product §3): the page is given what the component writes for three, as
  // web/site/home/events-slider.test.tsx has kept it.
  const slider = readFileSync(new URL('events-slider.html.snap', import.meta.url), 'utf8');
  await page.route('/', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      /<section[^>]*aria-labelledby="events".*?<\/section>/s,
      () => slider,
    );
    await route.fulfill({ response, body });
  });
  await page.goto('/');
  const section = page.getByRole('region', { name: 'Events' });
  const shown = section.getByRole('img');
  const names = ['Students plant a tree', 'A child tries a wheelchair', 'Graduates throw their caps'];
  await expect(shown).toHaveAccessibleName(names[0] ?? '');
  for (const [button, place] of [
    ['Next event', 1],
    ['Next event', 2],
    ['Next event', 0],
    ['Previous event', 2],
    ['Previous event', 1],
  ] as const) {
    await section.getByRole('button', { name: button }).click();
    await expect(shown).toHaveAccessibleName(names[place] ?? '');
  }
});

test.describe('the counters', () => {
  test.use({ reducedMotion: 'no-preference' });

  const numbers = (page: Page) => page.locator('[data-count]').allTextContents();

  test('count from 0 to their value in 1.5 s, once, when 30 % is visible', async ({ page }) => {
    await page.clock.install({ time: now() });
    await page.goto('/');
    await untilLaidOut(page);
    await page.clock.pauseAt(now().getTime() + 60_000);
    const list = page.locator('[data-counters]');
    const showShare = (share: number) =>
      list.evaluate((element, part) => {
        const { top, height } = element.getBoundingClientRect();
        scrollBy({ top: top - innerHeight + height * part, behavior: 'instant' });
      }, share);
    await showShare(0.2);
    // All observers are notified in the same frame: when this one has fired, that of the counters has too.
    const observed = () =>
      page.evaluate(
        () => new Promise<void>((done) => new IntersectionObserver(() => done()).observe(document.body)),
      );
    await observed();
    await page.clock.runFor(2000);
    expect(await numbers(page)).toEqual(['5', '500', '3000']);
    await showShare(0.5);
    await expect
      .poll(async () => (await page.clock.runFor(16), numbers(page)))
      .toEqual(['0', expect.any(String), expect.any(String)]);
    await page.clock.runFor(750);
    const [, middle] = await numbers(page);
    expect(Number(middle)).toBeGreaterThan(100);
    expect(Number(middle)).toBeLessThan(500);
    await page.clock.runFor(800);
    expect(await numbers(page)).toEqual(['5', '500', '3000']);
    await expect(list.getByRole('listitem')).toHaveText([
      '5+ Recognition',
      '500+ Graduates',
      '3000+ Library Books',
    ]);
    // Scrolled away and back: the counters do not start again.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.clock.runFor(100);
    await showShare(1);
    await page.clock.runFor(100);
    expect(await numbers(page)).toEqual(['5', '500', '3000']);
  });
});

test.describe('without animations', () => {
  const readable = async (page: Page) => {
    for (const message of messages)
      await expect(page.locator('[data-messages]').getByText(message)).toBeVisible();
    const boxes = await page
      .locator('[data-messages] li')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
      );
    for (const [index, box] of boxes.slice(1).entries())
      expect(box.top).toBeGreaterThanOrEqual(boxes[index]?.bottom ?? Number.NaN);
    await expect(page.locator('[data-typing]')).toHaveText('College Code: VCCP');
    expect(await page.locator('[data-count]').allTextContents()).toEqual(['5', '500', '3000']);
    const ticker = page.getByRole('region', { name: 'Specials Update:' });
    await expect(ticker.getByRole('list')).toHaveCSS('animation-name', 'none');
    await expect(page.getByRole('button', { name: /^Pause/ })).toHaveCount(0);
  };

  test('under reduced motion nothing moves and everything is read', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install({ time: now() });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-js', '');
    await page.locator('[data-counters]').scrollIntoViewIfNeeded();
    await page.clock.runFor(4000);
    await readable(page);
    const ticker = page.getByRole('region', { name: 'Specials Update:' });
    const clipped = await ticker.evaluate((region) => {
      const box = region.getBoundingClientRect();
      const links = [...region.querySelectorAll('li:not([aria-hidden]) a')].map((one) =>
        one.getBoundingClientRect(),
      );
      return links.filter(({ right, bottom }) => right > box.right || bottom > box.bottom).length;
    });
    expect(clipped).toBe(0);
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expectAccessible(page);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the page shows its text and nothing moves', async ({ page }) => {
      await page.goto('/');
      for (const message of messages)
        await expect(page.locator('[data-messages]').getByText(message)).toBeVisible();
      await expect(page.getByText('Specials Update:')).toBeVisible();
      await expect(
        page.getByRole('link', { name: 'Join our webinar on career opportunities.' }),
      ).toBeVisible();
      await expect(page.getByText('3000+')).toBeVisible();
      await expect(page.getByText(/^Admission 20\d\d$/)).toBeVisible();
      await expect(page.getByRole('button', { name: /^Pause/ })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Search this site' })).toHaveCount(0);
    });
  });
});

test('the first screen of a small phone says whose page it is, and answers what families ask', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const end = async (part: Locator) => {
    const box = await part.boundingBox();
    return box ? box.y + box.height : Number.NaN;
  };
  const bar = (await page.getByRole('button', { name: 'Enquire' }).boundingBox())?.y ?? 0;
  // The typeface may come late, and the lines are then of another length.
  for (const part of [
    page.getByRole('banner').getByText('Vamsadhara College of Physiotherapy'),
    page.getByText('₹ 2,10,000'),
    page.getByText('No, not for 2026-27.'),
    page.getByText('Yes, for girls.'),
    page.getByText(/^Yes, approval number/),
    page.getByRole('link', { name: 'What to do next' }),
  ])
    await expect.poll(() => end(part), String(part)).toBeLessThan(bar);
});
