import type { SignedInUser } from '#shared/account/auth.ts';
import { portalRoutes } from '#shared/routes.ts';

/** The address of the portal of a signed-in user. */
export function portalOf({ type, id }: SignedInUser): string {
  return type === 'admin' ? portalRoutes.admin() : portalRoutes[type](id);
}
