import type { ReactNode } from 'react';
import { type AboutSlug, aboutSlugs, routes } from '#shared/routes.ts';
import { ButtonLink } from '#web/site/parts/links/button-link.tsx';
import { useWords } from '#web/site/parts/page-context.ts';
import { SideMenu } from '#web/site/parts/side-menu.tsx';
import { AboutGallery } from './about-gallery.tsx';
import { Recognitions } from './recognitions.tsx';

interface AboutLayoutProps {
  slug: AboutSlug;
  header: ReactNode;
  children: ReactNode;
}

/** The layout of the ten pages: side menu, text, recognitions, pictures and links to other pages. */
export function AboutLayout({ slug, header, children }: AboutLayoutProps) {
  const { aboutMenu, aboutLayout } = useWords('about');
  const items = aboutSlugs.map((one) => ({ label: aboutMenu[one], url: routes.aboutPage(one) }));
  return (
    <>
      {header}
      <SideMenu label={aboutLayout.menuLabel} items={items} current={routes.aboutPage(slug)}>
        {children}
      </SideMenu>
      {/* The same on ten pages. */}
      <details className="group folded-on-phones border-t border-line">
        <summary className="page-width flex min-h-14 items-center justify-between text-lg font-semibold after:content-['+'] group-open:after:content-['–']">
          {aboutLayout.more}
        </summary>
        <Recognitions />
        <AboutGallery />
      </details>
      <section className="bg-teal text-white print:hidden">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-10 gap-y-5 py-10">
          <h2 className="max-w-md text-2xl">{aboutLayout.contactText}</h2>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={aboutLayout.contactLink.url} variant="accent">
              {aboutLayout.contactLink.label}
            </ButtonLink>
            <ButtonLink href={aboutLayout.scholarshipLink.url} variant="light">
              {aboutLayout.scholarshipLink.label}
            </ButtonLink>
          </div>
        </div>
      </section>
    </>
  );
}
