// What the service worker of the portals keeps, and when it gets its answers.
import type { BrowserContext, Page } from '@playwright/test';

/** What the worker keeps for offline screens, by its path. */
export const keptPaths = (page: Page, cache: `portal-${'assets' | 'data' | 'shell'}`): Promise<string[]> =>
  page.evaluate(async (name) => {
    const keys = await (await caches.open(name)).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  }, cache);

/** Answers of the server to the service worker that have left it, and do not arrive before `release`. */
export async function holdAnswers(context: BrowserContext, paths: readonly string[]) {
  const missing = new Set(paths);
  const held = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const arrived: Promise<void>[] = [];
  await context.route(
    ({ pathname }) => paths.includes(pathname),
    async (route) => {
      if (!route.request().serviceWorker()) return route.continue();
      const response = await route.fetch();
      missing.delete(new URL(response.url()).pathname);
      if (missing.size === 0) held.resolve();
      await release.promise;
      const done = route.fulfill({ response });
      arrived.push(done);
      return done;
    },
  );
  return {
    held: held.promise,
    release: async () => {
      release.resolve();
      await Promise.all(arrived);
    },
  };
}

/** The service worker's next call of this path fails; the one after it goes on to the routes that were added before. */
export async function failOnce(context: BrowserContext, path: string): Promise<void> {
  let isFirst = true;
  await context.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      if (!isFirst || !route.request().serviceWorker()) return route.fallback();
      isFirst = false;
      await route.abort();
    },
  );
}
