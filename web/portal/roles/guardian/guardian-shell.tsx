import { getRouteApi } from '@tanstack/react-router';
import { ClipboardCheck, FilePen, GraduationCap, House, IndianRupee, Settings } from 'lucide-react';
import { portalRoutes, routes } from '#shared/routes.ts';
import { PortalShell } from '#web/portal/kit/shell/portal-shell.tsx';
import { useDocumentLanguage, useWords } from '#web/portal/kit/words/words.ts';
import { guardianWords } from '#web/portal/people/guardians/guardian-words.ts';
import { useOwnChild } from '#web/portal/people/guardians/own-child.tsx';

const route = getRouteApi('/guardian-dashboard/$id');

export function GuardianShell() {
  const { id } = route.useParams();
  const words = useWords(guardianWords);
  const child = useOwnChild();
  useDocumentLanguage();
  const sections = [
    ['home', '', House, true],
    ['attendance', 'attendance', ClipboardCheck, true],
    ['fees', 'fees', IndianRupee, child?.maySeeFees],
    ['marks', 'marks', GraduationCap, child?.maySeeMarks],
    ['certificates', 'certificates', FilePen, true],
    ['settings', 'settings', Settings, true],
  ] as const;
  const menu = sections.flatMap(([label, section, icon, isShown]) =>
    isShown ? [{ label: words[label], path: portalRoutes.guardian(id, section), icon }] : [],
  );
  const portal = { role: 'guardian' as const, home: portalRoutes.guardian(id) };
  const daily = [words.home, words.attendance, words.fees, words.marks];
  return <PortalShell title={words.portal} {...{ portal, menu, daily }} loginPath={routes.guardianLogin} />;
}
