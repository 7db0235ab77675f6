import { type RefObject, useEffect } from 'react';

/**
 * A keyboard user keeps a place on the page. When what has the focus goes away (the row of a deleted record, a form that
 * was saved, a link to the next screen), the heading of the part it stood in gets it, or that of the whole screen.
 */
export function useFocusKeeper(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last: Element | undefined;
    /** The parts around it, innermost first. */
    let places: readonly Element[] = [];

    const keep = () => {
      if (!last || isThere(last) || document.activeElement !== document.body) return;
      const place = [...places, main.current].find((one) => one && headingOf(one));
      const heading = place && headingOf(place);
      if (!heading) return;
      heading.tabIndex = -1;
      // After a click the focus stays where it is: a mouse user sees the page.
      heading.focus({ preventScroll: true });
    };
    const remember = ({ target }: FocusEvent) => {
      last = target as Element; // nothing else has the focus
      places = partsAround(last);
    };
    // A click beside everything: nothing has the focus from then on, and nothing loses it.
    const forget = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) return;
      queueMicrotask(() => {
        if (last && isThere(last) && document.activeElement === document.body) last = undefined;
      });
    };

    const observer = new MutationObserver(keep);
    observer.observe(document.body, { childList: true, subtree: true });
    addEventListener('focusin', remember);
    addEventListener('focusout', forget);
    return () => {
      observer.disconnect();
      removeEventListener('focusin', remember);
      removeEventListener('focusout', forget);
    };
  }, [main]);
}

/** A screen that waits for the next one is hidden before it goes. */
const isThere = (element: Element) => element.checkVisibility();

const headingOf = (place: Element) => [...place.querySelectorAll<HTMLElement>('h1, h2')].find(isThere);

function partsAround(element: Element | null): Element[] {
  const part = element?.closest('section, dialog');
  return part ? [part, ...partsAround(part.parentElement)] : [];
}
