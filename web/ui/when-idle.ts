/**
 * Acts when the page has loaded, what was rendered has been painted and the browser is idle: on a cheap phone the first view must not
 * wait for it.
 * @param timeout in milliseconds: a page that draws no more frames may have no idle moment
 */
export function whenIdle(act: () => unknown, timeout = 2000): void {
  // Safari has no idle callbacks.
  const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run));
  // A browser that is idle while it paints would begin before the user can tap.
  const later = () =>
    requestAnimationFrame(() => requestAnimationFrame(() => idle(() => void act(), { timeout })));
  if (document.readyState === 'complete') later();
  else addEventListener('load', later);
}
