// The entries, filters, search and file names of the gallery (product §2.8, §4).

import { textKey } from '#shared/kit/text/text-key.ts';
import type { GalleryCategory, GalleryImage } from './content.ts';

export interface GalleryEntry {
  image: GalleryImage;
  /** The filter it belongs to: a festival's id, or the name of another category. */
  group: string;
  /** The keys of the searched texts, one per line. */
  searchText: string;
}

export function galleryEntries(categories: readonly GalleryCategory[]): GalleryEntry[] {
  return categories.flatMap((category) => {
    if (category.categoryName !== 'festivals')
      return category.images.map((image) => entry(image, category.categoryName, []));
    return category.festivals.flatMap(({ id, images, messages }) => {
      const greetings = messages.flatMap(({ text, keywords }) => [text, ...keywords]);
      return images.map((image) => entry(image, id, greetings));
    });
  });
}

function entry(image: GalleryImage, group: string, greetings: readonly string[]): GalleryEntry {
  return {
    image,
    group,
    searchText: [image.title, image.description, ...greetings].map(textKey).join('\n'),
  };
}

/** The filters besides All, in the order of the content. @param labels of the categories that are not festivals */
export function galleryFilters(
  categories: readonly GalleryCategory[],
  labels: Readonly<Record<string, string>>,
): { group: string; label: string }[] {
  return categories.flatMap((category) =>
    category.categoryName === 'festivals'
      ? category.festivals.map(({ id, festivalName }) => ({ group: id, label: festivalName }))
      : [{ group: category.categoryName, label: labels[category.categoryName] ?? category.categoryName }],
  );
}

/** A published picture as the site's list of all pictures has it, which the search of a long gallery loads. */
export interface PublishedGalleryEntry {
  /** The sizes are named by it: 'id-480'. */
  id: string;
  widths: readonly number[];
  width: number;
  height: number;
  title: string;
  text: string;
  alt: string;
  group: string;
}

/** The filter of a festival: 'World Physiotherapy Day' → 'world-physiotherapy-day'. */
export function festivalGroup(name: string): string {
  return slug(name) || textKey(name);
}

/** As in the build's pictures: the texts of a published one. */
export function publishedSearchText({ title, text, group }: PublishedGalleryEntry, label: string): string {
  return [title, text, label, group].map(textKey).join('\n');
}

/** @param searchText of an entry. An empty query matches every entry. */
export function isFound(searchText: string, query: string): boolean {
  return searchText.includes(textKey(query));
}

/** The name of a downloaded picture without its extension: 'vcp-rangoli-at-the-entrance'. */
export function downloadName(image: Pick<GalleryImage, 'id' | 'title'>, prefix: string): string {
  // A title in Telugu has no letters for a file name, so the id is used.
  return `${slug(prefix)}-${slug(image.title) || slug(image.id)}`;
}

function slug(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
