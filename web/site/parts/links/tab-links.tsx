import type { Link } from '#shared/website/content.ts';
import { classNames } from '#web/ui/class-names.ts';
import { TextLink } from './text-link.tsx';

interface TabLinksProps {
  label: string;
  items: readonly Link[];
  /** The address of the current item. */
  current: string;
  className?: string;
}

/** Links to related pages in one row, styled as tabs. */
export function TabLinks({ label, items, current, className }: TabLinksProps) {
  return (
    <nav aria-label={label} className={classNames('no-print', className)}>
      <ul className="flex border-b border-line">
        {items.map((link) => (
          <li key={link.url} className="max-sm:flex-1">
            <TextLink
              link={link}
              aria-current={link.url === current ? 'page' : undefined}
              className="-mb-px flex h-full min-h-12 items-center justify-center border-b-3 border-transparent px-1 text-center leading-tight font-medium hover:text-teal aria-[current]:border-turmeric aria-[current]:font-semibold aria-[current]:text-teal max-sm:text-sm sm:px-5"
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
