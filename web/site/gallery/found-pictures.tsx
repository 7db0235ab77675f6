import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { GalleryEntry } from '#shared/website/gallery.ts';
import { useWords } from '#web/site/parts/page-context.ts';
import { Button } from '#web/ui/button.tsx';
import { GalleryItem, galleryGrid } from './gallery-item.tsx';

const picturesAtOnce = 24;

export interface FoundPicture {
  entry: GalleryEntry;
  label: string;
}

/** What was found, in place of the page's own pictures while it is shown. */
export function FoundPictures({ found, college }: { found: readonly FoundPicture[]; college: string }) {
  const { galleryPage: words } = useWords('gallery');
  const [limit, setLimit] = useState(picturesAtOnce);
  useLayoutEffect(() => {
    const page = document.querySelector<HTMLElement>('[data-gallery-page]');
    page?.toggleAttribute('hidden', true);
    return () => void page?.toggleAttribute('hidden', false);
  }, []);
  const place = document.querySelector('[data-gallery-found]');
  if (!place) return null;
  return createPortal(
    <>
      <ul className={galleryGrid}>
        {found.slice(0, limit).map(({ entry, label }) => (
          <GalleryItem
            key={entry.id + entry.title}
            entry={entry}
            college={college}
            label={label}
            searchText=""
          />
        ))}
      </ul>
      {found.length > limit && (
        <p className="mt-8 text-center">
          <Button onClick={() => setLimit(limit + picturesAtOnce)}>{words.more}</Button>
        </p>
      )}
    </>,
    place,
  );
}
