import { Search } from 'lucide-react';
import { search } from '#content/en/search.ts';

/** Opens the search of the site; the index comes only then. */
export function SearchButton({ className }: { className: string }) {
  return (
    <button type="button" data-search-open className={className} aria-label={search.open} title={search.open}>
      <Search className="size-5" aria-hidden="true" />
    </button>
  );
}
