import type { ReactNode } from 'react';
import { breadcrumbNames } from '#content/en/breadcrumbs.ts';
import { frame } from '#content/en/frame.ts';
import type { Picture as Words } from '#shared/content.ts';
import { routes } from '#shared/routes.ts';
import { classNames } from '#web/lib/class-names.ts';
import { Picture } from './picture.tsx';
import { breadcrumbs } from './structured-data.ts';

interface PageHeaderProps {
  path: string;
  title: string;
  lead?: string;
  picture?: Words;
  /** Under the lead: the page's primary button, or a line of facts. */
  children?: ReactNode;
}

/** How every inner page begins: the way back up, what this page is, one sentence on it. */
export function PageHeader({ path, title, lead, picture, children }: PageHeaderProps) {
  return (
    <header className="border-b border-line">
      <div
        className={classNames(
          'page-width grid gap-x-12 gap-y-6 pt-3 pb-8 md:pb-12',
          picture && 'items-center md:grid-cols-[1.2fr_1fr]',
        )}
      >
        <div>
          <Breadcrumb path={path} />
          <h1 className="mt-3 text-4xl">{title}</h1>
          {lead && <p className="mt-4 max-w-text text-lg text-ink-soft">{lead}</p>}
          {children && <div className="mt-6">{children}</div>}
        </div>
        {picture && (
          <Picture
            picture={picture}
            isHero
            sizes="(min-width: 48rem) 32rem, 100vw"
            className="aspect-[16/9] w-full rounded-lg object-cover md:mt-6 md:aspect-[4/3]"
          />
        )}
      </div>
    </header>
  );
}

function Breadcrumb({ path }: { path: string }) {
  const steps = breadcrumbs(path);
  if (steps.length === 0) return null;
  return (
    <nav aria-label={frame.breadcrumb} className="no-print text-sm">
      <ol className="flex flex-wrap items-center">
        <li>
          <a
            href={routes.home}
            className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
          >
            {breadcrumbNames[routes.home]}
          </a>
        </li>
        {steps.map(({ name, path: step }) => (
          <li key={step} className="flex items-center before:px-2 before:text-ink-soft before:content-['/']">
            {step === path ? (
              <span aria-current="page" className="text-ink-soft">
                {name}
              </span>
            ) : (
              <a href={step} className="inline-flex min-h-11 items-center underline-offset-4 hover:underline">
                {name}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
