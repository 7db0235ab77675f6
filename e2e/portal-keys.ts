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
    const cut: string[] = [];
    const nameOf = (stop: HTMLElement) => stop.ariaLabel ?? (stop.textContent || stop.outerHTML.slice(0, 80));
    const isSeen = (element: Element | null) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    /** A box that scrolls or hides what leaves it cuts the ring around a control at its edge. */
    const isCut = (stop: HTMLElement) => {
      // Of a text of several lines the browser shows the caret.
      if (stop.matches('textarea')) stop.scrollIntoView({ block: 'nearest' });
      const { left, right, top, bottom } = stop.getBoundingClientRect();
      const { outlineOffset, outlineWidth } = getComputedStyle(stop);
      const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth) - 2;
      for (let box = stop.parentElement; box && box !== document.body; box = box.parentElement) {
        const { overflow, position } = getComputedStyle(box);
        // A short message is on the screen, not in the dialog that has it.
        if (overflow === 'visible' && position === 'fixed') return false;
        if (overflow === 'visible') continue;
        const edge = box.getBoundingClientRect();
        const [x, y] = [edge.left + box.clientLeft, edge.top + box.clientTop];
        if (left - ring < x || right + ring > x + box.clientWidth) return true;
        if (top - ring < y || bottom + ring > y + box.clientHeight) return true;
      }
      return false;
    };
    const isReached = (stop: HTMLElement) => {
      stop.focus();
      if (isCut(stop)) cut.push(nameOf(stop));
      // A file is chosen by its label, which shows the focus for the field that is hidden in it.
      const isFocused = document.activeElement === stop && (isSeen(stop) || isSeen(stop.closest('label')));
      const tab = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true });
      return isFocused && stop.tabIndex === 0 && stop.dispatchEvent(tab);
    };
    const stops =
      'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';
    const notReached = [...root.querySelectorAll<HTMLElement>(stops)]
      .filter((stop) => stop.tabIndex >= 0 && stop.checkVisibility({ visibilityProperty: true }))
      .filter((stop) => !stop.matches('[type=radio]:not(:checked)') && !isReached(stop))
      .map(nameOf);
    return { notReached, cut };
  });
  expect(missed, 'reached by the Tab key, and seen to be').toEqual({ notReached: [], cut: [] });
}
