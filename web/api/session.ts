import { queryOptions } from '@tanstack/react-query';
import type { AuthStatus } from '#shared/account/auth.ts';
import { CallError, callApi, showUser } from './calls.ts';
import { queryClient } from './query-client.ts';
import { forgetViewing } from './view-as.ts';

/** Who is signed in. The page stays that user's: when someone else has signed in since, or nobody is, this fails. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async ({ client }) => {
    const status = await callApi('authStatus', {});
    const before = client.getQueryData<AuthStatus>(['session'])?.user?.id;
    if (before && status.user?.id !== before) throw new CallError(401, 'Please sign in again');
    showUser(status.user?.id);
    return status;
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** The signed-in user, requested once per visit of the portal; null for an anonymous visitor. */
export async function readUser(): Promise<AuthStatus['user']> {
  try {
    const { user } = await queryClient.query({
      ...sessionQuery,
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
