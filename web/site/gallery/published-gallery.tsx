// The parts of the gallery with what the office has published: its pictures, or the start pictures without them, then the
// photos of its events.
import { galleryCategoryLabels, galleryPage as words } from '#content/en/gallery.ts';
import { formatDate } from '#shared/kit/format.ts';
import { galleryFile } from '#shared/routes.ts';
import { festivalGroup, type PublishedGalleryEntry, publishedSearchText } from '#shared/website/gallery.ts';
import type { GalleryPicture } from '#shared/website/gallery-pictures.ts';
import type { PublishedEvent } from '#shared/website/published.ts';
import type { WebsitePicture } from '#shared/website/website-pictures.ts';
import { Island } from '#web/site/islands/island.tsx';
import { PreviewNote } from '#web/site/parts/preview-note.tsx';
import { GalleryFinder } from './gallery-finder.tsx';
import { PublishedGalleryItem } from './published-gallery-item.tsx';

export interface PublishedGalleryContent {
  gallery: readonly GalleryPicture[];
  events: readonly PublishedEvent[];
}

/** The sizes of a picture are named by the part before the width. */
const sizesOf = ({ width, height, pictures }: Omit<WebsitePicture, 'id'>) => ({
  width,
  height,
  widths: pictures.map((size) => size.width),
  id: (pictures[0]?.id ?? '').replace(/-\d+$/, ''),
});

/** All pictures in the order of the gallery. */
export function galleryList({ gallery, events }: PublishedGalleryContent): PublishedGalleryEntry[] {
  const pictures = [...gallery].sort((one, other) => one.order - other.order || (one.id > other.id ? -1 : 1));
  const photos = events
    .toSorted((one, other) => (one.date > other.date ? -1 : 1))
    .flatMap((event) => [
      { event, photo: event, text: '' },
      ...(event.photos ?? []).map(({ photo, text }) => ({ event, photo, text })),
    ])
    // Photos of an earlier version of the program have other names.
    .filter(({ photo }) => photo.pictures.every(({ id, width }) => id.endsWith(`-${width}`)));
  return [
    ...pictures.map(({ title, text, altText, category, festival, photo }) => ({
      ...sizesOf(photo),
      title,
      text,
      alt: altText || title,
      group: category === 'festivals' && festival ? festivalGroup(festival) : category,
    })),
    ...photos.map(({ event: { title, date }, photo, text }) => ({
      ...sizesOf(photo),
      title,
      text: [text, formatDate(date)].filter(Boolean).join(' · '),
      alt: text || title,
      group: 'aboutCollege',
    })),
  ];
}

interface Filter {
  group: string;
  label: string;
}

/** A button for each festival that has pictures, then for the other categories (product §2.8). */
export function filtersOf({ gallery }: PublishedGalleryContent): Filter[] {
  const { festivals, ...others } = galleryCategoryLabels;
  const ofFestivals = gallery.filter(({ category }) => category === 'festivals');
  const named = new Map(
    ofFestivals.flatMap(({ festival }) => (festival ? [[festivalGroup(festival), festival] as const] : [])),
  );
  const hasUnnamed = named.size === 0 || ofFestivals.some(({ festival }) => !festival);
  return [
    { group: '', label: words.all },
    ...[...named].map(([group, label]) => ({ group, label })),
    ...(hasUnnamed ? [{ group: 'festivals', label: festivals }] : []),
    ...Object.entries(others).map(([group, label]) => ({ group, label })),
  ];
}

interface FinderProps {
  filters: readonly Filter[];
  /** How many pictures there are on all pages. */
  total: number;
  hasPages?: boolean;
  isPreview?: boolean;
}

export function PublishedFinder({ filters, total, hasPages = false, isPreview = false }: FinderProps) {
  const source = hasPages ? { source: galleryFile } : {};
  return (
    <>
      {isPreview && <PreviewNote />}
      <Island name="gallery" of={GalleryFinder} props={{ filters, total, ...source }} />
    </>
  );
}

interface ItemsProps {
  entries: readonly PublishedGalleryEntry[];
  filters: readonly Filter[];
  hasPages?: boolean;
  /** The pictures are at the top of the page: the first ones are not loaded lazily. */
  isTop?: boolean;
}

export function PublishedItems({ entries, filters, hasPages = false, isTop = false }: ItemsProps) {
  const labels = new Map(filters.map(({ group, label }) => [group, label]));
  return entries.map((entry, index) => {
    const label = labels.get(entry.group) ?? '';
    return (
      <PublishedGalleryItem
        key={entry.id + entry.title}
        entry={entry}
        label={label}
        // A gallery of several pages is searched in its list of all pictures.
        searchText={hasPages ? '' : publishedSearchText(entry, label)}
        isFirst={isTop && index < 3}
      />
    );
  });
}
