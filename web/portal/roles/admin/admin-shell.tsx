import { useLocation, useSearch } from '@tanstack/react-router';
import { portalRoutes, routes } from '#shared/routes.ts';
import { MayWrite } from '#web/portal/kit/rows/use-may-write.ts';
import { menuFor } from '#web/portal/kit/shell/menu.ts';
import { PortalShell } from '#web/portal/kit/shell/portal-shell.tsx';
import { usePermissions } from '#web/portal/kit/shell/use-permissions.ts';
import { useOutbox } from '#web/portal/teaching/registers/use-outbox.ts';
import { adminMenu, dailyOf, mayWriteOn } from './admin-menu.ts';

/** product §4: the admin's log-out goes to the staff log-in. */
export function AdminShell() {
  useOutbox();
  const permissions = usePermissions();
  const portal = { role: 'admin', permissions, home: portalRoutes.admin() } as const;
  const { pathname } = useLocation();
  const { tab }: { tab?: unknown } = useSearch({ strict: false });
  const section = pathname.slice(portalRoutes.admin().length + 1);
  return (
    <MayWrite value={mayWriteOn(section, tab, portal)}>
      <PortalShell
        title="Admin"
        portal={portal}
        menu={menuFor(adminMenu, portal)}
        daily={dailyOf(permissions)}
        loginPath={routes.facultyLogin}
      />
    </MayWrite>
  );
}
