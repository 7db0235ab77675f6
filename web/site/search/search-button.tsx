import { Search } from 'lucide-react';
import { useWords } from '#web/site/parts/page-context.ts';
import { classNames } from '#web/ui/class-names.ts';

/**
 * Opens the search of the site, whose index is loaded then. Without a script the button is invisible but keeps its
 * space.
 */
export function SearchButton({ className }: { className: string }) {
  const { search } = useWords('search');
  return (
    <button
      type="button"
      command="show-modal"
      commandfor="search"
      className={classNames('invisible in-data-js:visible', className)}
      aria-label={search.open}
      aria-keyshortcuts="/"
    >
      <Search className="size-5 flex-none" aria-hidden="true" />
    </button>
  );
}
