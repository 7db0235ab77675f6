import { portalRoutes, routes } from '#shared/routes.ts';
import { menuFor } from '#web/portal/kit/shell/menu.ts';
import { PortalShell } from '#web/portal/kit/shell/portal-shell.tsx';
import { usePermissions } from '#web/portal/kit/shell/use-permissions.ts';
import { useOutbox } from '#web/portal/teaching/registers/use-outbox.ts';
import { adminMenu, dailyOf } from './admin-menu.ts';

/** product §4: the admin's log-out goes to the staff log-in. */
export function AdminShell() {
  useOutbox();
  const permissions = usePermissions();
  const portal = { role: 'admin', permissions, home: portalRoutes.admin() } as const;
  return (
    <PortalShell
      title="Admin"
      portal={portal}
      menu={menuFor(adminMenu, portal)}
      daily={dailyOf(permissions)}
      loginPath={routes.facultyLogin}
    />
  );
}
