import { getRouteApi } from '@tanstack/react-router';
import { LayoutDashboard, Settings } from 'lucide-react';
import { portalRoutes, routes } from '#shared/routes.ts';
import { PortalShell } from '../common/portal-shell.tsx';

const route = getRouteApi('/student-dashboard/$id');

export function StudentShell() {
  const { id } = route.useParams();
  return (
    <PortalShell
      title="Student"
      loginPath={routes.studentLogin}
      menu={[
        { label: 'Dashboard', path: portalRoutes.student(id), icon: LayoutDashboard },
        { label: 'Settings', path: portalRoutes.student(id, 'settings'), icon: Settings },
      ]}
    />
  );
}
