import { useQuery } from '@tanstack/react-query';
import { type Action, mayAll, type PermissionSet } from '#shared/roles.ts';
import { sessionQuery } from '#web/api/session.ts';

const none: readonly PermissionSet[] = [];

/** The sets of permissions of the signed-in staff account; a portal is shown after they are known. */
export function usePermissions(): readonly PermissionSet[] {
  return useQuery(sessionQuery).data?.permissions ?? none;
}

/** @returns whether the signed-in staff account may do that with all records, or only read them */
export function useMay() {
  const permissions = usePermissions();
  return (action: Action, isReading = false) => mayAll(action, { role: 'admin', permissions }, isReading);
}
