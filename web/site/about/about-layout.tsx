import type { ComponentProps } from 'react';
import { aboutSlugs, routes } from '#shared/routes.ts';
import { PageHeader } from '#web/site/frame/page-header.tsx';
import { ButtonLink } from '#web/site/parts/links/button-link.tsx';
import { TextLink } from '#web/site/parts/links/text-link.tsx';
import { useWords } from '#web/site/parts/page-context.ts';
import { Picture } from '#web/site/parts/pictures/picture.tsx';
import { SideMenu } from '#web/site/parts/side-menu.tsx';
import { AboutGallery } from './about-gallery.tsx';

/** The layout of the ten pages: side menu, text, recognitions, pictures and links to other pages. */
export function AboutLayout({ children, ...header }: ComponentProps<typeof PageHeader>) {
  const { aboutMenu, aboutLayout } = useWords('about');
  const items = aboutSlugs.map((slug) => ({ label: aboutMenu[slug], url: routes.aboutPage(slug) }));
  return (
    <>
      <PageHeader {...header} />
      <SideMenu label={aboutLayout.menuLabel} items={items}>
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
            <ButtonLink link={aboutLayout.contactLink} variant="accent" />
            <ButtonLink link={aboutLayout.scholarshipLink} variant="light" />
          </div>
        </div>
      </section>
    </>
  );
}

/** The bodies that recognise the college, with their logos. */
function Recognitions() {
  const { aboutLayout } = useWords('about');
  const { recognitions } = useWords('frame');
  return (
    <section className="print:hidden" aria-labelledby="recognitions">
      <div className="page-width py-6 md:py-12 lg:py-16">
        <h2 id="recognitions" className="text-2xl">
          {aboutLayout.recognitionHeading}
        </h2>
        <ul className="mt-6 grid gap-x-8 gap-y-4 sm:grid-cols-3">
          {recognitions.map(({ label, url, logo, ...more }) => (
            <li key={url}>
              <TextLink
                href={url}
                className="flex items-center gap-4 sm:max-lg:flex-col sm:max-lg:items-start text-lg leading-tight font-semibold hover:text-teal hover:underline"
              >
                <Picture picture={logo} sizes="5rem" className="size-20 flex-none object-contain" />
                <span>
                  {label}
                  {'approval' in more && (
                    <span className="block text-base font-normal text-ink-soft">{more.approval}</span>
                  )}
                </span>
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
