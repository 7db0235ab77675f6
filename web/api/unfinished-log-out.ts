// A log-out without a connection: the server does not know of it yet, and its cookie is still there.
import { userHeader } from '#shared/account/user-header.ts';
import { forgetOthers } from './kept-answers.ts';

/** The id of the user whose session is still to be ended. */
const unfinished = 'unfinished-log-out';

export function noteLogOut(userId: string): void {
  localStorage.setItem(unfinished, userId);
}

/** A user who signs in has a new session, and has ended the one that was left open. */
export async function noteLogIn(userId: string): Promise<void> {
  localStorage.removeItem(unfinished);
  await forgetOthers(userId);
}

/**
 * Ends the session of a user who has logged out without a connection, and of no other user.
 * @throws where the server cannot be reached
 */
export async function finishLogOut(): Promise<void> {
  const user = localStorage.getItem(unfinished);
  if (!user) return;
  const { ok, status } = await fetch('/api/auth/logout', { method: 'POST', headers: { [userHeader]: user } });
  if (ok || status === 401) localStorage.removeItem(unfinished);
  else throw new Error(`The log-out failed: ${status}`);
}

/** Called when the user logs out in another tab without a connection. @returns a function that ends it */
export function onLogOut(listener: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => key === unfinished && newValue && listener();
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
