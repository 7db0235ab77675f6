import type { ReactNode } from 'react';
import { type AboutSlug, aboutSlugs, routes } from '#shared/routes.ts';
import { useWords } from '#web/site/parts/page-context.ts';
import { SideMenu } from '#web/site/parts/side-menu.tsx';

export interface AboutTopProps {
  slug: AboutSlug;
  header: ReactNode;
  children: ReactNode;
}

/** The header of a page of the section, its menu and its text. */
export function AboutTop({ slug, header, children }: AboutTopProps) {
  const { aboutMenu, aboutLayout } = useWords('about');
  const items = aboutSlugs.map((one) => ({ label: aboutMenu[one], url: routes.aboutPage(one) }));
  return (
    <>
      {header}
      <SideMenu label={aboutLayout.menuLabel} items={items} current={routes.aboutPage(slug)}>
        {children}
      </SideMenu>
    </>
  );
}
