// The entries, filters, search and file names of the gallery (product §2.8, §4).
import { textKey } from '#shared/kit/text/text-key.ts';
import type { GalleryImage } from './content.ts';
import type { PictureSource } from './website-content.ts';

/** A picture as the site's list of all pictures has it, which the search of a long gallery loads. */
export interface GalleryEntry {
  /** The sizes of an uploaded picture are named by it: 'id-480'. */
  id: string;
  widths: readonly number[];
  width: number;
  height: number;
  title: string;
  text: string;
  alt: string;
  /** The filter it belongs to: a festival, or the name of another category. */
  group: string;
  /** Searched, but never shown: the greetings of its festival. */
  words?: string;
  /** A picture of content/images in place of an uploaded one: its path below the downloads. */
  file?: { source: PictureSource; path: string };
}

/** The filter of a festival: 'World Physiotherapy Day' → 'world-physiotherapy-day'. */
export function festivalGroup(name: string): string {
  return slug(name) || textKey(name);
}

/** The keys of the searched texts, one per line. */
export function searchTextOf({ title, text, group, words = '' }: GalleryEntry, label: string): string {
  return [title, text, label, group, words].map(textKey).join('\n');
}

/** @param searchText of an entry. An empty query matches every entry. */
export function isFound(searchText: string, query: string): boolean {
  return searchText.includes(textKey(query));
}

/** Where the build puts a picture of content/images to be kept. @param ending 'jpg' or 'svg' */
export const contentDownload = (path: string, ending: string) =>
  `/downloads/${path.replace(/\.\w+$/, '')}.${ending}`;

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
