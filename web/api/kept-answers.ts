// What the portals keep on this device for offline screens: answers of the server, of one user at a time. Used by the pages, and by
// the worker that keeps them (web/worker/portal-worker.ts).
import type { AuthStatus } from '#shared/account/auth.ts';

/**
 * The name of the cache. It is opened before the request is sent: an answer that arrives after the cache was deleted then goes
 * into the deleted one, which the browser drops.
 */
export const keptAnswers = 'portal-data';
export const statusPath = '/api/auth/status';

/** The user whose answers are kept. */
export async function keptUser(): Promise<AuthStatus['user'] | undefined> {
  const status = await (await caches.open(keptAnswers)).match(statusPath);
  return status && ((await status.json()) as AuthStatus).user; // as the contract says of this path
}

/** Deletes what is kept, at a log-out. A browser that keeps nothing has no caches. */
export async function forgetAnswers(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(keptAnswers);
}

/** Another user of the same device must not see what the one before saw. @returns whether something was deleted */
export async function forgetOthers(userId: string | undefined): Promise<boolean> {
  if (!('caches' in globalThis)) return false;
  const before = await keptUser();
  if (!before || before.id === userId) return false;
  await forgetAnswers();
  return true;
}
