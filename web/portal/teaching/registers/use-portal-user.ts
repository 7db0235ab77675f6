import { useParams } from '@tanstack/react-router';
import type { AuthStatus } from '#shared/account/auth.ts';
import { portalRoutes } from '#shared/routes.ts';
import { queryClient } from '#web/api/query-client.ts';

export interface PortalUser {
  /** The teacher's record, or the admin's account. */
  id: string;
  /** undefined for the office. */
  facultyId: string | undefined;
  /** The address of a section of the user's portal. */
  pathOf: (section: string) => string;
}

/** The teacher or admin whose portal it is. */
export function usePortalUser(): PortalUser {
  const { id: facultyId } = useParams({ strict: false });
  if (facultyId)
    return { id: facultyId, facultyId, pathOf: (section) => portalRoutes.faculty(facultyId, section) };
  const session = queryClient.getQueryData<AuthStatus>(['session']);
  return {
    id: session?.user?.id ?? '',
    facultyId: undefined,
    pathOf: (section) => portalRoutes.admin(section),
  };
}
