import type { ReactNode } from 'react';
import { useWords } from '#web/site/parts/page-context.ts';
import { SideMenu } from '#web/site/parts/side-menu.tsx';

/** The layout of the section's three pages, with their menu. */
export function AdmissionsLayout({ header, children }: { header: ReactNode; children: ReactNode }) {
  const { admissions, admissionsMenu } = useWords('admissions');
  return (
    <>
      {header}
      <SideMenu label={admissions.menuLabel} items={admissionsMenu}>
        {children}
      </SideMenu>
    </>
  );
}
