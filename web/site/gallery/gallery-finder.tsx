import { Search } from 'lucide-react';
import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '#web/site/parts/page-context.ts';
import { showPictures } from './gallery-question.ts';
import { useFoundPictures } from './use-found-pictures.ts';
import { useGalleryQuestion } from './use-gallery-question.ts';

interface GalleryFinderProps {
  filters: readonly { group: string; label: string }[];
  /** How many pictures there are. */
  total: number;
  /** The short name of the college. */
  college: string;
  /** The list of all pictures, where the page has a part of them only. */
  source?: string;
}

/** Filters and search of the gallery, and how many pictures they find. */
export function GalleryFinder({ filters, total, college, source }: GalleryFinderProps) {
  const { galleryPage: words } = useWords('gallery');
  const { search } = useWords('search');
  const { asked, choose, attributes, stopTyping } = useGalleryQuestion(filters.map(({ group }) => group));
  const [shown, setShown] = useState(total);
  // Deferred: a typed letter appears in the field before the pictures change.
  const question = useDeferredValue(asked);
  const { found, Found, problem } = useFoundPictures(source, question, filters);
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the pictures are outside of React: showing them also counts them
    setShown(source ? total : showPictures(question));
  }, [question, source, total]);
  const counted = found?.length ?? shown;
  const count = [words.empty, words.countOne][counted] ?? words.count.replace('{count}', String(counted));
  return (
    <>
      <div className="grid gap-5 without-script:hidden lg:grid-cols-[1fr_20rem] lg:items-end">
        <GalleryFilters filters={filters} chosen={asked.category} onChoose={choose} />
        <form
          role="search"
          aria-label={words.search.label}
          onSubmit={(event) => {
            event.preventDefault();
            stopTyping();
          }}
        >
          <label htmlFor="gallery-query" className="mb-1 block text-sm font-medium">
            {words.search.label}
          </label>
          <div className="relative">
            <Search
              className="pointer-events-none absolute top-3.5 left-3 size-5 text-ink-soft"
              aria-hidden="true"
            />
            <input
              {...attributes}
              id="gallery-query"
              name="q"
              type="search"
              maxLength={100}
              autoComplete="off"
              placeholder={words.search.placeholder}
              className="min-h-12 w-full rounded-sm border border-ink-soft bg-white pr-3 pl-10"
            />
          </div>
        </form>
      </div>
      <p
        role="status"
        data-alert
        data-failed={search.failed}
        data-failing={problem && ''}
        className="mt-5 min-h-7 text-ink-soft without-script:hidden"
      >
        {problem ?? count}
      </p>
      {found && Found && (
        <Found key={`${question.category} ${question.query}`} found={found} college={college} />
      )}
    </>
  );
}

interface GalleryFiltersProps extends Pick<GalleryFinderProps, 'filters'> {
  chosen: string;
  onChoose: (group: string) => void;
}

/** One line that scrolls on phones; on larger screens all buttons are visible. */
function GalleryFilters({ filters, chosen, onChoose }: GalleryFiltersProps) {
  const { galleryPage: words } = useWords('gallery');
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const filter = line.current?.children[filters.findIndex(({ group }) => group === chosen)];
    // In the next frame: reading its position now would force a layout.
    if (filter) requestAnimationFrame(() => intoSight(filter as HTMLElement)); // as: one of the buttons below
  }, [chosen, filters]);
  return (
    <div
      ref={line}
      role="group"
      aria-label={words.filterLabel}
      className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
    >
      {filters.map(({ group, label }) => (
        <button
          key={group}
          type="button"
          aria-pressed={group === chosen}
          onClick={() => onChoose(group)}
          className="min-h-11 flex-none rounded-full border border-line bg-white px-4 font-medium transition-colors hover:border-teal hover:text-teal aria-pressed:border-teal aria-pressed:bg-teal aria-pressed:text-white"
        >
          {label}
        </button>
      ))}
    </div>
  );
}

function intoSight(filter: HTMLElement): void {
  const line = filter.parentElement;
  if (line)
    line.scrollLeft = filter.offsetLeft - line.offsetLeft - (line.clientWidth - filter.offsetWidth) / 2;
}
