import { useLayoutEffect, useRef } from 'react';

/**
 * For a form in place of its list: when it is left, the focus is on what opened it, the button of its row or the one
 * that adds. Where that is not on screen any more the heading has it.
 * @param form 'new', the id of a record, or undefined while the list is shown
 */
export function useWayBack(form: string | undefined): void {
  const opened = useRef<string>(undefined);
  useLayoutEffect(() => {
    const left = opened.current;
    opened.current = form;
    if (form || !left) return;
    const openers = [...document.querySelectorAll<HTMLElement>(`[data-opens="${CSS.escape(left)}"]`)];
    openers.find((opener) => opener.checkVisibility())?.focus();
  }, [form]);
}
