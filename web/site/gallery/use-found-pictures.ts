import { useEffect, useState } from 'react';
import { galleryPage as words } from '#content/en/gallery.ts';
import { isFound, type PublishedGalleryEntry, publishedSearchText } from '#shared/gallery.ts';
import type { GalleryQuestion } from './gallery-question.ts';

export interface FoundPicture {
  entry: PublishedGalleryEntry;
  label: string;
}

/**
 * Looks in the list of all pictures, which is loaded with the first question.
 * @returns what was found; undefined without a question, or while the list loads
 */
export function useFoundPictures(
  source: string | undefined,
  { category, query }: GalleryQuestion,
  filters: readonly { group: string; label: string }[],
): { found: FoundPicture[] | undefined; problem: string | undefined } {
  const [entries, setEntries] = useState<PublishedGalleryEntry[]>();
  const [hasFailed, setFailed] = useState(false);
  const asked = source === undefined ? '' : category + query;
  useEffect(() => {
    if (!asked || !source || entries) return;
    const load = async () => {
      const answer = await fetch(source);
      setEntries((await answer.json()) as PublishedGalleryEntry[]); // made by the renderer of the site
    };
    load().catch(() => setFailed(true));
  }, [asked, entries, source]);
  if (!asked) return { found: undefined, problem: undefined };
  if (!entries) return { found: undefined, problem: hasFailed ? words.failed : words.loading };
  const labels = new Map(filters.map(({ group, label }) => [group, label]));
  const found = entries
    .filter(({ group }) => !category || group === category)
    .map((entry) => ({ entry, label: labels.get(entry.group) ?? '' }))
    .filter(({ entry, label }) => isFound(publishedSearchText(entry, label), query));
  return { found, problem: undefined };
}
