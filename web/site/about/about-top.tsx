import type { ReactNode } from 'react';
import { aboutLayout, aboutMenu } from '#content/en/about.ts';
import { type AboutSlug, aboutSlugs, routes } from '#shared/routes.ts';
import { SideMenu } from '#web/site/parts/side-menu.tsx';

const items = aboutSlugs.map((slug) => ({ label: aboutMenu[slug], url: routes.aboutPage(slug) }));

export interface AboutTopProps {
  slug: AboutSlug;
  header: ReactNode;
  children: ReactNode;
}

/** The header of a page of the section, its menu and its text. */
export function AboutTop({ slug, header, children }: AboutTopProps) {
  return (
    <>
      {header}
      <SideMenu label={aboutLayout.menuLabel} items={items} current={routes.aboutPage(slug)}>
        {children}
      </SideMenu>
    </>
  );
}
