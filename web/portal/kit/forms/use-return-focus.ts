import { useLayoutEffect, useRef } from 'react';

/**
 * For a form that replaces its list: when it closes, the focus returns to the button that opened it, in a row or above
 * the list. If that button is no longer on screen, the heading gets the focus.
 * @param form 'new', the id of a record, or undefined while the list is shown
 */
export function useReturnFocus(form: string | undefined): void {
  const opened = useRef<string>(undefined);
  useLayoutEffect(() => {
    const left = opened.current;
    opened.current = form;
    if (form || !left) return;
    const openers = [...document.querySelectorAll<HTMLElement>(`[data-opens="${CSS.escape(left)}"]`)];
    openers.find((opener) => opener.checkVisibility())?.focus();
  }, [form]);
}
