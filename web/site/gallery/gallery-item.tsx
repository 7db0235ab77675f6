import { Download } from 'lucide-react';
import { galleryPage as words } from '#content/en/gallery.ts';
import { college } from '#content/facts.ts';
import { downloadName, type GalleryEntry } from '#shared/gallery.ts';
import { Picture } from '#web/site/parts/picture.tsx';

interface GalleryItemProps {
  entry: GalleryEntry;
  /** Name of its filter. */
  label: string;
  isFirst: boolean;
}

const button =
  'inline-flex min-h-11 flex-none items-center gap-2 rounded-sm px-3 font-semibold text-teal hover:bg-sea-pale without-script:hidden';

/** The text covers the picture on hover or focus of its buttons; on touch screens it is below the picture. */
export function GalleryItem({ entry: { image, group, searchText }, label, isFirst }: GalleryItemProps) {
  const { title, description, url, altText } = image;
  const name = downloadName(image, college.shortName);
  const isDrawing = url.endsWith('.svg');
  const ending = url.split('.').at(-1);
  return (
    // Layout is deferred until the item is near the viewport: one letter of the search can show hundreds of items again.
    <li
      data-group={group}
      data-search={searchText}
      className="[contain-intrinsic-height:auto_24rem] [content-visibility:auto] print:[content-visibility:visible]"
    >
      <figure className="group overflow-hidden rounded-lg border border-line bg-white">
        <div className="relative overflow-hidden">
          <Picture
            picture={{ src: url, alt: altText }}
            isHero={isFirst}
            sizes="(min-width: 64rem) 23rem, (min-width: 40rem) 50vw, 100vw"
            className="aspect-[4/3] w-full object-cover"
          />
          <figcaption className="p-4 pb-0 can-hover:absolute can-hover:inset-x-0 can-hover:bottom-0 can-hover:translate-y-2 can-hover:bg-ink can-hover:pb-4 can-hover:text-white can-hover:opacity-0 can-hover:transition can-hover:group-focus-within:translate-y-0 can-hover:group-focus-within:opacity-100 can-hover:group-hover:translate-y-0 can-hover:group-hover:opacity-100">
            <h2 className="text-lg">{title}</h2>
            <p className="mt-1">{description}</p>
          </figcaption>
        </div>
        <div className="flex min-h-13 flex-wrap items-center justify-end py-1 pr-1 pl-4">
          <p className="mr-auto text-sm leading-tight text-ink-soft">{label}</p>
          {isDrawing && (
            <button type="button" data-download={`/downloads/${name}.svg`} className={button}>
              {words.drawing}
              <span className="sr-only">{words.drawingLong.replace('{title}', title)}</span>
            </button>
          )}
          <button
            type="button"
            data-download={`/downloads/${name}.${isDrawing ? 'jpg' : ending}`}
            className={button}
          >
            <Download className="size-5" aria-hidden="true" />
            {words.download}
            <span className="sr-only">{title}</span>
          </button>
        </div>
      </figure>
    </li>
  );
}
