import { type RefObject, useEffect } from 'react';

/**
 * Prevents that a keyboard user loses the focus. When the focused element is removed (in the row of a deleted record, a
 * saved form, a link to the next screen) or disabled (the button of what is done), the focus moves to the heading of the surrounding part, or of the whole
 * screen.
 */
export function useFocusKeeper(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last: Element | undefined;
    /** The parts around the element, innermost first. */
    let places: readonly Element[] = [];

    const keep = () => {
      const { activeElement } = document;
      if (!last || isThere(last) || (activeElement !== document.body && activeElement !== last)) return;
      const place = [...places, main.current].find((one) => one && headingOf(one));
      const heading = place && headingOf(place);
      if (!heading) return;
      heading.tabIndex = -1;
      // Without scrolling: after a click the user still looks at the same part of the page.
      heading.focus({ preventScroll: true });
    };
    const remember = ({ target }: FocusEvent) => {
      last = target as Element; // only elements have the focus
      places = partsAround(last);
    };
    // A click on the background blurs the focused element: removing that element later must not move the focus.
    const forget = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) return;
      queueMicrotask(() => {
        if (last && isThere(last) && document.activeElement === document.body) last = undefined;
      });
    };

    const observer = new MutationObserver(keep);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    addEventListener('focusin', remember);
    addEventListener('focusout', forget);
    return () => {
      observer.disconnect();
      removeEventListener('focusin', remember);
      removeEventListener('focusout', forget);
    };
  }, [main]);
}

/** React hides a suspended screen before it removes it: hidden elements count as removed. */
const isThere = (element: Element) => element.checkVisibility() && !element.matches(':disabled');

const headingOf = (place: Element) => [...place.querySelectorAll<HTMLElement>('h1, h2')].find(isThere);

function partsAround(element: Element | null): Element[] {
  const part = element?.closest('section, dialog');
  return part ? [part, ...partsAround(part.parentElement)] : [];
}
