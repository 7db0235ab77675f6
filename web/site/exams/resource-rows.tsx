import { ExternalLink } from 'lucide-react';
import { frame } from '#content/en/frame.ts';
import type { ResourceLink } from '#shared/website/content.ts';

/** Links in two columns; each opens a tab of its own, so that the hub stays open. */
export function ResourceRows({ links }: { links: readonly ResourceLink[] }) {
  return (
    <ul className="mt-8 grid sm:grid-cols-2 sm:gap-x-10">
      {links.map(({ resourcesTitle, resourcesLink }) => (
        <li key={resourcesLink} className="min-w-0 border-b border-line first:border-t sm:nth-2:border-t">
          <a
            href={resourcesLink}
            target="_blank"
            rel="noopener"
            className="flex min-h-16 items-center justify-between gap-4 text-lg font-semibold hover:text-teal"
          >
            <span className="min-w-0 wrap-anywhere">
              {resourcesTitle}
              <span className="sr-only"> ({frame.opensInNewTab})</span>
            </span>
            <ExternalLink className="size-5 flex-none text-teal" aria-hidden="true" />
          </a>
        </li>
      ))}
    </ul>
  );
}
