import type { AuthStatus } from '#shared/account/auth.ts';
import { CallError, callApi } from './calls.ts';
import { queryClient } from './query-client.ts';
import { forgetViewing } from './view-as.ts';

/** The signed-in user, requested once per visit of the portal; null for an anonymous visitor. */
export async function readUser(): Promise<AuthStatus['user']> {
  try {
    const { user } = await queryClient.query({
      queryKey: ['session'],
      queryFn: () => callApi('authStatus', {}),
      staleTime: 'static',
      // A server that is busy (503) must not send a signed-in user to the log-in.
      retry: (failures, error) =>
        !(error instanceof CallError && error.status < 500 && error.status > 0) && failures < 3,
    });
    return user;
  } catch (error) {
    // product §8: a failed check is only logged.
    console.warn('The sign-in status could not be read', error);
    return null;
  }
}

/** Leaves the portal for a page of the site. The promise never settles, because the browser unloads this page. */
export function leaveFor(path: string): Promise<never> {
  location.replace(path);
  return new Promise(() => {});
}

export async function signOut(loginPath: string): Promise<void> {
  try {
    await callApi('logout', {});
  } catch (error) {
    // product §8: a failed log-out is only logged.
    console.warn('The log-out failed', error);
    return;
  }
  // What the service worker keeps for offline screens is personal.
  if ('caches' in globalThis) await caches.delete('portal-data').catch(() => false);
  forgetViewing();
  location.assign(loginPath);
}
