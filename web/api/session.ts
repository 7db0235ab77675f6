import { queryOptions } from '@tanstack/react-query';
import type { AuthStatus } from '#shared/account/auth.ts';
import { pathIn } from '#shared/kit/languages.ts';
import { spokenLanguage } from '#shared/kit/text/say.ts';
import { CallError, callApi, showUser, unreached } from './calls.ts';
import { forgetAnswers } from './kept-answers.ts';
import { queryClient } from './query-client.ts';
import { finishLogOut, noteLogOut } from './unfinished-log-out.ts';
import { forgetViewing } from './view-as.ts';

/** Who is signed in. The page stays that user's: when another user has signed in since, or none is signed in, this fails. */
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

/** The signed-in user, as far as it is known. */
export const signedInUser = () => queryClient.getQueryData<AuthStatus>(['session'])?.user;

/**
 * The signed-in user, requested once per visit of the portal; null for an anonymous visitor.
 * @throws CallError where the server cannot be reached, and this device keeps nothing that may be shown
 */
export async function readUser(): Promise<AuthStatus['user']> {
  try {
    await finishLogOut();
    const { user } = await queryClient.query({
      ...sessionQuery,
      staleTime: 'static',
      // A server that is busy (503) must not send a signed-in user to the log-in.
      retry: (failures, error) =>
        !(error instanceof CallError && error.status < 500 && error.status > 0) &&
        failures < 3 &&
        navigator.onLine,
    });
    return user;
  } catch (error) {
    // product §8: a failed check is only logged.
    console.warn('The sign-in status could not be read', error);
    // The log-in page cannot be loaded either. A browser on a dead line may think that it is online.
    const isUnreached = error instanceof CallError ? error.status === 0 : error instanceof TypeError;
    if (isUnreached) throw new CallError(0, navigator.onLine ? unreached : nothingKept);
    return null;
  }
}

export const nothingKept =
  'You are offline, and this device shows nothing that it has kept: you have logged out, or it was not used for some hours. Sign in when the connection is back.';

/** Leaves the portal for a page of the site, in the same language. The promise never settles, because the browser unloads this page. */
export function leaveFor(
  path: string,
  how: 'replace' | 'assign' = 'replace',
  language = spokenLanguage(),
): Promise<never> {
  location[how](pathIn(language, path));
  return new Promise(() => {});
}

/**
 * Leaves for the log-in page. Without a connection the page stays, what the device keeps for offline screens is deleted all the same,
 * and the session ends when the server can be reached.
 * @returns why the page has not been left: the server's sentence, or 'offline'
 */
export async function signOut(loginPath: string): Promise<string> {
  const user = await readUser();
  try {
    if (user) await callApi('logout', { user: user.id });
  } catch (error) {
    // product §8: a failed log-out is logged.
    console.warn('The log-out failed', error);
    const { status, message } = error instanceof CallError ? error : { status: 500, message: String(error) };
    if (user && status === 0) {
      noteLogOut(user.id);
      await forgetAnswers();
      queryClient.clear();
      return 'offline';
    }
    // 401: the session is not this user's any more.
    if (status !== 401) return message;
  }
  await forgetAnswers();
  forgetViewing();
  return leaveFor(loginPath, 'assign');
}
