import { getRouteApi } from '@tanstack/react-router';
import { ClipboardCheck, FilePen, GraduationCap, House, IndianRupee, Settings } from 'lucide-react';
import { portalRoutes, routes } from '#shared/routes.ts';
import { PortalShell } from '#web/portal/kit/shell/portal-shell.tsx';
import { useOffline } from '#web/portal/kit/shell/use-offline.ts';
import { useOwnChild } from '#web/portal/people/guardians/own-child.tsx';

const route = getRouteApi('/guardian-dashboard/$id');

export function GuardianShell() {
  const { id } = route.useParams();
  useOffline('guardian');
  const child = useOwnChild();
  const sections = [
    ['Home', '', House, true],
    ['Attendance', 'attendance', ClipboardCheck, true],
    ['Fees', 'fees', IndianRupee, child?.maySeeFees],
    ['Marks', 'marks', GraduationCap, child?.maySeeMarks],
    ['Certificates', 'certificates', FilePen, true],
    ['Settings', 'settings', Settings, true],
  ] as const;
  const menu = sections.flatMap(([label, section, icon, isShown]) =>
    isShown ? [{ label, path: portalRoutes.guardian(id, section), icon }] : [],
  );
  const portal = { role: 'guardian' as const, home: portalRoutes.guardian(id) };
  const daily = ['Home', 'Attendance', 'Fees', 'Marks'];
  return <PortalShell title="Parent" {...{ portal, menu, daily }} loginPath={routes.guardianLogin} />;
}
