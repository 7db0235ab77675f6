import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Link } from '#shared/website/content.ts';
import { NavigationLinks } from './links/navigation-links.tsx';
import { TabLinks } from './links/tab-links.tsx';
import { usePage } from './page-context.ts';

interface SideMenuProps {
  label: string;
  items: readonly Link[];
  children: ReactNode;
}

/** The number of links that fit into one row on a phone. */
const longestRow = 4;

/** The menu of a section's pages: sticky at the side on desktops, above the text on phones. */
export function SideMenu({ label, items, children }: SideMenuProps) {
  const { path } = usePage();
  return (
    <div className="page-width grid gap-x-12 lg:grid-cols-[15rem_minmax(0,1fr)]">
      <nav aria-label={label} className="no-print sticky top-6 hidden self-start py-16 lg:block">
        <ul className="border-l border-line">
          <NavigationLinks
            links={items}
            linkClass="relative flex min-h-11 items-center py-1 pl-5 leading-tight hover:text-teal aria-[current]:font-semibold aria-[current]:text-teal before:absolute before:-left-1.5 before:size-3 before:rounded-full aria-[current]:before:bg-turmeric"
          />
        </ul>
      </nav>
      {items.length <= longestRow ? (
        <TabLinks label={label} items={items} current={path} className="mt-2 max-sm:-mx-2 lg:hidden" />
      ) : (
        <FoldedMenu label={label} items={items} />
      )}
      <div className="min-w-0 pt-8 pb-14 lg:py-16 print:py-2">{children}</div>
    </div>
  );
}

/** Closed by default; side-menu-script closes it after a choice. */
function FoldedMenu({ label, items }: Omit<SideMenuProps, 'children'>) {
  return (
    <details data-side-menu className="group no-print mt-4 rounded-lg border border-line bg-white lg:hidden">
      <summary className="flex min-h-12 items-center justify-between gap-4 px-4 font-semibold text-teal">
        {label}
        <ChevronDown className="size-5 transition-transform group-open:rotate-180" aria-hidden="true" />
      </summary>
      <nav aria-label={label} className="border-t border-line px-4 py-2">
        <ul>
          <NavigationLinks
            links={items}
            linkClass="flex min-h-11 items-center border-l-3 border-transparent pl-3 aria-[current]:border-turmeric aria-[current]:font-semibold aria-[current]:text-teal"
          />
        </ul>
      </nav>
    </details>
  );
}
