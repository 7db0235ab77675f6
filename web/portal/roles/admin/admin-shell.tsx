import { portalRoutes, routes } from '#shared/routes.ts';
import { PortalShell } from '#web/portal/kit/shell/portal-shell.tsx';
import { useRulesAhead } from '#web/portal/kit/shell/use-rules-ahead.ts';
import { useOutbox } from '#web/portal/teaching/registers/use-outbox.ts';
import { adminMenu } from './admin-menu.ts';

const portal = { role: 'admin', home: portalRoutes.admin() } as const;

/** product §4: the admin's log-out goes to the staff log-in. */
export function AdminShell() {
  useOutbox();
  useRulesAhead();
  return <PortalShell title="Admin" portal={portal} menu={adminMenu} loginPath={routes.facultyLogin} />;
}
