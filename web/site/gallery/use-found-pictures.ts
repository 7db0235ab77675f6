import { useEffect, useState } from 'react';
import { type GalleryEntry, isFound, searchTextOf } from '#shared/website/gallery.ts';
import { useWords } from '#web/site/parts/page-context.ts';
import type { FoundPicture, FoundPictures } from './found-pictures.tsx';
import type { GalleryQuestion } from './gallery-question.ts';

/** What the first question loads: the list of all pictures, and how pictures of it are shown. */
interface AllPictures {
  entries: readonly GalleryEntry[];
  Found: typeof FoundPictures;
}

/**
 * Looks in the list of all pictures, which is loaded with the first question.
 * @returns what was found and the component that shows it; undefined without a question, or while the list loads
 */
export function useFoundPictures(
  source: string | undefined,
  { category, query }: GalleryQuestion,
  filters: readonly { group: string; label: string }[],
): { found?: FoundPicture[]; Found?: typeof FoundPictures; problem?: string } {
  const { galleryPage: words } = useWords('gallery');
  const [all, setAll] = useState<AllPictures>();
  const [hasFailed, setFailed] = useState(false);
  const asked = source === undefined ? '' : category + query;
  useEffect(() => {
    if (!asked || !source || all) return;
    const load = async () => {
      const [answer, { FoundPictures: Found }] = await Promise.all([
        fetch(source),
        import('./found-pictures.tsx'),
      ]);
      const entries = (await answer.json()) as GalleryEntry[]; // made by the renderer of the site
      setAll({ entries, Found });
    };
    load().catch(() => setFailed(true));
  }, [asked, all, source]);
  if (!asked) return {};
  if (!all) return { problem: hasFailed ? words.failed : words.loading };
  const labels = new Map(filters.map(({ group, label }) => [group, label]));
  const found = all.entries
    .filter(({ group }) => !category || group === category)
    .map((entry) => ({ entry, label: labels.get(entry.group) ?? '' }))
    .filter(({ entry, label }) => isFound(searchTextOf(entry, label), query));
  return { found, Found: all.Found };
}
