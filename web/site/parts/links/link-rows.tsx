import type { Link } from '#shared/website/content.ts';
import { TextLink } from './text-link.tsx';

/** Links to related pages, one per line. */
export function LinkRows({ links }: { links: readonly Link[] }) {
  return (
    <ul className="mt-3 border-t border-line">
      {links.map((link) => (
        <li key={link.url} className="border-b border-line">
          <TextLink
            link={link}
            className="flex min-h-11 items-center font-medium text-teal hover:underline"
          />
        </li>
      ))}
    </ul>
  );
}
