import { routes } from '#shared/routes.ts';
import { PortalShell } from '#web/portal/shell/portal-shell.tsx';
import { adminMenu } from './admin-menu.ts';

/** product §4: the admin's log-out goes to the staff log-in. */
export function AdminShell() {
  return <PortalShell title="Admin" menu={adminMenu} loginPath={routes.facultyLogin} />;
}
