import type { Link } from '#shared/website/content.ts';
import { usePage } from '#web/site/parts/page-context.ts';
import { TextLink } from './text-link.tsx';

/** The entries of a menu: that of the page is the current one, or of a page below it. */
export function NavigationLinks({ links, linkClass }: { links: readonly Link[]; linkClass: string }) {
  const { path } = usePage();
  // A page below one of the links, unless it has a link of its own.
  const isListed = links.some(({ url }) => url === path);
  const isCurrent = (url: string) => url === path || (!isListed && path.startsWith(`${url}/`));
  return links.map((link) => (
    <li key={link.url}>
      <TextLink link={link} aria-current={isCurrent(link.url) ? 'page' : undefined} className={linkClass} />
    </li>
  ));
}
