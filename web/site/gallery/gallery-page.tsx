import { emptyPicture } from '#content/en/empty.ts';
import { galleryPage as words } from '#content/en/gallery.ts';
import { routes } from '#shared/routes.ts';
import { PageHeader } from '#web/site/frame/page-header.tsx';
import { Island } from '#web/site/islands/island.tsx';
import { Picture } from '#web/site/parts/picture.tsx';
import { Slot } from '#web/site/parts/slot.tsx';
import { DownloadAgreement } from './download-agreement.tsx';
import { agreementId } from './download-script.ts';
import { GalleryFinder } from './gallery-finder.tsx';
import { galleryGrid } from './gallery-grid.ts';
import { GalleryItem } from './gallery-item.tsx';
import { startEntries as entries, startFilters as filters } from './start-gallery.ts';

const labels = new Map(filters.map(({ group, label }) => [group, label]));

/**
 * Every picture is in the page; the finder hides those that do not match, and keeps category and search in the address.
 */
export function GalleryPage() {
  return (
    <>
      <PageHeader path={routes.gallery} title={words.title} lead={words.lead} />
      <section data-gallery-area className="page-width pt-8 pb-16 md:pb-28" aria-label={words.title}>
        <Slot name="gallery-finder">
          <Island name="gallery" of={GalleryFinder} props={{ filters, total: entries.length }} />
        </Slot>
        <div data-gallery-page>
          <ul data-gallery className={galleryGrid}>
            <Slot name="gallery">
              {entries.map((entry, index) => (
                <GalleryItem
                  key={entry.image.id}
                  entry={entry}
                  label={labels.get(entry.group) ?? ''}
                  isFirst={index < 3}
                />
              ))}
            </Slot>
            <Slot name="gallery-events" />
          </ul>
          <Slot name="gallery-pages">
            <div hidden className="py-6">
              <Picture picture={{ ...emptyPicture, alt: '' }} className="mx-auto w-56" />
            </div>
          </Slot>
        </div>
        <div data-gallery-found />
        <p className="mt-10 max-w-text text-sm text-ink-soft without-script:hidden">
          <Slot name="gallery-formats">{words.formats}</Slot>
        </p>
      </section>
      <a hidden data-download-link>
        {words.download}
      </a>
      <Island name={agreementId} of={DownloadAgreement} />
    </>
  );
}
