import { routes } from '#shared/routes.ts';
import { PortalShell } from '../common/portal-shell.tsx';
import { adminHome, adminSections } from './admin-menu.ts';

/** product §4: the admin's log-out goes to the staff log-in. */
export function AdminShell() {
  return <PortalShell title="Admin" menu={[adminHome, ...adminSections]} loginPath={routes.facultyLogin} />;
}
