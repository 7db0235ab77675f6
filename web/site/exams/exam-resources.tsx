import { ExternalLink } from 'lucide-react';
import { examHub, resourceLinks } from '#content/en/exams.ts';
import { frame } from '#content/en/frame.ts';
import type { ResourceLink } from '#shared/content.ts';
import { TabHeading } from './tab-heading.tsx';

interface ExamResourcesProps {
  /** 'loading' while a list from another source loads; the list of content/ needs no loading. */
  links?: readonly ResourceLink[] | 'loading';
}

export function ExamResources({ links = resourceLinks }: ExamResourcesProps) {
  const { heading, text, empty, loading } = examHub.resources;
  if (links === 'loading') return <TabHeading heading={heading} empty={loading} />;
  if (links.length === 0) return <TabHeading heading={heading} empty={empty} />;
  return (
    <>
      <TabHeading heading={heading} />
      <p className="mt-4 max-w-text text-lg text-ink-soft">{text}</p>
      <ul className="mt-8 grid sm:grid-cols-2 sm:gap-x-10">
        {links.map(({ resourcesTitle, resourcesLink }) => (
          <li key={resourcesLink} className="border-b border-line first:border-t sm:nth-2:border-t">
            <a
              href={resourcesLink}
              target="_blank"
              rel="noopener"
              className="flex min-h-16 items-center justify-between gap-4 text-lg font-semibold hover:text-teal"
            >
              <span>
                {resourcesTitle}
                <span className="sr-only"> ({frame.opensInNewTab})</span>
              </span>
              <ExternalLink className="size-5 flex-none text-teal" aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
