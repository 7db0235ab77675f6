// The animations of the home page and its pause button (product §2.3, §4, §9).

import { expect, test } from '#e2e/public-page.ts';
import { now } from '#test/clock.ts';

test.use({ reducedMotion: 'no-preference' });

const messages = [
  'Welcome to Vamsadhara College of Physiotherapy',
  'Empowering Future Healthcare Leaders',
  'Join Our World-Class Programs',
];

test('the label types a character per 100 ms, clears after 1 s and starts again', { tag: '@long' }, async ({
  page,
}) => {
  await page.clock.install({ time: now() });
  await page.goto('/');
  const label = page.locator('[data-typing]');
  const whole = 'College Code: VCCP';
  await page.clock.pauseAt(now().getTime() + 60_000);
  const shown = async () => (await label.textContent()) ?? '';
  // Waits for the start of a round.
  for (let tries = 0; (await shown()) !== ''; tries++) {
    expect(tries).toBeLessThan(200);
    await page.clock.runFor(20);
  }
  await page.clock.runFor(99);
  for (let length = 1; length <= whole.length; length++) {
    await page.clock.runFor(1);
    expect(await shown()).toBe(whole.slice(0, length));
    await page.clock.runFor(length < whole.length ? 99 : 999);
    expect(await shown()).toBe(whole.slice(0, length));
  }
  await page.clock.runFor(1);
  expect(await shown()).toBe('');
  // The whole label is in the accessibility tree once.
  await expect(page.getByText(whole).first()).not.toHaveAttribute('aria-hidden');
  await page.getByRole('button', { name: 'Pause what moves' }).click();
  await page.clock.runFor(3000);
  expect(await shown()).toBe('');
});

test('the ticker has its three items, loops over 15 s and pauses under the pointer and at the button of the page', async ({
  page,
}) => {
  await page.goto('/');
  const ticker = page.getByRole('region', { name: 'Specials Update:' });
  const links = ticker.getByRole('link');
  await expect(links).toHaveText([
    'New batch starting soon!',
    'Scholarships available for top students.',
    'Join our webinar on career opportunities.',
  ]);
  const targets = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect(targets).toEqual(['/admissions', '/services/scholarships', '/webinar']);
  const list = ticker.getByRole('list');
  await expect(list).toHaveCSS('animation-duration', '15s');
  await expect(list).toHaveCSS('animation-iteration-count', 'infinite');
  await expect(list).toHaveCSS('animation-play-state', 'running');
  await list.hover({ force: true });
  await expect(list).toHaveCSS('animation-play-state', 'paused');
  await page.mouse.move(0, 0);
  await expect(list).toHaveCSS('animation-play-state', 'running');
  await page.getByRole('button', { name: 'Pause what moves' }).click();
  await page.mouse.move(0, 0);
  await expect(list).toHaveCSS('animation-play-state', 'paused');
  await links.first().focus();
  await expect(list).toHaveCSS('animation-play-state', 'paused');
});

test('the loop has no seam: its second half repeats the first', async ({ page }) => {
  await page.goto('/');
  const ticker = page.getByRole('region', { name: 'Specials Update:' }).locator('ul');
  const { texts, start, end } = await ticker.evaluate((list) => {
    const items = [...list.children];
    const [animation] = list.getAnimations();
    const left = (item: Element | undefined) => item?.getBoundingClientRect().left ?? Number.NaN;
    animation?.pause();
    if (animation) animation.currentTime = 0;
    const start = left(items[0]);
    // A moment before the animation starts again.
    if (animation) animation.currentTime = 14_999.9;
    return { texts: items.map((item) => item.textContent), start, end: left(items[3]) };
  });
  expect(texts.slice(3)).toEqual(texts.slice(0, 3));
  expect(Math.abs(start - end)).toBeLessThan(0.5);
});

test('the three messages follow each other every 2.5 s, until the button stops them', async ({ page }) => {
  await page.clock.install({ time: now() });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Discover VCP' })).toHaveAttribute('href', '/about');
  await page.clock.pauseAt(now().getTime() + 60_000);
  const list = page.locator('[data-messages]').getByRole('listitem');
  const current = async () => {
    await expect(list).toHaveCount(1);
    return list.textContent();
  };
  // Advances to just after a change.
  const before = await current();
  for (let tries = 0; (await current()) === before; tries++) {
    expect(tries).toBeLessThan(60);
    await page.clock.runFor(50);
  }
  let place = messages.indexOf((await current()) ?? '');
  expect(place).toBeGreaterThanOrEqual(0);
  for (let change = 0; change < 4; change++) {
    await page.clock.runFor(2400);
    expect(await current()).toBe(messages[place]);
    await page.clock.runFor(100);
    place = (place + 1) % messages.length;
    expect(await current()).toBe(messages[place]);
  }
  await page.getByRole('button', { name: 'Pause what moves' }).click();
  await page.clock.runFor(10_000);
  expect(await current()).toBe(messages[place]);
});
