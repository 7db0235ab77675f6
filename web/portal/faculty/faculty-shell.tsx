import { getRouteApi } from '@tanstack/react-router';
import { Settings } from 'lucide-react';
import { portalRoutes, routes } from '#shared/routes.ts';
import { PortalShell } from '../common/portal-shell.tsx';

const route = getRouteApi('/faculty-dashboard/$id');

export function FacultyShell() {
  const { id } = route.useParams();
  return (
    <PortalShell
      title="Faculty"
      loginPath={routes.facultyLogin}
      menu={[{ label: 'Settings', path: portalRoutes.faculty(id, 'settings'), icon: Settings }]}
    />
  );
}
