// The pictures of the gallery and its filters: the office's pictures, then the photos of events.
import { datesIn } from '#shared/kit/dates-in.ts';
import { formatDate } from '#shared/kit/format.ts';
import type { Language } from '#shared/kit/languages.ts';
import { isStartPicture } from '#shared/routes.ts';
import { festivalGroup, type GalleryEntry } from '#shared/website/gallery.ts';
import type { SiteFiles, WebsiteContent } from '#shared/website/website-content.ts';
import type { WebsitePicture } from '#shared/website/website-pictures.ts';
import type { Words } from '#web/site/parts/page-context.ts';
import { pictureIn } from '#web/site/parts/pictures/pictures.ts';

export type GalleryContent = Pick<WebsiteContent, 'gallery' | 'events'>;
type Files = Pick<SiteFiles, 'pictures'>;

/** The sizes of a picture are named by the part before the width; one of content/images has none. */
function fileOf({ width, height, pictures }: Partial<WebsitePicture>, files: Files) {
  const path = pictures?.[0]?.id ?? '';
  if (isStartPicture(path))
    return {
      id: path,
      width: 0,
      height: 0,
      widths: [],
      file: { source: pictureIn(files.pictures, path), path },
    };
  return {
    width: width ?? 0,
    height: height ?? 0,
    widths: (pictures ?? []).map((size) => size.width),
    id: path.replace(/-\d+$/, ''),
  };
}

/** All pictures in the order of the gallery. */
export function galleryList(
  { gallery, events }: GalleryContent,
  words: Words,
  files: Files,
  language: Language = 'en',
): GalleryEntry[] {
  const pictures = [...gallery].sort((a, b) => a.order - b.order || (a.id > b.id ? -1 : 1));
  return [
    ...pictures.map(({ title, text, altText, category, festival, photo }) => {
      const greetings = greetingsOf(festival, words);
      return {
        ...fileOf(photo, files),
        title,
        text,
        alt: altText || title,
        group: category === 'festivals' && festival ? festivalGroup(festival) : category,
        ...(greetings && { words: greetings }),
      };
    }),
    ...photosOf(events).map(({ event: { title, date }, photo, text }) => ({
      ...fileOf(photo, files),
      title,
      text: [text, formatDate(date, datesIn[language])].filter(Boolean).join(' · '),
      alt: text || title,
      group: 'aboutCollege',
    })),
  ];
}

/** The photos of the latest event come first. */
export function photosOf(events: WebsiteContent['events']) {
  return (
    events
      .toSorted((a, b) => (a.date > b.date ? -1 : 1))
      .flatMap((event) => [
        { event, photo: { pictures: event.pictures, width: event.width, height: event.height }, text: '' },
        ...(event.photos ?? []).map(({ photo, text }) => ({ event, photo, text })),
      ])
      // Photos of an earlier version of the program have other names.
      .filter(({ photo }) => photo.pictures.every(({ id, width }) => id.endsWith(`-${width}`)))
  );
}

/** By which visitors look for pictures of a festival that the content knows. */
function greetingsOf(festival: string, { gallery: { galleryCategories } }: Words): string {
  const festivals = galleryCategories.flatMap((category) =>
    'festivals' in category ? category.festivals : [],
  );
  const found = festivals.find(({ festivalName }) => festivalName === festival);
  return (found?.messages ?? []).flatMap(({ text, keywords }) => [text, ...keywords]).join(' ');
}

export interface GalleryFilter {
  group: string;
  label: string;
}

/** A button for each festival that has pictures, then for the other categories (product §2.8). */
export function filtersOf({ gallery }: GalleryContent, { gallery: words }: Words): GalleryFilter[] {
  const { festivals, ...others } = words.galleryCategoryLabels;
  const ofFestivals = gallery.filter(({ category }) => category === 'festivals');
  const named = new Map(
    ofFestivals.flatMap(({ festival }) => (festival ? [[festivalGroup(festival), festival] as const] : [])),
  );
  const hasUnnamed = named.size === 0 || ofFestivals.some(({ festival }) => !festival);
  return [
    { group: '', label: words.galleryPage.all },
    ...[...named].map(([group, label]) => ({ group, label })),
    ...(hasUnnamed ? [{ group: 'festivals', label: festivals }] : []),
    ...Object.entries(others).map(([group, label]) => ({ group, label })),
  ];
}
