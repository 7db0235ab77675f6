import { useWords } from '#web/site/parts/page-context.ts';
import { TextLink } from './text-link.tsx';

interface PageLinksProps {
  /** The addresses of all pages of a list; nothing is shown where everything fits into one. */
  pages: readonly string[];
  current: string;
}

/** Links on each side of the current one: eighty pages in a row would fill a phone's screen. */
const near = 2;

/** Links to the pages of a long list: the first, the last, and those around the current one. */
export function PageLinks({ pages, current }: PageLinksProps) {
  const { noticesPage: words } = useWords('notices');
  if (pages.length < 2) return null;
  const at = pages.indexOf(current);
  const shown = pages.flatMap((path, index) =>
    index === 0 || index === pages.length - 1 || Math.abs(index - at) <= near ? [{ path, index }] : [],
  );
  return (
    <nav aria-label={words.pages} className="no-print mt-6">
      <ol className="flex flex-wrap items-center gap-2">
        {shown.map(({ path, index }, place) => (
          <li key={path} className="flex items-center gap-2">
            {place > 0 && index - (shown[place - 1]?.index ?? 0) > 1 && <span aria-hidden="true">…</span>}
            <TextLink
              href={path}
              aria-current={path === current ? 'page' : undefined}
              className="grid size-11 place-items-center rounded-sm border border-line text-teal aria-[current=page]:bg-teal aria-[current=page]:text-white"
            >
              <span className="sr-only">{words.page} </span>
              {index + 1}
            </TextLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
