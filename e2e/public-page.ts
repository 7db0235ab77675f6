// The fixture and the checks that browser tests share.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { routes } from '#shared/routes.ts';
import { test as base } from './college.ts';

/** The small build: to parse the other one takes the browser as long as to check a page. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rows of a table and options of a list look alike: the first ones are checked. */
const furtherRows = 'tbody > tr:nth-child(n + 6)';
const furtherOptions = 'option:nth-child(n + 6)';

/** What is checked on every public page takes a minute: in `npm test` on these, on all of them in `npm run prove browser`. */
export const pageOfEachKind: readonly string[] = [
  routes.home,
  routes.feeStructure,
  routes.contact,
  routes.gallery,
  routes.courses,
  routes.studentLogin,
];

/** The parts of every public page that are the same on each. */
export const siteFrame = ['body > header', 'body > footer'];

/** The menu of a portal is part of every screen: it is checked with the first one of a test. */
const portalMenu = 'aside';
const portalChecked = new WeakMap<Page, string>();
const portalOf = (page: Page) => /^\/\w+-dashboard/.exec(new URL(page.url()).pathname)?.[0] ?? '';

/** A phone that is used with the thumb. */
export const touchPhone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** Fails when a page writes an error into the console or throws. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page }, use) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
        problems.push(`${page.url()}: ${message.text()}`);
    });
    await use(page);
    expect(problems).toEqual([]);
  },
});

/**
 * No violation of WCAG 2.2 AA in the open dialog, or else on the page; of a portal in the dark too, where only the colours are
 * others: the first screen of a test, and in the long proofs every screen and form. Axe is injected directly: its Playwright package takes
 * five times as long.
 * @param checked parts that another check of the same test has looked at
 */
export async function expectAccessible(page: Page, checked: readonly string[] = []): Promise<void> {
  await untilLaidOut(page);
  // Rows are paler while the next ones load.
  await expect(page.locator('[aria-busy=true] table')).toHaveCount(0);
  // A colour halfway between two others has a contrast that neither has. The transitions are ended, not awaited: while the
  // page draws no frames, their `finished` is not told.
  const hasAxe = await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
    return 'axe' in window;
  });
  if (!hasAxe) await page.evaluate(axeSource);
  const portal = portalOf(page);
  const isMenuChecked = portal !== '' && portalChecked.get(page) === portal;
  const alike = [furtherRows, furtherOptions, ...(isMenuChecked ? [portalMenu] : []), ...checked];
  const { violations, isDialog } = await page.evaluate(
    async ([exclude, hasDark]) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe; // injected above
      // What is behind a dialog cannot be reached.
      const isDialog = document.querySelector('dialog:modal') !== null;
      const include = isDialog ? 'dialog:modal' : 'html';
      const violationsOf = async (runOnly: string[], note = '') =>
        (await run({ include, exclude }, { runOnly, resultTypes: ['violations'] })).violations.map(
          ({ id, nodes }) => `${id}${note}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
        );
      const violations = await violationsOf(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']);
      if (!hasDark) return { violations, isDialog };
      const { dataset } = document.documentElement;
      const { theme } = dataset;
      dataset.theme = 'dark';
      violations.push(...(await violationsOf(['color-contrast'], ' in the dark')));
      dataset.theme = theme;
      return { violations, isDialog };
    },
    [alike, portal !== '' && (!isMenuChecked || process.env.LONG_PROOFS !== undefined)] as const,
  );
  expect(violations).toEqual([]);
  if (!isDialog) portalChecked.set(page, portal);
}

/** The forms of a page of the site, sent empty, say accessibly what is missing; on the home page the dialogs and the menu of every page are looked at too. */
export async function expectFormsAccessible(page: Page, isHome: boolean): Promise<void> {
  const expectErrors = async (form: Locator) => {
    await form.locator('[type=submit]').first().click();
    await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
    await expectAccessible(page, siteFrame);
  };
  for (const form of await page.locator('main form:has([required]):visible').all()) await expectErrors(form);
  if (!isHome) return;
  for (const id of ['search', 'enquiry']) {
    const opener = page.locator(`[commandfor=${id}]:visible`).first();
    await opener.press('Enter');
    const dialog = page.locator(`#${id}`);
    await expect(dialog.locator('input').first()).toBeVisible();
    await expectAccessible(page);
    if (id === 'enquiry') await expectErrors(dialog.locator('form'));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('[data-menu] > summary').press('Enter');
  await expectAccessible(page, ['main', 'body > footer']);
}

/** Sections below the fold are laid out later (frame-script.ts), the footer last; until then the layout shifts. */
export async function untilLaidOut(page: Page): Promise<void> {
  await expect(page.locator('[data-js] > body > footer:not([data-laid-out])')).toHaveCount(0);
}

/** Nothing scrolls sideways, by default on the narrowest phone. */
export async function expectNoSidewaysScroll(page: Page, width = 320): Promise<void> {
  await page.setViewportSize({ width, height: 640 });
  // A component that renders differently on a phone does so after the resize.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(width);
  // An iPhone zooms into a control with smaller letters, and the page is then wider than the phone.
  expect(
    await page
      .locator('input:not([type=checkbox], [type=radio]), select, textarea')
      .evaluateAll((controls) =>
        controls
          .filter((control) => Number.parseFloat(getComputedStyle(control).fontSize) < 16)
          .map((control) => control.outerHTML.slice(0, 120)),
      ),
  ).toEqual([]);
}

/**
 * Opens an address that redirects to another one. Waits for the redirect instead of racing it: `goto` alone would
 * wait for the first page to load, and fail where the redirect is faster.
 */
export async function openAndExpectRedirect(page: Page, from: string, to: string | RegExp): Promise<void> {
  await page.goto(from, { waitUntil: 'commit' });
  await expect(page).toHaveURL(to);
  await page.waitForLoadState();
}

/** Goes to a screen of the portal that is open, without loading the page again. */
export async function goWithin(page: Page, path: string): Promise<void> {
  // Before the portal has started, a change of the address goes unnoticed.
  await page.getByRole('main').waitFor();
  await page.evaluate((to) => history.pushState({}, '', to), path);
}

/**
 * Both clicks of an impatient user before the page can answer. Between two clicks of a mouse a fast answer would close the
 * dialog, and the second click would hit what is under it.
 */
export async function clickTwice(button: Locator): Promise<void> {
  await button.click({ trial: true });
  await button.evaluate(async (element: HTMLElement) => {
    element.click();
    // Two clicks of a mouse are two events: React renders between them.
    await new Promise((resolve) => setTimeout(resolve));
    element.click();
  });
}

/**
 * Ends a tab that is offline, as a phone does that needs the memory. A tab that is closed by the test is online again a moment
 * before its end, and would send what waits.
 */
export async function endOffline(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const ended = page.waitForEvent('crash');
  session.send('Page.crash').catch(() => undefined); // never answered
  await ended;
  await page.close();
}

/** A file for a file input. */
export function aFile(name: string, mimeType = 'application/pdf', bytes = 20) {
  return { name, mimeType, buffer: Buffer.alloc(bytes, '%PDF-1.7 ') };
}

export { expect };
