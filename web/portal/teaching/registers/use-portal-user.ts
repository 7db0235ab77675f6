import { useParams } from '@tanstack/react-router';
import { portalRoutes } from '#shared/routes.ts';
import { signedInUser } from '#web/api/session.ts';

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
  return { id: signedInUser()?.id ?? '', facultyId: undefined, pathOf: portalRoutes.admin };
}
