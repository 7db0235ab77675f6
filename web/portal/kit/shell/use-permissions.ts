import { useQuery } from '@tanstack/react-query';
import type { PermissionSet } from '#shared/roles.ts';
import { sessionQuery } from '#web/api/session.ts';

const none: readonly PermissionSet[] = [];

/** The sets of permissions of the signed-in staff account; a portal is shown after they are known. */
export function usePermissions(): readonly PermissionSet[] {
  return useQuery(sessionQuery).data?.permissions ?? none;
}
