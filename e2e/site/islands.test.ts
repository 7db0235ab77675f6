// React components in static pages (docs/decisions/011-islands.md): input and clicks before their code has loaded are
// not lost.
import type { Page } from '@playwright/test';
import { expect, test } from '#e2e/public-page.ts';

type Listen = EventTarget['addEventListener'];

const form = (page: Page) => page.getByRole('form', { name: 'Send us a message' });

/** Holds the request of React's file until it is released. */
async function holdReact(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/hydrate\..*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Waits until the form is hydrated. */
const untilAwake = (page: Page, island: string) =>
  expect
    .poll(() =>
      page
        .locator(`[data-island=${island}]`)
        .evaluate((root) => Object.keys(root).some((key) => key.startsWith('__reactContainer'))),
    )
    .toBe(true);

test('text typed before hydration stays, with the focus and the caret', async ({ page }) => {
  const letGo = await holdReact(page);
  await page.goto('/contact');
  await form(page).getByLabel('Name').fill('Anand');
  await form(page).getByLabel('Select an Option').selectOption('Custom');
  const description = form(page).getByLabel('Description');
  await description.fill('Is there a hostel?');
  await description.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(9, 9));
  letGo();
  // The option was chosen before hydration; React shows its field.
  await expect(form(page).getByLabel('Your option')).toBeVisible();
  await expect(form(page).getByLabel('Name')).toHaveValue('Anand');
  await expect(description).toBeFocused();
  await page.keyboard.type('good ');
  await expect(description).toHaveValue('Is there good a hostel?');
});

test('typed text stays when an extension has put elements between the fields', async ({ page }) => {
  // React logs a hydration mismatch; it is caused by the extension, not by the page.
  page.removeAllListeners('pageerror');
  const letGo = await holdReact(page);
  await page.goto('/student-login');
  const email = page.getByRole('main').getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  await email.fill('student@vcp.example');
  await password.fill('vcp-demo-student');
  await password.evaluate((input) => input.before(document.createElement('div')));
  letGo();
  await untilAwake(page, 'login');
  await expect(email).toHaveValue('student@vcp.example');
  await expect(password).toHaveValue('vcp-demo-student');
  await expect(password).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/student-dashboard\/[\w-]+/);
});

test('a click on a button before hydration is repeated afterwards', async ({ page }) => {
  const letGo = await holdReact(page);
  await page.goto('/student-login');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('secret-word');
  const show = page.getByRole('button', { name: 'Show password' });
  await show.click();
  letGo();
  await expect(show).toHaveAttribute('aria-pressed', 'true');
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('secret-word');
});

test('a click while React begins to hydrate acts once', async ({ page }) => {
  await page.addInitScript(() => {
    const listen = Object.getOwnPropertyDescriptor(EventTarget.prototype, 'addEventListener')
      ?.value as Listen;
    let isClicked = false;
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      listen.call(this, type, listener, options);
      // Only React says in which phase it listens. The button is clicked before React's next task, which hydrates it.
      const isReact = type === 'click' && options !== undefined;
      if (isClicked || !isReact || !(this instanceof Element) || !this.matches('[data-island=login]')) return;
      isClicked = true;
      queueMicrotask(() => this.querySelector<HTMLButtonElement>('button[aria-pressed]')?.click());
    };
  });
  await page.goto('/student-login');
  await page.getByLabel('Password', { exact: true }).fill('secret-word');
  await untilAwake(page, 'login');
  await expect(page.getByRole('button', { name: 'Show password' })).toHaveAttribute('aria-pressed', 'true');
});

test('text typed into a search before hydration is searched afterwards', async ({ page }) => {
  const letGo = await holdReact(page);
  await page.goto('/gallery');
  await page.getByRole('searchbox', { name: 'Search the gallery' }).fill('kites from');
  await page.getByRole('button', { name: 'Search this site' }).click();
  const site = page.getByRole('dialog', { name: 'Search this site' });
  await site.getByRole('searchbox').fill('fees');
  letGo();
  await expect(site.getByRole('link').first()).toContainText('BPT Fee Structure');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByRole('figure')).toHaveCount(1);
  await expect(page).toHaveURL('/gallery?q=kites+from');
});

test('a choice and a click before hydration take effect afterwards', async ({ page }) => {
  const letGo = await holdReact(page);
  await page.goto('/facilities');
  const gallery = page.getByRole('region', { name: 'Campus gallery' });
  await expect(gallery.getByRole('img')).toHaveCount(4);
  await gallery.getByRole('button', { name: 'Show More' }).click();
  letGo();
  await expect(gallery.getByRole('img')).toHaveCount(8);
});

test('a choice that was made without a touch, as a browser restores it, counts when the code has come', async ({
  page,
}) => {
  const letGo = await holdReact(page);
  await page.goto('/facilities');
  const facility = page.getByRole('combobox', { name: 'Show pictures of' });
  const all = await page.getByRole('region', { name: 'Campus gallery' }).getByRole('img').count();
  await facility.evaluate((select: HTMLSelectElement) => {
    select.selectedIndex = 1;
  });
  letGo();
  await untilAwake(page, 'campus-gallery');
  await expect(page.getByRole('region', { name: 'Campus gallery' }).getByRole('img')).not.toHaveCount(all);
  const letGoAgain = await holdReact(page);
  await page.goto('/contact');
  await form(page)
    .getByLabel('Select an Option')
    .evaluate((select: HTMLSelectElement) => {
      select.value = 'custom';
    });
  letGoAgain();
  await expect(form(page).getByLabel('Your option')).toBeVisible();
});

test('a form submitted twice before hydration is sent once, and never as an ordinary form', async ({
  page,
}) => {
  const letGo = await holdReact(page);
  let sent = 0;
  await page.route('**/api/auth/student/login', (route) => {
    sent += 1;
    return route.fulfill({ status: 401, json: { message: 'No.' } });
  });
  await page.goto('/student-login');
  await page.getByRole('main').getByLabel('Email').fill('student@vcp.example');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/student-login');
  letGo();
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('No.');
  expect(sent).toBe(1);
});

test('React is requested after the page has loaded', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const reacts = () => asked.filter((url) => /\/hydrate\..*\.js$/.test(url)).length;
  page.on('load', () => asked.push(`loaded after ${reacts()}`));
  await page.goto('/contact');
  await expect.poll(reacts).toBe(1);
  expect(asked).toContain('loaded after 0');
});

test('with data saving on React is requested with the first touch only', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const reacts = () => asked.filter((url) => /\/hydrate\..*\.js$/.test(url)).length;
  await page.goto('/contact');
  await untilIdle(page);
  expect(reacts()).toBe(0);
  await form(page).getByLabel('Name').focus();
  await expect.poll(reacts).toBe(1);
});

/**
 * The footer is what the frame lays out last when the browser is idle (frame-script.ts). A page that draws no more frames may have
 * no idle moment after that: it waits as long as an island would (wake-island.ts).
 */
async function untilIdle(page: Page): Promise<void> {
  await expect(page.locator('body > footer[data-laid-out]')).toHaveCount(1);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 })));
}
