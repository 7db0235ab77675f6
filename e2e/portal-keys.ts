// The check of the browser tests that every link, button and field is a stop of the Tab key which can be seen.
import type { Locator, Page } from '@playwright/test';
import { expect } from './public-page.ts';

export const main = (page: Page) => page.getByRole('main');

/**
 * Every control that a pointer can reach takes the focus in the order of the page, shows it, and lets the Tab key go on. The
 * key itself is not pressed: it would take twenty times as long. The last input before must be a key, as only then a
 * focused element shows its outline.
 */
export async function expectEachReached(part: Locator): Promise<void> {
  const missed = await part.evaluate((root) => {
    const isSeen = (element: Element | null) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    const isReached = (stop: HTMLElement) => {
      stop.focus();
      // A file is chosen by its label, which shows the focus for the field that is hidden in it.
      const isFocused = document.activeElement === stop && (isSeen(stop) || isSeen(stop.closest('label')));
      const tab = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true });
      return isFocused && stop.tabIndex === 0 && stop.dispatchEvent(tab);
    };
    const stops =
      'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';
    return [...root.querySelectorAll<HTMLElement>(stops)]
      .filter((stop) => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }))
      .filter((stop) => !stop.matches('[type=radio]:not(:checked)') && !isReached(stop))
      .map((stop) => stop.getAttribute('aria-label') ?? (stop.textContent || stop.outerHTML.slice(0, 80)));
  });
  expect(missed, 'reached by the Tab key, and seen to be').toEqual([]);
}
