// What every browser test of a public page checks besides its own matter.
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

/** Fails when a page writes an error into the console or throws, and answers every outside host with nothing. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page, baseURL }, use) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
        problems.push(message.text());
    });
    // Of the whole context: a chat opens in a page of its own.
    await page.context().route(
      (url) => url.origin !== baseURL && /^https?:$/.test(url.protocol),
      (route) => route.abort(),
    );
    await use(page);
    expect(problems).toEqual([]);
  },
});

/** No violation of WCAG 2.2 AA. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`),
  ).toEqual([]);
}

/** Nothing scrolls sideways, by default on the narrowest phone. */
export async function expectNoSidewaysScroll(page: Page, width = 320): Promise<void> {
  await page.setViewportSize({ width, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

/** A file to choose. */
export function aFile(name: string, mimeType = 'application/pdf', bytes = 20) {
  return { name, mimeType, buffer: Buffer.alloc(bytes, '%PDF-1.7 ') };
}

export { expect };
