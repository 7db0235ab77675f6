import { routes } from '#shared/routes.ts';
import { useSending } from '#web/portal/registers/use-sending.ts';
import { PortalShell } from '#web/portal/shell/portal-shell.tsx';
import { adminMenu } from './admin-menu.ts';

/** product §4: the admin's log-out goes to the staff log-in. */
export function AdminShell() {
  useSending();
  return <PortalShell title="Admin" role="admin" menu={adminMenu} loginPath={routes.facultyLogin} />;
}
