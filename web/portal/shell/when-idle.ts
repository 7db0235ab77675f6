/** Milliseconds: a page that draws no more frames may have no idle moment. */
const timeout = 2000;

/** Runs it when what was rendered has been painted and the browser is idle: on a cheap phone the first screen must not wait for it. */
export function whenIdle(run: () => unknown): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void run(), { timeout });
  else setTimeout(run);
}
