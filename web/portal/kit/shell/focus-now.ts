/** As a `ref`: the element gets the focus when it appears. */
export const focusNow = (element: HTMLElement | null): void => element?.focus();
