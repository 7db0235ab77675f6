/** Milliseconds: a page that draws no more frames may have no idle moment. */
const timeout = 2000;

/** Runs it when what was rendered has been painted and the browser is idle: on a cheap phone the first screen must not wait for it. */
export function whenIdle(run: () => unknown): void {
  // A browser that is idle while it paints would begin before the user can tap. Safari has no idle callbacks.
  const idle = () =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(() => void run(), { timeout })
      : setTimeout(() => void run());
  requestAnimationFrame(() => requestAnimationFrame(idle));
}
