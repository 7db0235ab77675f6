import type { ReactNode } from 'react';
import type { Picture as Words } from '#shared/website/content.ts';
import { TextLink } from '#web/site/parts/links/text-link.tsx';
import { officeText } from '#web/site/parts/office-text.tsx';
import { usePage, useWords } from '#web/site/parts/page-context.ts';
import { Picture } from '#web/site/parts/pictures/picture.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { breadcrumbs } from './structured-data.ts';

interface PageHeaderProps {
  title: string;
  lead?: string;
  /** Beside the text: a picture, a portrait, a large figure. */
  figure?: ReactNode;
  /** A picture of content/images, in place of the figure. */
  picture?: Words;
  /** The page's primary button and related links. */
  children?: ReactNode;
}

/** The top of each page but the home page: breadcrumbs, heading, lead text and buttons. */
export function PageHeader({ title, lead, figure, picture, children }: PageHeaderProps) {
  const { college } = usePage();
  return (
    <div className="overflow-hidden bg-sand print:bg-transparent">
      <div
        className={classNames(
          'page-width grid gap-x-12',
          Boolean(picture ?? figure) &&
            'md:grid-cols-[1.1fr_1fr] lg:grid-cols-[1.35fr_1fr] print:grid-cols-[1.6fr_1fr]',
        )}
      >
        <div className="min-w-0 py-6 md:py-12 print:py-2">
          <Breadcrumb />
          <p className="hidden text-sm print:block">
            {college.collegeName}, {college.phone}, {college.domain}
          </p>
          <h1 className="mt-4 text-4xl md:mt-6">{officeText(title)}</h1>
          {lead && <p className="mt-4 max-w-text text-lg">{officeText(lead)}</p>}
          {children && <div className="mt-6 *:first:mt-0">{children}</div>}
        </div>
        {picture ? (
          <Picture
            picture={picture}
            isHero
            sizes="(min-width: 48rem) 32rem, 100vw"
            className="no-print max-h-96 w-full max-w-lg self-end object-cover object-top max-md:rounded-t-lg"
          />
        ) : (
          figure
        )}
      </div>
    </div>
  );
}

/** Breadcrumbs: links to the pages above this one, then the page's own name. */
function Breadcrumb() {
  const { frame } = useWords('frame');
  const { path, heads } = usePage();
  const steps = breadcrumbs(path, heads);
  return (
    <nav aria-label={frame.breadcrumb} className="no-print text-sm">
      <ol className="-my-2 flex flex-wrap items-center">
        {steps.map((step) => (
          <li
            key={step.path}
            // On phones a long trail omits the page's own name, which the heading repeats.
            className={classNames(
              "flex items-center not-first:before:mx-2 not-first:before:content-['/']",
              steps.length > 3 && step.path === path && 'max-sm:hidden',
            )}
          >
            {step.path === path ? (
              <span aria-current="page" className="inline-flex min-h-11 items-center text-ink-soft">
                {officeText(step.name)}
              </span>
            ) : (
              <TextLink
                href={step.path}
                className="inline-flex min-h-11 items-center text-teal underline-offset-4 hover:underline"
              >
                {step.name}
              </TextLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
