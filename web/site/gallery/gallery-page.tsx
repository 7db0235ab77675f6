import { Search } from 'lucide-react';
import { emptyPicture } from '#content/en/empty.ts';
import { galleryCategories, galleryCategoryLabels, galleryPage as words } from '#content/en/gallery.ts';
import { galleryEntries, galleryFilters } from '#shared/gallery.ts';
import { routes } from '#shared/routes.ts';
import { PageHeader } from '#web/site/frame/page-header.tsx';
import { Picture } from '#web/site/parts/picture.tsx';
import { DownloadAgreement } from './download-agreement.tsx';
import { GalleryItem } from './gallery-item.tsx';

const entries = galleryEntries(galleryCategories);
const filters = [
  { group: '', label: words.all },
  ...galleryFilters(galleryCategories, galleryCategoryLabels),
];
const labels = new Map(filters.map(({ group, label }) => [group, label]));

/** Everything is in the page; the script hides what is not asked for, and keeps the question in the address. */
export function GalleryPage() {
  return (
    <>
      <PageHeader path={routes.gallery} title={words.title} lead={words.lead} />
      <section className="page-width pt-8 pb-16 md:pb-28" aria-label={words.title}>
        <div className="grid gap-5 without-script:hidden lg:grid-cols-[1fr_20rem] lg:items-end">
          <GalleryFilters />
          <GallerySearch />
        </div>
        <p
          role="status"
          data-gallery-count
          data-one={words.countOne}
          data-many={words.count}
          data-none={words.empty}
          className="mt-5 min-h-7 text-ink-soft without-script:hidden"
        >
          {words.count.replace('{count}', String(entries.length))}
        </p>
        <ul data-gallery className="mt-3 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {entries.map((entry, index) => (
            <GalleryItem
              key={entry.image.id}
              entry={entry}
              label={labels.get(entry.group) ?? ''}
              isFirst={index < 3}
            />
          ))}
        </ul>
        <div data-gallery-empty hidden className="py-6">
          <Picture picture={{ ...emptyPicture, alt: '' }} className="mx-auto w-56" />
        </div>
        <p className="mt-10 max-w-text text-sm text-ink-soft without-script:hidden">{words.formats}</p>
      </section>
      <DownloadAgreement />
    </>
  );
}

/** One line that is pushed along on phones, all in sight on larger screens. */
function GalleryFilters() {
  return (
    <div
      role="group"
      aria-label={words.filterLabel}
      data-gallery-filters
      className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
    >
      {filters.map(({ group, label }) => (
        <button
          key={group}
          type="button"
          data-filter={group}
          aria-pressed={group === ''}
          className="min-h-11 flex-none rounded-full border border-line bg-white px-4 font-medium transition-colors hover:border-teal hover:text-teal aria-pressed:border-teal aria-pressed:bg-teal aria-pressed:text-white"
        >
          {label}
        </button>
      ))}
    </div>
  );
}

function GallerySearch() {
  return (
    <form role="search" data-gallery-search aria-label={words.search.label}>
      <label htmlFor="gallery-query" className="mb-1 block text-sm font-medium">
        {words.search.label}
      </label>
      <div className="relative">
        <Search
          className="pointer-events-none absolute top-3.5 left-3 size-5 text-ink-soft"
          aria-hidden="true"
        />
        <input
          id="gallery-query"
          name="q"
          type="search"
          maxLength={100}
          autoComplete="off"
          placeholder={words.search.placeholder}
          className="min-h-12 w-full rounded-sm border border-ink-soft bg-white pr-3 pl-10 placeholder:text-ink-soft"
        />
      </div>
    </form>
  );
}
