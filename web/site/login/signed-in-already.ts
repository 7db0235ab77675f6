import type { SignedInUser } from '#shared/auth.ts';
import { portalRoutes } from '#shared/routes.ts';

export function portalOf({ type, id }: SignedInUser): string {
  return type === 'admin' ? portalRoutes.admin() : portalRoutes[type](id);
}

/**
 * Somebody who is signed in and opens their own log-in page goes on to their portal, unless it was that portal that sent
 * them here: it could not load (product §8), and they would go round in circles.
 */
export async function goOnIfSignedIn(role: string): Promise<void> {
  try {
    const response = await fetch('/api/auth/status');
    const { user } = (await response.json()) as { user: SignedInUser | null };
    if (user?.type !== role || document.referrer.startsWith(location.origin + portalOf(user))) return;
    location.replace(portalOf(user));
  } catch (error) {
    // product §8: a failed check is only logged.
    console.warn('The sign-in status could not be read', error);
  }
}
