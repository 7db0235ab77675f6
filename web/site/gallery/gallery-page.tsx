import { pathIn } from '#shared/kit/languages.ts';
import { furtherPage, galleryFile, routes } from '#shared/routes.ts';
import { searchTextOf } from '#shared/website/gallery.ts';
import { PageHeader } from '#web/site/frame/page-header.tsx';
import { Island } from '#web/site/islands/island.tsx';
import { PageLinks } from '#web/site/parts/links/page-links.tsx';
import { usePage } from '#web/site/parts/page-context.ts';
import { Picture } from '#web/site/parts/pictures/picture.tsx';
import { PreviewNote } from '#web/site/parts/preview-note.tsx';
import { chunks, type Shown } from '#web/site/parts/shown.ts';
import { DownloadAgreement } from './download-agreement.tsx';
import { agreementId } from './download-script.ts';
import { GalleryFinder } from './gallery-finder.tsx';
import { GalleryItem, galleryGrid } from './gallery-item.tsx';
import { filtersOf, type GalleryContent, galleryList, photosOf } from './gallery-list.ts';

const picturesOnPage = 24;

/** How many pages the pictures take: the photos of an event are pictures too. */
export const galleryPages = ({ gallery, events }: GalleryContent) =>
  chunks([...gallery, ...photosOf(events)], picturesOnPage).length;

/**
 * Every picture of the page is in its HTML; the finder hides those that do not match, and keeps category and search in the address.
 * A gallery of several pages is searched in its list of all pictures.
 */
export function GalleryPage({ number, previewId, ...content }: Shown<'gallery' | 'events'>) {
  const { words, files, language, college } = usePage();
  const { galleryPage } = words.gallery;
  const all = galleryList(content, words, files, language);
  const filters = filtersOf(content, words);
  const labels = new Map(filters.map(({ group, label }) => [group, label]));
  const parts = chunks(all, picturesOnPage);
  const source = parts.length > 1 ? { source: pathIn(language, galleryFile) } : {};
  const isPreview = [...content.gallery, ...content.events].some(({ id }) => id === previewId);
  return (
    <>
      <PageHeader title={galleryPage.title} lead={galleryPage.lead} />
      <section data-gallery-area className="page-width pt-8 pb-16 md:pb-28" aria-label={galleryPage.title}>
        {isPreview && <PreviewNote />}
        {all.length > 0 && (
          <Island
            name="gallery"
            of={GalleryFinder}
            props={{ filters, total: all.length, college: college.collegeShort, ...source }}
            words={({ search: { search } }) => {
              const { agreement: _, ...finder } = galleryPage;
              return { gallery: { galleryPage: finder }, search: { search: { failed: search.failed } } };
            }}
          />
        )}
        <div data-gallery-page>
          <ul data-gallery className={galleryGrid}>
            {parts[number - 1]?.map((entry, index) => {
              const label = labels.get(entry.group) ?? '';
              return (
                <GalleryItem
                  key={entry.id + entry.title}
                  entry={entry}
                  college={college.collegeShort}
                  label={label}
                  searchText={parts.length > 1 ? '' : searchTextOf(entry, label)}
                  isFirst={index < 3}
                />
              );
            })}
          </ul>
          <div hidden className="py-6">
            <Picture picture={{ ...words.empty.emptyPicture, alt: '' }} className="mx-auto w-56" />
          </div>
          {all.length === 0 && <p className="text-lg text-ink-soft">{galleryPage.none}</p>}
          <PageLinks
            pages={parts.map((_, index) => furtherPage(routes.gallery, index + 1))}
            current={furtherPage(routes.gallery, number)}
          />
        </div>
        <div data-gallery-found />
        {all.length > 0 && (
          <p className="mt-10 max-w-text text-sm text-ink-soft without-script:hidden">
            {all.some(({ file }) => file?.path.endsWith('.svg')) ? galleryPage.formats : galleryPage.jpegOnly}
          </p>
        )}
      </section>
      <a hidden data-download-link>
        {galleryPage.download}
      </a>
      <Island
        name={agreementId}
        of={DownloadAgreement}
        words={({ frame: { frame } }) => ({
          frame: { frame: { close: frame.close, opensInNewTab: frame.opensInNewTab } },
          gallery: { galleryPage: { agreement: galleryPage.agreement } },
        })}
      />
    </>
  );
}
