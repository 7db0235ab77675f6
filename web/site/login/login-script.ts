import type { SignedInUser } from '#shared/account/auth.ts';
import { finishLogOut } from '#web/api/unfinished-log-out.ts';
import { reloadRestored } from '#web/ui/reload-restored.ts';

reloadRestored();

/**
 * An admin who opens any log-in page, and a student, faculty member or guardian who opens their own, goes on to the portal
 * (product §2.10), unless that portal has sent them here because it could not load (product §8): they would be redirected
 * in a loop.
 */
try {
  await finishLogOut();
  const response = await fetch('/api/auth/status');
  const { user } = (await response.json()) as { user: SignedInUser | null };
  const role = document.querySelector<HTMLElement>('[data-role]')?.dataset.role;
  if (user && (user.type === 'admin' || user.type === role)) {
    // A dynamic import: most visitors are not signed in and do not need the addresses of the portals.
    const { portalOf } = await import('./portal-of.ts');
    const portal = portalOf(user);
    if (!document.referrer.startsWith(location.origin + portal)) location.replace(portal);
  }
} catch (error) {
  // product §8: a failed check is only logged.
  console.warn('The sign-in status could not be read', error);
}
