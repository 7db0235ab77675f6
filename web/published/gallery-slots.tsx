// The gallery: the pictures that the office has published, or the start pictures without them, then the photos of its events.
import type { ReactElement } from 'react';
import { galleryPage as words } from '#content/en/gallery.ts';
import { furtherPage, routes } from '#shared/routes.ts';
import type { FurtherPage, PublishedContent, Slots } from '#shared/website/published.ts';
import { replacedParts } from '#shared/website/published-parts.ts';
import {
  filtersOf,
  galleryList,
  PublishedFinder,
  PublishedItems,
} from '#web/site/gallery/published-gallery.tsx';
import { startEntries, startFilters } from '#web/site/gallery/start-gallery.ts';
import { PageLinks } from '#web/site/parts/page-links.tsx';
import { chunks } from './chunks.ts';

const picturesOnPage = 24;
/** How many events are shown where the gallery has its start pictures, which are one page. */
const latestEvents = 48;

type Markup = (element: ReactElement) => string;

/** The pages of a gallery with pictures of the office. */
function galleryPages(content: PublishedContent, markup: Markup) {
  const list = galleryList(content);
  const filters = filtersOf(content);
  const parts = chunks(list, picturesOnPage);
  const pages = parts.map((_, index) => furtherPage(routes.gallery, index + 1));
  const { previewId } = content;
  const isPreview = [...content.gallery, ...content.events].some(({ id }) => id === previewId);
  const common = { filters, hasPages: pages.length > 1 };
  return parts.map((entries, index) => {
    const current = pages[index] ?? routes.gallery;
    const render = (): Slots => ({
      'gallery-finder': markup(<PublishedFinder {...common} total={list.length} isPreview={isPreview} />),
      gallery: markup(<PublishedItems {...common} entries={entries} isTop />),
      'gallery-events': '',
      'gallery-pages': markup(<PageLinks pages={pages} current={current} />),
      'gallery-formats': words.jpegOnly,
    });
    return { path: current, render };
  });
}

const emptyGallery = (markup: Markup): Slots => ({
  'gallery-finder': '',
  gallery: '',
  'gallery-events': '',
  'gallery-pages': markup(<p className="text-lg text-ink-soft">{words.none}</p>),
  'gallery-formats': '',
});

export function gallerySlots(content: PublishedContent, markup: Markup): Slots {
  const all = galleryList(content);
  if (replacedParts(content).has('gallery'))
    return all.length > 0 ? (galleryPages(content, markup)[0]?.render() ?? {}) : emptyGallery(markup);
  const entries = all.slice(0, latestEvents);
  if (entries.length === 0) return {};
  const total = startEntries.length + entries.length;
  return {
    'gallery-finder': markup(<PublishedFinder filters={startFilters} total={total} />),
    'gallery-events': markup(<PublishedItems filters={startFilters} entries={entries} />),
  };
}

export function furtherGalleryPages(content: PublishedContent, markup: Markup): FurtherPage[] {
  if (!replacedParts(content).has('gallery')) return [];
  return galleryPages(content, markup)
    .slice(1)
    .map((page) => ({ ...page, base: routes.gallery }));
}
