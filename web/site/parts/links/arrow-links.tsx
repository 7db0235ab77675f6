import { ArrowRight } from 'lucide-react';
import type { Link } from '#shared/website/content.ts';
import { officeText } from '#web/site/parts/office-text.tsx';
import { TextLink } from './text-link.tsx';

/** Links to related pages, each a row with a title and a short description. */
export function ArrowLinks({ links }: { links: readonly (Link & { note: string })[] }) {
  return (
    <ul className="border-t border-line">
      {links.map(({ url, label, note }) => (
        <li key={url}>
          <TextLink
            href={url}
            className="group flex min-h-16 items-center justify-between gap-4 border-b border-line py-3 hover:text-teal"
          >
            <span>
              <span className="block text-xl font-semibold">{officeText(label)}</span>
              <span className="text-ink-soft">{officeText(note)}</span>
            </span>
            <ArrowRight
              className="size-6 flex-none text-teal transition-transform group-hover:translate-x-1"
              aria-hidden="true"
            />
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
