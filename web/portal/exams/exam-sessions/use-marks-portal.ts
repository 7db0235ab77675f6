import { useLocation, useParams } from '@tanstack/react-router';
import { portalPrefixes, portalRoutes } from '#shared/routes.ts';

/** Whether the screen is in the office's portal, and the paths of the screens of marks in the portal that is open. */
export function useMarksPortal() {
  const isOffice = useLocation({ select: ({ pathname }) => pathname.startsWith(portalPrefixes.admin) });
  const { id = '' } = useParams({ strict: false });
  const pathOf = (section: string) =>
    isOffice ? portalRoutes.admin(section) : portalRoutes.faculty(id, section);
  return { isOffice, pathOf };
}
